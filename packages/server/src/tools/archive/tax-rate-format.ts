import {
  isCountry,
  isPostalCodeEntry,
  MAX_POSTAL_CODE_ENTRIES,
  MAX_STORE_POSTAL_CODE_ENTRIES,
} from '@vitrine/model'
import * as z from 'zod/mini'
import { id, integer, nonEmptyText } from './format-values.ts'

const places = z.array(nonEmptyText(100)).check(z.maxLength(20))

/** A tax rate in `site.json`. */
const taxRateSchema = z.strictObject({
  id,
  name: nonEmptyText(100),
  country: z.string().check(z.refine(isCountry)),
  regions: places,
  /** All of the country if absent, as are cities. */
  postalCodes: z.optional(
    z
      .array(z.string().check(z.refine(isPostalCodeEntry)))
      .check(z.minLength(1), z.maxLength(MAX_POSTAL_CODE_ENTRIES)),
  ),
  cities: z.optional(places),
  rateMillionths: integer(0, 1_000_000),
  /** Standard if absent. */
  taxClass: z.optional(nonEmptyText(100)),
  /** True if absent. */
  taxesShipping: z.optional(z.boolean()),
  /** False if absent. */
  isCompound: z.optional(z.boolean()),
  /** None if absent. */
  priority: z.optional(integer(1, 99)),
})

/** The tax rates in `site.json`, with the limit of postal codes of a store. */
export const taxRatesSchema = z.array(taxRateSchema).check(
  z.maxLength(1_000),
  z.refine(
    (rates) =>
      rates.flatMap(({ postalCodes = [] }) => postalCodes).length <= MAX_STORE_POSTAL_CODE_ENTRIES,
    'The rates have more than 5,000 postal codes altogether.',
  ),
)
