/**
 * The adapters that a host passes to a rendering: texts of one locale in the manner of CLDR, and
 * time zones. Options are the formatter's argument strings, unparsed.
 */

export type PluralCategory = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'

/** An amount in major units as an exact decimal string, and its ISO 4217 code. */
export interface Money {
  readonly value: string
  readonly currency: string
}

export interface LocaleAdapter {
  money(money: Money, options: readonly string[]): string
  decimal(value: string, options: readonly string[]): string
  /** Formats `at`, in milliseconds since the epoch, in the IANA zone `zone`. */
  datetime(at: number, zone: string, options: readonly string[]): string
  datetimeInterval(from: number, to: number, zone: string, options: readonly string[]): string
  relativeTime(from: number, to: number, options: readonly string[]): string
  /** Returns the category of a decimal as it is written: those of `1` and `1.0` may differ. */
  cardinal(value: string): PluralCategory
  ordinal(value: string): PluralCategory
  /** Formats a quantity with a unit such as `centimeter`; undefined for an unknown unit. */
  unit?(value: string, unit: string, options: readonly string[]): string | undefined
  /** Whether the locale's region uses metric units. */
  readonly metric?: boolean
  /** The currency of the locale's region. */
  readonly currency: string
}

export interface ZoneOffset {
  /** Minutes east of Greenwich. */
  readonly minutes: number
  readonly abbreviation: string
}

export interface ZoneAdapter {
  /** Returns the offset of a zone at a time; null for an unknown zone. */
  offset(zone: string, at: number): ZoneOffset | null
}
