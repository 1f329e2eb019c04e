/** ISO 15924: the scripts that CLDR writes from right to left, those of the living first. */
const RIGHT_TO_LEFT: ReadonlySet<string> = new Set(
  `Arab Aran Hebr Adlm Gara Mand Mend Nkoo Rohg Samr Syrc Syre Syrj Syrn Thaa Yezi
   Armi Avst Chrs Cprt Elym Hatr Hung Khar Lydi Mani Merc Mero Narb Nbat Orkh Ougr Palm Phli Phlp Phnx
   Prti Sarb Sidt Sogd Sogo Todr`.split(/\s+/),
)

export type TextDirection = 'ltr' | 'rtl'

/** Which way a language is written, by its script or the one most use for it. Left to right for no language. */
export function textDirection(tag: string): TextDirection {
  const known = asked.get(tag)
  if (known) return known
  const direction = directionOf(tag)
  if (asked.size >= MOST_ASKED) asked.clear()
  asked.set(tag, direction)
  return direction
}

/** It is asked for every text of a page, and a site has a handful of languages. */
const asked = new Map<string, TextDirection>()
const MOST_ASKED = 200

function directionOf(tag: string): TextDirection {
  try {
    const { script } = new Intl.Locale(tag).maximize()
    return script !== undefined && RIGHT_TO_LEFT.has(script) ? 'rtl' : 'ltr'
  } catch {
    return 'ltr'
  }
}
