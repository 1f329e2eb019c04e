/** The assigned ISO 3166-1 alpha-2 codes. */
const CODES = `
AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV
BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES
ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE
IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY
MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU
NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM
SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE
VG VI VN VU WF WS YE YT ZA ZM ZW`

export const countryCodes: readonly string[] = CODES.trim().split(/\s+/)

/** The codes of the member states of the European Union. */
export const europeanUnion: readonly string[] =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ')

const known = new Set(countryCodes)

export function isCountry(code: string): boolean {
  return known.has(code)
}

/** Returns the country's name in `locale` (BCP 47); the code itself if it is unknown. */
export function getCountryName(code: string, locale: string): string {
  return isCountry(code) ? (getDisplayNames(locale).of(code) ?? code) : code
}

/** Returns all countries, sorted by name in `locale`. */
export function getCountries(
  locale: string,
): readonly { readonly code: string; readonly name: string }[] {
  const cached = sorted.get(locale)
  if (cached) return cached
  const names = countryCodes.map((code) => ({ code, name: getCountryName(code, locale) }))
  const inOrder = names.toSorted((a, b) => a.name.localeCompare(b.name, locale))
  sorted.set(locale, inOrder)
  return inOrder
}

// Sorting costs more than rendering the page, and a shop has few languages.
const sorted = new Map<string, readonly { readonly code: string; readonly name: string }[]>()
const displayNames = new Map<string, Intl.DisplayNames>()

function getDisplayNames(locale: string): Intl.DisplayNames {
  const cached = displayNames.get(locale)
  const names = cached ?? new Intl.DisplayNames(locale, { type: 'region' })
  displayNames.set(locale, names)
  return names
}
