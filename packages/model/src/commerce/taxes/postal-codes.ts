import type { TypedAddress } from '../checkout.ts'

/** The maximum length of an entry of postal codes, in characters. */
export const MAX_POSTAL_CODE_ENTRY = 40

/** The maximum number of entries of a tax rate. */
export const MAX_POSTAL_CODE_ENTRIES = 500

/** The maximum number of entries of all rates of a store, which each checkout compares with its address. */
export const MAX_STORE_POSTAL_CODE_ENTRIES = 5_000

/** The postal codes of an entry, in capitals, without spaces and hyphens. */
type PostalCodes =
  | { readonly kind: 'exact'; readonly code: string }
  | { readonly kind: 'prefix'; readonly prefix: string }
  | { readonly kind: 'range'; readonly first: string; readonly last: string }

/** An entry that an address matches, with how specific it is, from 1. */
export interface PostalCodeMatch {
  readonly entry: string
  readonly rank: number
}

/** The minimum rank of an exact code, above that of every prefix and range. */
const EXACT = 100

/** Splits what was typed into its entries: one per line, or separated by commas or semicolons. */
export function splitPostalCodes(text: string): readonly string[] {
  const entries = text
    .split(/[\n,;]/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
  return [...new Set(entries)]
}

/** Returns whether an entry is a postal code (`94110`), the start of some (`94*`) or a range (`10000-10999`). */
export function isPostalCodeEntry(entry: string): boolean {
  return parseEntry(entry) !== undefined
}

/** Finds the most specific of these entries that an address matches: an exact code, else the start or range with the fewest codes. */
export function findPostalCode(
  entries: readonly string[],
  address: Pick<TypedAddress, 'country' | 'postalCode'>,
): PostalCodeMatch | undefined {
  const codes = listCodes(address)
  let best: PostalCodeMatch | undefined
  for (const entry of entries) {
    const rank = Math.max(...codes.map((code) => computeRank(entry, code)))
    if (rank > (best?.rank ?? 0)) best = { entry, rank }
  }
  return best
}

/** Returns the postal code of an address; of a ZIP+4 also that of its area. */
function listCodes({ country, postalCode = '' }: TypedAddress): readonly string[] {
  const code = toCode(postalCode)
  return country === 'US' && /^\d{9}$/.test(code) ? [code, code.slice(0, 5)] : [code]
}

/** Returns how specific an entry is that has this code; 0 if it does not have it. */
function computeRank(entry: string, code: string): number {
  const codes = parseEntry(entry)
  if (codes === undefined || code === '') return 0
  if (codes.kind === 'exact') return code === codes.code ? EXACT + code.length : 0
  if (codes.kind === 'prefix') return code.startsWith(codes.prefix) ? 1 + codes.prefix.length : 0
  const { first, last } = codes
  // Codes such as 1017 AB are in the range of their digits. Digits of one length are in the order of their text.
  const [number = ''] = /^\d+/.exec(code) ?? []
  const isInRange = number.length === first.length && first <= number && number <= last
  return isInRange ? computeRangeRank(first, last) : 0
}

/** Returns the rank of a range: that of a start with as many codes, or between those of the next longer and shorter one. */
function computeRangeRank(first: string, last: string): number {
  return 1 + first.length - Math.log10(Number(last) - Number(first) + 1)
}

/** Reads an entry. A hyphen between digits of different lengths is part of a code, as in `100-0001`. */
function parseEntry(entry: string): PostalCodes | undefined {
  if (entry.length > MAX_POSTAL_CODE_ENTRY) return undefined
  const text = toHyphens(entry)
  const [, first, sign, last] = /^(\d{1,12})(-|\.\.\.)(\d{1,12})$/.exec(text) ?? []
  if (first !== undefined && last !== undefined && first.length === last.length)
    return first <= last ? { kind: 'range', first, last } : undefined
  if (sign === '...') return undefined
  const [, code = '', star = ''] = /^([A-Z\d-]{1,20})(\*?)$/.exec(text) ?? []
  const plain = code.replaceAll('-', '')
  if (plain === '') return undefined
  return star === '' ? { kind: 'exact', code: plain } : { kind: 'prefix', prefix: plain }
}

/** Returns a postal code as it is compared: in capitals, without spaces and hyphens. */
function toCode(postalCode: string): string {
  return toHyphens(postalCode).replaceAll('-', '')
}

/** Returns a text in capitals and plain digits, with one kind of hyphen and no spaces. */
function toHyphens(text: string): string {
  return text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')
    .replaceAll(/\s/g, '')
}
