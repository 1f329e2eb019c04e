/** The form of a VAT ID without its prefix, by the prefix of the member state. XI is Northern Ireland, EL is Greece. */
const forms = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^(?:[A-Z]\d{7}[A-Z0-9]|\d{8}[A-Z])$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z0-9]{2}\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^(?:\d{7}[A-W][A-I]?|\d[A-Z+*]\d{5}[A-W])$/,
  IT: /^\d{11}$/,
  LT: /^(?:\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
  XI: /^(?:\d{9}|\d{12}|GD\d{3}|HA\d{3})$/,
} as const satisfies Readonly<Record<string, RegExp>>

/** The prefix of a VAT ID: the code of a member state, EL for Greece and XI for Northern Ireland. */
export type VatPrefix = keyof typeof forms

/** A VAT ID whose form is right. Whether it exists only the tax offices know. */
export interface VatId {
  readonly prefix: VatPrefix
  /** The ISO 3166-1 code of the country: GR for EL, GB for XI. */
  readonly country: string
  /** The VAT ID with its prefix, in capitals, without spaces. */
  readonly text: string
}

const countries: Readonly<Partial<Record<VatPrefix, string>>> = { EL: 'GR', XI: 'GB' }

/** Parses a typed VAT ID by its form; undefined if it has the form of no member state. */
export function parseVatId(typed: string): VatId | undefined {
  const text = typed
    .toUpperCase()
    .replaceAll(/[\s./\u2010-\u2015-]/g, '')
    .replace(/^GR(?=\d)/, 'EL')
  const prefix = text.slice(0, 2)
  if (!isVatPrefix(prefix) || !forms[prefix].test(text.slice(2))) return undefined
  return { prefix, country: countries[prefix] ?? prefix, text }
}

function isVatPrefix(text: string): text is VatPrefix {
  return Object.hasOwn(forms, text)
}
