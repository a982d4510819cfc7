# Parts of countries by which people name their time zone; countries and cities are Babel's. Of each zone, what
# people call its parts, with bars between. A part with two zones is in the one where most of its people live.

zone-regions =
    Europe/London: England | Scotland | Wales | Northern Ireland | Britain | Great Britain
    America/New_York: Connecticut | Delaware | Florida | Georgia | Maine | Maryland | Massachusetts | New Hampshire | New Jersey | North Carolina | Ohio | Pennsylvania | Rhode Island | South Carolina | Vermont | Virginia | Washington | Washington DC | West Virginia
    America/Detroit: Michigan
    America/Indiana/Indianapolis: Indiana
    America/Kentucky/Louisville: Kentucky
    America/Chicago: Alabama | Arkansas | Illinois | Iowa | Kansas | Louisiana | Minnesota | Mississippi | Missouri | Nebraska | North Dakota | Oklahoma | South Dakota | Tennessee | Texas | Wisconsin
    America/Denver: Colorado | Montana | New Mexico | Utah | Wyoming
    America/Boise: Idaho
    America/Phoenix: Arizona
    America/Los_Angeles: California | Nevada | Oregon | Washington | Washington State
    America/Anchorage: Alaska
    Pacific/Honolulu: Hawaii
    America/Toronto: Ontario | Quebec
    America/Halifax: Nova Scotia | Prince Edward Island
    America/Moncton: New Brunswick
    America/St_Johns: Newfoundland
    America/Winnipeg: Manitoba
    America/Regina: Saskatchewan
    America/Edmonton: Alberta
    America/Vancouver: British Columbia
    Europe/Madrid: Catalonia | Andalusia | Basque Country | Galicia
    Asia/Seoul: Korea
    Asia/Dubai: UAE | Emirates
    Europe/Amsterdam: Holland
    Europe/Istanbul: Turkey
    Europe/Prague: Czech Republic
    Australia/Sydney: New South Wales
    Australia/Melbourne: Victoria
    Australia/Brisbane: Queensland
    Australia/Adelaide: South Australia
    Australia/Perth: Western Australia
    Australia/Hobart: Tasmania
    Australia/Darwin: Northern Territory
