import { divideHalfUp, splitMinor, sum } from '../split.ts'

/** The place for which a tax rate is: its country, with the region, city and entry of postal codes that matched. */
export interface TaxSource {
  readonly country: string
  /** Empty for the whole country, as are the others. */
  readonly region: string
  readonly city: string
  readonly postalCode: string
}

/** A tax rate that applies at a place. */
export interface TaxRate {
  readonly name: string
  /** The rate in millionths: 21 % is 210000. */
  readonly rateMillionths: number
  /** The tax class whose products it taxes; null or absent for Standard. */
  readonly taxClass?: string | null
  /** Whether it taxes delivery, as it does unless this is false. */
  readonly taxesShipping?: boolean
  /** Whether it is computed on the amount plus the taxes of the rates before it. */
  readonly isCompound?: boolean
  /** The place that it is for; absent if unknown. */
  readonly source?: TaxSource
}

/** The tax of a rate on an amount. */
export interface TaxAmount extends Omit<TaxRate, 'taxesShipping'> {
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
  const { net, gross } = computeRatios(rates)
  return divideHalfUp(amount * net, gross)
}

/** Computes the tax on an amount, by rate, in their order. Included tax is split over the rates without a remainder. */
export function computeTaxes(
  amount: bigint,
  rates: readonly TaxRate[],
  included: boolean,
): readonly TaxAmount[] {
  const amounts = included
    ? splitMinor(amount - removeIncludedTax(amount, rates), computeRatios(rates).taxes)
    : addTaxes(amount, rates)
  return rates.map(({ taxesShipping: _shipping, ...rate }, index) => ({
    ...rate,
    amountMinor: amounts[index] ?? 0n,
  }))
}

/** Computes the taxes that are added to an amount; each is rounded before a compound rate is computed on it. */
function addTaxes(amount: bigint, rates: readonly TaxRate[]): readonly bigint[] {
  let gross = amount
  return rates.map(({ rateMillionths, isCompound = false }) => {
    const tax = divideHalfUp((isCompound ? gross : amount) * BigInt(rateMillionths), MILLION)
    gross += tax
    return tax
  })
}

/** Returns the ratio of an amount without tax, of each tax and of the amount with all of them, without rounding. */
function computeRatios(rates: readonly TaxRate[]) {
  const compounds = rates.filter(({ isCompound = false }) => isCompound).length
  // Each compound rate has six decimals more than the taxes that it is computed on.
  const net = MILLION ** BigInt(compounds + 1)
  let gross = net
  const taxes = rates.map(({ rateMillionths, isCompound = false }) => {
    const tax = ((isCompound ? gross : net) * BigInt(rateMillionths)) / MILLION
    gross += tax
    return tax
  })
  return { net, taxes, gross }
}

/** Adds up the amounts of taxes. */
export function sumTaxes(taxes: readonly TaxAmount[]): bigint {
  return sum(taxes.map(({ amountMinor }) => amountMinor))
}
