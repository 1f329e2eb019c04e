import * as z from 'zod'
import { moneySchema } from '../money.ts'

/** A tax of an order, on its lines and on shipping. */
export const orderTaxSchema = z.object({
  name: z.string(),
  percent: z.number(),
  /** The tax class of what it taxes; null for Standard. */
  taxClass: z.string().nullable(),
  /** Whether it was computed on the amount plus the taxes before it. */
  isCompound: z.boolean(),
  /** The place of the rate, with the region, city and entry of postal codes that the address matched; null for old orders. */
  source: z
    .object({
      country: z.string(),
      region: z.string(),
      city: z.string(),
      postalCode: z.string(),
    })
    .nullable(),
  amount: moneySchema,
})
