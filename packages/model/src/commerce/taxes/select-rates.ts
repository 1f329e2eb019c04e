import { findPostalCode } from './postal-codes.ts'
import type { TaxRate, TaxSource } from './tax-rates.ts'

/** A tax rate of a store with the places where it applies. */
export interface StoreTaxRate extends Omit<TaxRate, 'source'> {
  readonly country: string
  /** The spellings of the region; none for the whole country. */
  readonly regions: readonly string[]
  /** The entries of postal codes; none for all. @see findPostalCode */
  readonly postalCodes?: readonly string[]
  /** The cities, or the spellings of one; none for all. */
  readonly cities?: readonly string[]
  /** The priority: of the rates of a class with the same one, one applies. */
  readonly priority?: number | null
}

/** The place where an order is taxed. */
export interface TaxLocation {
  readonly country: string
  readonly region: string
  readonly city: string
  readonly postalCode: string
}

/** A rate that applies at a location. */
interface Match {
  readonly rate: StoreTaxRate
  readonly source: TaxSource
  /** The ranks by which rates compete, the first that differs decides; 0 for all addresses. */
  readonly ranks: readonly [postalCode: number, city: number, region: number]
}

/**
 * Returns the rates that apply at a location, in their order. Of the rates of a tax class with the same priority, the most
 * specific applies: by postal code, else city, else region, else country; of equal ones the first. Rates without a priority
 * all apply, equal ones too, except that one for postal codes or a city replaces those of its name that are less specific.
 */
export function selectTaxRates(
  rates: readonly StoreTaxRate[],
  location: TaxLocation | undefined,
): readonly TaxRate[] {
  if (!location) return []
  const matches = rates.flatMap((rate) => matchRate(rate, location) ?? [])
  return matches
    .filter((match) => isApplied(match, matches))
    .map(({ rate, source }) => ({
      name: rate.name,
      rateMillionths: rate.rateMillionths,
      taxClass: rate.taxClass ?? null,
      taxesShipping: rate.taxesShipping ?? true,
      isCompound: rate.isCompound ?? false,
      source,
    }))
}

/** Returns whether a rate applies, next to those that it competes with. */
function isApplied(match: Match, matches: readonly Match[]): boolean {
  const rivals = matches.filter(({ rate }) => getRivalKey(rate) === getRivalKey(match.rate))
  if ((match.rate.priority ?? null) === null)
    return !rivals.some((each) => isLocal(each) && isMoreSpecific(each.ranks, match.ranks))
  const winner = rivals.reduce((best, each) =>
    isMoreSpecific(each.ranks, best.ranks) ? each : best,
  )
  return match === winner
}

/** Returns whether a rate is for postal codes or a city. */
function isLocal({ ranks: [postalCode, city] }: Match): boolean {
  return postalCode + city > 0
}

/** Returns what rates have in common that compete: their class, with their priority or else their name. */
function getRivalKey({ taxClass, priority, name }: StoreTaxRate): string {
  return JSON.stringify([taxClass ?? null, priority ?? toKey(name)])
}

function isMoreSpecific(ranks: Match['ranks'], others: Match['ranks']): boolean {
  const index = ranks.findIndex((rank, at) => rank !== others[at])
  return index !== -1 && (ranks[index] ?? 0) > (others[index] ?? 0)
}

/** Returns why a rate applies at a location; undefined if it does not. */
function matchRate(rate: StoreTaxRate, location: TaxLocation): Match | undefined {
  const { country, regions, postalCodes = [], cities = [] } = rate
  if (country !== location.country) return undefined
  const region = findName(regions, location.region)
  const city = findName(cities, location.city)
  const code = findPostalCode(postalCodes, location)
  const isOutside =
    (regions.length > 0 && region === undefined) ||
    (cities.length > 0 && city === undefined) ||
    (postalCodes.length > 0 && code === undefined)
  if (isOutside) return undefined
  return {
    rate,
    source: { country, region: region ?? '', city: city ?? '', postalCode: code?.entry ?? '' },
    ranks: [code?.rank ?? 0, city === undefined ? 0 : 1, region === undefined ? 0 : 1],
  }
}

/** Finds the spelling of a place, without regard to case and space around it. */
function findName(names: readonly string[], typed: string): string | undefined {
  const key = toKey(typed)
  return key === '' ? undefined : names.find((name) => toKey(name) === key)
}

function toKey(name: string): string {
  return name.normalize('NFKC').trim().toLowerCase().replaceAll(/\s+/g, ' ')
}
