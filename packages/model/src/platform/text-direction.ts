/** The right-to-left scripts of CLDR (ISO 15924), living scripts first. */
const RIGHT_TO_LEFT: ReadonlySet<string> = new Set(
  `Arab Aran Hebr Adlm Gara Mand Mend Nkoo Rohg Samr Syrc Syre Syrj Syrn Thaa Yezi
   Armi Avst Chrs Cprt Elym Hatr Hung Khar Lydi Mani Merc Mero Narb Nbat Orkh Ougr Palm Phli Phlp Phnx
   Prti Sarb Sidt Sogd Sogo Todr`.split(/\s+/),
)

export type TextDirection = 'ltr' | 'rtl'

/** Returns the direction of a language by its script or its likely script; `ltr` for an unknown language. */
export function getTextDirection(tag: string): TextDirection {
  const known = directions.get(tag)
  if (known) return known
  const direction = computeDirection(tag)
  if (directions.size >= MAX_DIRECTIONS) directions.clear()
  directions.set(tag, direction)
  return direction
}

// Every text of a page needs its direction, and a site has a handful of languages.
const directions = new Map<string, TextDirection>()
const MAX_DIRECTIONS = 200

function computeDirection(tag: string): TextDirection {
  try {
    const { script } = new Intl.Locale(tag).maximize()
    return script !== undefined && RIGHT_TO_LEFT.has(script) ? 'rtl' : 'ltr'
  } catch {
    return 'ltr'
  }
}
