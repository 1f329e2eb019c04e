import { type Currency, currencyDigits, currencySign } from '@vitrine/model'

const MOST_TYPED = 40
/** Groups of three digits, or of two before the last three, as in India. */
const GROUPED = /^\d{1,3}(?:\D\d{2,3})*\D\d{3}$/

/**
 * An amount as somebody typed it, in minor units: "12,50", "1,234.50", "1 234", "١٢٫٥٠". The sign of the
 * currency may stand beside it. A separator that can be read both ways is read as in `locale`. Undefined
 * for what is no amount of this currency, above all when it has more decimals.
 */
export function typedAmount(text: string, currency: Currency, locale: string): bigint | undefined {
  if (text.length > MOST_TYPED) return undefined
  const sign = withoutMarks(currencySign(currency, locale).sign)
  const amount = withoutMarks(text)
    .replaceAll(/\p{Nd}/gu, (digit) => String(valueOf(digit)))
    .replaceAll('٫', '.')
    .replaceAll(/[٬’'_]/g, ' ')
  const bare = withoutName(withoutName(amount, currency), sign).trim()
  const digits = currencyDigits[currency]
  const [whole, decimals] = split(bare, { digits, point: pointOf(locale) })
  if (!/^\d+$/.test(whole) && !(GROUPED.test(whole) && new Set(whole.match(/\D/g)).size === 1))
    return undefined
  // "500.00" is what some type of yen, too.
  const fraction = digits === 0 ? decimals.replace(/^0+$/, '') : decimals
  if (!/^\d*$/.test(fraction) || fraction.length > digits) return undefined
  return BigInt(whole.replaceAll(/\D/g, '') + fraction.padEnd(digits, '0'))
}

/** Without signs of currencies, marks of direction and space, of which nothing depends. */
function withoutMarks(text: string): string {
  return text.normalize('NFKC').replaceAll(/[\p{Sc}\p{Cf}\s]/gu, '')
}

/** Without a name of the currency on either side: what is left of "CA$", "kr", or its code. */
function withoutName(amount: string, name: string): string {
  const [given, known] = [amount.toLowerCase(), name.toLowerCase()]
  if (known === '') return amount
  if (given.startsWith(known)) return amount.slice(known.length)
  return given.endsWith(known) ? amount.slice(0, -known.length) : amount
}

/** Where the decimals begin: at the last separator, unless it can only part thousands. */
function split(
  text: string,
  { digits, point }: { readonly digits: number; readonly point: string },
): readonly [whole: string, decimals: string] {
  const at = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','))
  if (at < 0) return [text, '']
  const separator = text.charAt(at)
  const isAlone = text.indexOf(separator) === at
  const hasOther = /[.,]/.test(text.slice(0, at).replaceAll(separator, ''))
  const isThousand = text.length - at - 1 === 3 && (digits === 0 || separator !== point)
  const partsThousands = !isAlone || (isThousand && !hasOther)
  return partsThousands ? [text, ''] : [text.slice(0, at), text.slice(at + 1)]
}

function pointOf(locale: string): string {
  const parts = new Intl.NumberFormat(locale).formatToParts(0.5)
  return parts.find(({ type }) => type === 'decimal')?.value ?? '.'
}

/** Digits of one script stand together, from its zero on. */
function valueOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0
  let zero = code
  while (zero > code - 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return code - zero
}
