/**
 * Creates a function that formats plain amounts of a currency ten times as fast as `Intl`. Null if
 * its output differs from that of `Intl`.
 */
export function createMoneyPattern(
  format: Intl.NumberFormat,
): ((value: string) => string | null) | null {
  const decimals = format.resolvedOptions().maximumFractionDigits ?? 0
  const sample = format.formatToParts(1_234_567.5)
  const point = sample.findIndex(({ type }) => type === 'decimal')
  const first = sample.findIndex(({ type }) => type === 'integer')
  const last = sample.findLastIndex(({ type }) => type === 'integer' || type === 'fraction')
  const joinParts = (parts: readonly Intl.NumberFormatPart[]): string =>
    parts.map(({ value }) => value).join('')
  const before = joinParts(sample.slice(0, first))
  const after = joinParts(sample.slice(last + 1))
  const decimalMark = decimals > 0 ? (sample[point]?.value ?? '.') : ''
  const group = sample.find(({ type }) => type === 'group')?.value ?? ''
  const writeAmount = (value: string, minGroupedDigits: number): string | null => {
    if (!PLAIN_AMOUNT.test(value)) return null
    const at = value.indexOf('.')
    const whole = at < 0 ? value : value.slice(0, at)
    const fraction = at < 0 ? '' : value.slice(at + 1)
    if (fraction.length > decimals) return null
    const shown = whole.length < minGroupedDigits ? whole : groupThousands(whole, group)
    return before + shown + decimalMark + fraction.padEnd(decimals, '0') + after
  }
  // Some locales group thousands only from five digits on.
  for (const minimum of [4, 5]) {
    const agrees = (value: string) => writeAmount(value, minimum) === format.format(Number(value))
    if (createSamples(decimals).every(agrees)) return (value) => writeAmount(value, minimum)
  }
  return null
}

/** Matches amounts that are not negative and have at most one group separator. */
const PLAIN_AMOUNT = /^(?:0|[1-9]\d{0,5})(?:\.\d+)?$/

function groupThousands(whole: string, group: string): string {
  return whole.slice(0, -3) + group + whole.slice(-3)
}

function createSamples(decimals: number): readonly string[] {
  const wholes = ['0', '1', '9', '12', '345', '6789', '12345', '100000', '987654']
  return decimals === 0 ? wholes : wholes.flatMap((whole) => [whole, `${whole}.5`])
}
