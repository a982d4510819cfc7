# Parts of countries by which people name their time zone; countries and cities are Babel's. Of each zone, what
# people call its parts, with bars between. A part with two zones is in the one where most of its people live.

zone-regions =
    Europe/Berlin: Baden-Württemberg | Bayern | Brandenburg | Hessen | Mecklenburg-Vorpommern | Niedersachsen | Nordrhein-Westfalen | NRW | Rheinland-Pfalz | Saarland | Sachsen | Sachsen-Anhalt | Schleswig-Holstein | Thüringen
    Europe/Vienna: Burgenland | Kärnten | Niederösterreich | Oberösterreich | Salzburg | Steiermark | Tirol | Vorarlberg
    Europe/Zurich: Aargau | Bern | Basel | Graubünden | Wallis | Tessin | Thurgau
    Europe/Rome: Südtirol
    Europe/London: England | Schottland | Wales | Nordirland | Großbritannien
    Europe/Madrid: Katalonien | Andalusien | Baskenland | Galicien | Mallorca
    Atlantic/Canary: Kanaren | Kanarische Inseln
    America/New_York: Connecticut | Delaware | Florida | Georgia | Maine | Maryland | Massachusetts | New Hampshire | New Jersey | North Carolina | Ohio | Pennsylvania | Rhode Island | South Carolina | Vermont | Virginia | Washington | Washington DC | West Virginia
    America/Detroit: Michigan
    America/Indiana/Indianapolis: Indiana
    America/Kentucky/Louisville: Kentucky
    America/Chicago: Alabama | Arkansas | Illinois | Iowa | Kansas | Louisiana | Minnesota | Mississippi | Missouri | Nebraska | North Dakota | Oklahoma | South Dakota | Tennessee | Texas | Wisconsin
    America/Denver: Colorado | Montana | New Mexico | Utah | Wyoming
    America/Boise: Idaho
    America/Phoenix: Arizona
    America/Los_Angeles: Kalifornien | Nevada | Oregon | Washington | Washington State
    America/Anchorage: Alaska
    Pacific/Honolulu: Hawaii
    America/Toronto: Ontario | Québec | Quebec
    America/Halifax: Neuschottland
    America/St_Johns: Neufundland
    America/Winnipeg: Manitoba
    America/Regina: Saskatchewan
    America/Edmonton: Alberta
    America/Vancouver: British Columbia
    Australia/Sydney: Neusüdwales
    Australia/Melbourne: Victoria
    Australia/Brisbane: Queensland
    Australia/Adelaide: Südaustralien
    Australia/Perth: Westaustralien
    Australia/Hobart: Tasmanien
    Australia/Darwin: Nordterritorium
