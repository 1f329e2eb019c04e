/**
 * What a host lends to a rendering: text in the manner of CLDR for one locale, and time zones.
 * Options are the formatter's argument strings, uninterpreted.
 */

export type PluralCategory = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'

/** An amount in major units, exactly as a decimal string, and its ISO 4217 code. */
export interface Money {
  readonly value: string
  readonly currency: string
}

export interface LocaleAdapter {
  money(money: Money, options: readonly string[]): string
  decimal(value: string, options: readonly string[]): string
  /** `at` in milliseconds since the epoch; `zone` is an IANA name. */
  datetime(at: number, zone: string, options: readonly string[]): string
  datetimeInterval(from: number, to: number, zone: string, options: readonly string[]): string
  relativeTime(from: number, to: number, options: readonly string[]): string
  /** Of a decimal as it is written: `1` and `1.0` may differ. */
  cardinal(value: string): PluralCategory
  ordinal(value: string): PluralCategory
  /** A quantity with its unit, such as `centimeter`; undefined for a unit it does not know. */
  unit?(value: string, unit: string, options: readonly string[]): string | undefined
  /** Whether the locale's region measures in metric units. */
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
  /** Null for a zone it does not know. */
  offset(zone: string, at: number): ZoneOffset | null
}
