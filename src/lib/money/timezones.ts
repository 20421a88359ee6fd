import type { CurrencyCode } from './currencies.ts'

/** Zone names by currency, old names included: browsers still report Asia/Calcutta. Cities stand under `Area/`. */
const zones: [CurrencyCode, string][] = [
  ['INR', 'Asia/Kolkata Asia/Calcutta'],
  ['GBP', 'Europe/London Europe/Belfast Europe/Jersey Europe/Guernsey Europe/Isle_of_Man GB'],
  [
    'EUR',
    'Europe/Vienna Europe/Brussels Europe/Sofia Asia/Nicosia Asia/Famagusta Europe/Nicosia Europe/Berlin Europe/Busingen Europe/Tallinn Europe/Madrid Africa/Ceuta Atlantic/Canary Europe/Helsinki Europe/Mariehamn Europe/Paris Europe/Athens Europe/Zagreb Europe/Dublin Eire Europe/Rome Europe/Vilnius Europe/Luxembourg Europe/Riga Europe/Malta Europe/Amsterdam Europe/Lisbon Atlantic/Madeira Atlantic/Azores Portugal Europe/Ljubljana Europe/Bratislava',
  ],
  [
    'CAD',
    'America/Toronto America/Montreal America/Vancouver America/Edmonton America/Calgary America/Winnipeg America/Halifax America/St_Johns America/Regina America/Moncton America/Glace_Bay America/Goose_Bay America/Iqaluit America/Pangnirtung America/Rankin_Inlet America/Resolute America/Thunder_Bay America/Nipigon America/Rainy_River America/Atikokan America/Coral_Harbour America/Cambridge_Bay America/Inuvik America/Yellowknife America/Whitehorse America/Dawson America/Dawson_Creek America/Fort_Nelson America/Creston America/Swift_Current America/Blanc-Sablon Canada/Eastern Canada/Central Canada/Mountain Canada/Pacific Canada/Atlantic Canada/Newfoundland',
  ],
  [
    'AUD',
    'Australia/Sydney Australia/Melbourne Australia/Brisbane Australia/Perth Australia/Adelaide Australia/Hobart Australia/Darwin Australia/Canberra Australia/ACT Australia/NSW Australia/Lindeman Australia/Lord_Howe Australia/Broken_Hill Australia/Eucla Australia/Currie Antarctica/Macquarie',
  ],
  ['JPY', 'Asia/Tokyo Japan'],
  ['KRW', 'Asia/Seoul ROK'],
  ['SGD', 'Asia/Singapore Singapore'],
  ['AED', 'Asia/Dubai'],
  ['SAR', 'Asia/Riyadh'],
  [
    'BRL',
    'America/Sao_Paulo America/Rio_Branco America/Porto_Acre America/Manaus America/Bahia America/Fortaleza America/Recife America/Belem America/Maceio America/Araguaina America/Cuiaba America/Campo_Grande America/Boa_Vista America/Porto_Velho America/Santarem America/Eirunepe America/Noronha Brazil/East Brazil/West',
  ],
  [
    'MXN',
    'America/Mexico_City America/Tijuana America/Cancun America/Monterrey America/Merida America/Chihuahua America/Ciudad_Juarez America/Ojinaga America/Hermosillo America/Mazatlan America/Matamoros America/Bahia_Banderas America/Ensenada Mexico/General',
  ],
  ['ZAR', 'Africa/Johannesburg'],
]

/**
 * The currency of a timezone, the second choice where the country cannot be had.
 * @param zone an IANA zone name as `Intl` reports it
 * @returns undefined for a zone outside the table
 */
export function currencyOfTimezone(zone: string): CurrencyCode | undefined {
  return zones.find(([, names]) => names.split(' ').includes(zone))?.[0]
}
