/**
 * Plain amounts of one currency written from the locale's own pattern, which costs a tenth of
 * asking `Intl` for each. Null where the pattern is not found to write as `Intl` does.
 */
export function moneyPattern(format: Intl.NumberFormat): ((value: string) => string | null) | null {
  const decimals = format.resolvedOptions().maximumFractionDigits ?? 0
  const sample = format.formatToParts(1_234_567.5)
  const point = sample.findIndex(({ type }) => type === 'decimal')
  const first = sample.findIndex(({ type }) => type === 'integer')
  const last = sample.findLastIndex(({ type }) => type === 'integer' || type === 'fraction')
  const textOf = (parts: readonly Intl.NumberFormatPart[]): string =>
    parts.map(({ value }) => value).join('')
  const before = textOf(sample.slice(0, first))
  const after = textOf(sample.slice(last + 1))
  const mark = decimals > 0 ? (sample[point]?.value ?? '.') : ''
  const group = sample.find(({ type }) => type === 'group')?.value ?? ''
  const write = (value: string, leastGrouped: number): string | null => {
    if (!plain.test(value)) return null
    const at = value.indexOf('.')
    const whole = at < 0 ? value : value.slice(0, at)
    const fraction = at < 0 ? '' : value.slice(at + 1)
    if (fraction.length > decimals) return null
    const shown = whole.length < leastGrouped ? whole : grouped(whole, group)
    return before + shown + mark + fraction.padEnd(decimals, '0') + after
  }
  // Some locales part thousands from five digits on.
  for (const least of [4, 5]) {
    const agrees = (value: string) => write(value, least) === format.format(Number(value))
    if (samples(decimals).every(agrees)) return (value) => write(value, least)
  }
  return null
}

/** Not negative, and with no more digits than a group of three parts once. */
const plain = /^(?:0|[1-9]\d{0,5})(?:\.\d+)?$/

function grouped(whole: string, group: string): string {
  return whole.slice(0, -3) + group + whole.slice(-3)
}

function samples(decimals: number): readonly string[] {
  const wholes = ['0', '1', '9', '12', '345', '6789', '12345', '100000', '987654']
  return decimals === 0 ? wholes : wholes.flatMap((whole) => [whole, `${whole}.5`])
}
