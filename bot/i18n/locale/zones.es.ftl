# Parts of countries by which people name their time zone; countries and cities are Babel's. Of each zone, what
# people call its parts, with bars between. A part with two zones is in the one where most of its people live.

zone-regions =
    Europe/Madrid: Andalucía | Aragón | Asturias | Baleares | Islas Baleares | Cantabria | Castilla-La Mancha | Castilla y León | Cataluña | Comunidad Valenciana | Euskadi | Extremadura | Galicia | La Rioja | Murcia | Navarra | País Vasco
    Atlantic/Canary: Canarias
    Europe/London: Inglaterra | Escocia | Gales | Irlanda del Norte | Gran Bretaña
    America/New_York: EE. UU. | EEUU | Carolina del Norte | Carolina del Sur | Connecticut | Delaware | Florida | Georgia | Maine | Maryland | Massachusetts | Nueva Hampshire | Nueva Jersey | Ohio | Pensilvania | Rhode Island | Vermont | Virginia | Virginia Occidental | Washington | Washington D. C.
    America/Detroit: Míchigan
    America/Indiana/Indianapolis: Indiana
    America/Kentucky/Louisville: Kentucky
    America/Chicago: EE. UU. | EEUU | Alabama | Arkansas | Dakota del Norte | Dakota del Sur | Illinois | Iowa | Kansas | Luisiana | Minnesota | Misisipi | Misuri | Nebraska | Oklahoma | Tennessee | Texas | Wisconsin
    America/Denver: EE. UU. | EEUU | Colorado | Montana | Nuevo México | Utah | Wyoming
    America/Boise: Idaho
    America/Phoenix: Arizona
    America/Los_Angeles: EE. UU. | EEUU | California | Nevada | Oregón | Washington | Estado de Washington
    America/Anchorage: Alaska
    Pacific/Honolulu: Hawái
    America/Toronto: Ontario | Quebec
    America/Halifax: Nueva Escocia
    America/St_Johns: Terranova
    America/Winnipeg: Manitoba
    America/Edmonton: Alberta
    America/Vancouver: Columbia Británica
    America/Tijuana: Baja California
    America/Monterrey: Nuevo León
    America/Mexico_City: Jalisco | Puebla | Veracruz | CDMX
    America/Cancun: Quintana Roo
    Asia/Seoul: Corea
    Asia/Dubai: EAU | Emiratos
    Europe/Amsterdam: Holanda
    Europe/Prague: República Checa
    Australia/Sydney: Nueva Gales del Sur
