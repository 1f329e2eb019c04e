import { type Currency, currencyDigits } from '../platform/currency.ts'

/** The maximum amount of a donation, in minor units of its currency. */
export const MAX_DONATION_MINOR = 100_000_000

/** The minimum and maximum of a donation, in minor units. */
export interface DonationBounds {
  readonly leastMinor: number
  readonly mostMinor: number
}

/** Fills in the owner's missing bounds: one whole unit of the currency, and MAX_DONATION_MINOR. */
export function resolveDonationBounds(
  bounds: { readonly leastMinor?: number | undefined; readonly mostMinor?: number | undefined },
  currency: Currency,
): DonationBounds {
  const mostMinor = bounds.mostMinor ?? MAX_DONATION_MINOR
  const whole = 10 ** currencyDigits[currency]
  return { leastMinor: bounds.leastMinor ?? Math.min(whole, mostMinor), mostMinor }
}
