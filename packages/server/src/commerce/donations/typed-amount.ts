import { type Currency, currencyDigits, getCurrencySymbol } from '@vitrine/model'

const MAX_TYPED_LENGTH = 40
/** Groups of three digits, or of two before the last three, as in India. */
const GROUPED = /^\d{1,3}(?:\D\d{2,3})*\D\d{3}$/

/**
 * Parses a typed amount into minor units: "12,50", "1,234.50", "1 234", "١٢٫٥٠", with or without the currency's
 * own symbol. An ambiguous separator is read as in `locale`. Returns undefined for text that is no amount of this
 * currency, above all if it has too many decimals.
 */
export function parseTypedAmount(
  text: string,
  currency: Currency,
  locale: string,
): bigint | undefined {
  if (text.length > MAX_TYPED_LENGTH || hasForeignSymbol(text, currency, locale)) return undefined
  const sign = removeMarks(getCurrencySymbol(currency, locale).symbol)
  const amount = removeMarks(text)
    .replaceAll(/\p{Nd}/gu, (digit) => String(getDigitValue(digit)))
    .replaceAll('٫', '.')
    .replaceAll(/[٬’'_]/g, ' ')
  const bare = removeCurrencyName(removeCurrencyName(amount, currency), sign).trim()
  const digits = currencyDigits[currency]
  const [whole, decimals] = splitDecimals(bare, { digits, point: getDecimalPoint(locale) })
  if (!/^\d+$/.test(whole) && !(GROUPED.test(whole) && new Set(whole.match(/\D/g)).size === 1))
    return undefined
  // Some visitors type "500.00" for yen, too.
  const fraction = digits === 0 ? decimals.replace(/^0+$/, '') : decimals
  if (!/^\d*$/.test(fraction) || fraction.length > digits) return undefined
  return BigInt(whole.replaceAll(/\D/g, '') + fraction.padEnd(digits, '0'))
}

/**
 * Returns whether a text has the symbol of another currency: "€12" is not twelve dollars. "$" is the symbol of
 * every dollar.
 */
function hasForeignSymbol(text: string, currency: Currency, locale: string): boolean {
  const formats = (['symbol', 'narrowSymbol'] as const).flatMap((currencyDisplay) =>
    [locale, 'en'].map((each) =>
      new Intl.NumberFormat(each, { style: 'currency', currency, currencyDisplay }).format(0),
    ),
  )
  const own = formats.join('').normalize('NFKC')
  const symbols = text.normalize('NFKC').match(/\p{Sc}/gu) ?? []
  return symbols.some((symbol) => !own.includes(symbol))
}

/** Removes currency symbols, direction marks and spaces, which have no meaning here. */
function removeMarks(text: string): string {
  return text.normalize('NFKC').replaceAll(/[\p{Sc}\p{Cf}\s]/gu, '')
}

/** Removes the name of the currency on either side: the rest of "CA$", "kr", or its code. */
function removeCurrencyName(amount: string, name: string): string {
  const [text, known] = [amount.toLowerCase(), name.toLowerCase()]
  if (known === '') return amount
  if (text.startsWith(known)) return amount.slice(known.length)
  return text.endsWith(known) ? amount.slice(0, -known.length) : amount
}

/** Splits at the last separator, unless it can only separate thousands. */
function splitDecimals(
  text: string,
  { digits, point }: { readonly digits: number; readonly point: string },
): readonly [whole: string, decimals: string] {
  const at = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','))
  if (at < 0) return [text, '']
  const separator = text.charAt(at)
  const isAlone = text.indexOf(separator) === at
  const hasOther = /[.,]/.test(text.slice(0, at).replaceAll(separator, ''))
  const isThousand = text.length - at - 1 === 3 && (digits === 0 || separator !== point)
  const isThousands = !isAlone || (isThousand && !hasOther)
  return isThousands ? [text, ''] : [text.slice(0, at), text.slice(at + 1)]
}

function getDecimalPoint(locale: string): string {
  const parts = new Intl.NumberFormat(locale).formatToParts(0.5)
  return parts.find(({ type }) => type === 'decimal')?.value ?? '.'
}

/** Returns the value of a digit: those of one script are contiguous from its zero. */
function getDigitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0
  let zero = code
  while (zero > code - 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return code - zero
}
