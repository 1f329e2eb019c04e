import { divideHalfUp, splitMinor, sum } from '../split.ts'

/** A tax rate that applies at a place. */
export interface TaxRate {
  readonly name: string
  /** The rate in millionths: 21 % is 210000. */
  readonly rateMillionths: number
  /** The tax class whose products it taxes; null or absent for Standard. */
  readonly taxClass?: string | null
  /** Whether it taxes delivery, as it does unless this is false. */
  readonly taxesShipping?: boolean
}

export interface TaxAmount extends Pick<TaxRate, 'name' | 'rateMillionths'> {
  readonly amountMinor: bigint
}

const MILLION = 1_000_000n

/** Returns the rates for the products of a tax class; null is Standard. */
export function pickRates(rates: readonly TaxRate[], taxClass: string | null): readonly TaxRate[] {
  return rates.filter((rate) => (rate.taxClass ?? null) === taxClass)
}

/** Returns the rates for delivery, which has a tax class of its own. */
export function pickShippingRates(
  rates: readonly TaxRate[],
  taxClass: string | null,
): readonly TaxRate[] {
  return pickRates(rates, taxClass).filter(({ taxesShipping = true }) => taxesShipping)
}

/** Returns an amount without the tax of these rates, which it includes. */
export function removeIncludedTax(amount: bigint, rates: readonly TaxRate[]): bigint {
  const parts = rates.map((rate) => BigInt(rate.rateMillionths))
  return divideHalfUp(amount * MILLION, MILLION + sum(parts))
}

/** Computes the tax on an amount, by rate. Included tax is split over the rates without a remainder. */
export function computeTaxes(
  amount: bigint,
  rates: readonly TaxRate[],
  included: boolean,
): readonly TaxAmount[] {
  const parts = rates.map((rate) => BigInt(rate.rateMillionths))
  const amounts = included
    ? splitMinor(amount - removeIncludedTax(amount, rates), parts)
    : parts.map((part) => divideHalfUp(amount * part, MILLION))
  return rates.map(({ name, rateMillionths }, index) => ({
    name,
    rateMillionths,
    amountMinor: amounts[index] ?? 0n,
  }))
}

/** Adds up the amounts of taxes. */
export function sumTaxes(taxes: readonly TaxAmount[]): bigint {
  return sum(taxes.map(({ amountMinor }) => amountMinor))
}
