/** The bounds of the digits after the decimal point. @see platform spec §5, §9 "Number formatting digit limit" */
const DIGITS = { min: 0, max: 50 } as const

export interface NumberOptions {
  /** Digits are clamped to 0–50. */
  readonly minimumFractionDigits?: number
  /** Digits are clamped to 0–50, and to the minimum. */
  readonly maximumFractionDigits?: number
  readonly style?: 'decimal' | 'percent'
  /** Whether thousands are separated. */
  readonly isGrouped?: boolean
}

/** Formats a number for `locale` (BCP 47). A decimal string is formatted exactly. */
export function formatNumber(
  value: number | bigint | `${number}`,
  locale: string,
  options: NumberOptions = {},
): string {
  const { style = 'decimal', isGrouped = true } = options
  return new Intl.NumberFormat(locale, {
    style,
    useGrouping: isGrouped && 'auto',
    ...getDigits(options),
  }).format(value)
}

/** Returns the digits that are given, clamped, with a minimum that is not above the maximum. */
function getDigits({ minimumFractionDigits, maximumFractionDigits }: NumberOptions) {
  const minimum = minimumFractionDigits === undefined ? undefined : clamp(minimumFractionDigits)
  if (maximumFractionDigits === undefined)
    return minimum === undefined ? {} : { minimumFractionDigits: minimum }
  const maximum = Math.max(clamp(maximumFractionDigits), minimum ?? 0)
  return { minimumFractionDigits: minimum ?? 0, maximumFractionDigits: maximum }
}

/** Clamps a number of digits to 0–50. */
export function clampDigits(digits: number): number {
  return Math.min(DIGITS.max, Math.max(DIGITS.min, Math.trunc(digits) || 0))
}

let supportedDigits: number | undefined

/** Clamps a number of digits, also to those that `Intl` supports: 20 in older browsers and Node 20. */
function clamp(digits: number): number {
  supportedDigits ??= isSupported(DIGITS.max) ? DIGITS.max : 20
  return Math.min(supportedDigits, clampDigits(digits))
}

function isSupported(maximumFractionDigits: number): boolean {
  try {
    return new Intl.NumberFormat('en', { maximumFractionDigits }).resolvedOptions() !== undefined
  } catch {
    return false
  }
}
