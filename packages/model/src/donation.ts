import { type Currency, currencyDigits } from './currency.ts'

/** The largest amount of a donation, in minor units of whatever currency. */
export const MOST_DONATION_MINOR = 100_000_000

/** Between what a visitor may choose, in minor units. */
export interface DonationBounds {
  readonly leastMinor: number
  readonly mostMinor: number
}

/** What an owner leaves open: one whole unit of the currency is the least, and the most there is. */
export function donationBounds(
  given: { readonly leastMinor?: number | undefined; readonly mostMinor?: number | undefined },
  currency: Currency,
): DonationBounds {
  const mostMinor = given.mostMinor ?? MOST_DONATION_MINOR
  const whole = 10 ** currencyDigits[currency]
  return { leastMinor: given.leastMinor ?? Math.min(whole, mostMinor), mostMinor }
}

/** Word for word what somebody reads who gives. */
export const donationMessages = {
  invalid: 'Please check the amount.',
  choose: 'Choose an amount.',
  digits: 'Enter the amount in digits.',
  notOffered: 'That amount is no longer offered. Choose another.',
} as const

export function leastDonationMessage(amount: string): string {
  return `The least amount is ${amount}.`
}

export function mostDonationMessage(amount: string): string {
  return `The largest amount is ${amount}.`
}
