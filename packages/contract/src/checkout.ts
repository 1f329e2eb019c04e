import * as z from 'zod'
import { problemSchema } from './problem.ts'
import { createRouteFactory } from './route.ts'

const defineRoute = createRouteFactory('checkout')

/** The ISO 3166-1 code of a country, two capital letters. */
const country = z.string().regex(/^[A-Z]{2}$/, 'Enter the two letters of a country.')
/** Hundredths of the site's currency, for every currency. */
const cents = z.int().min(0).max(1_000_000_000_000)
const id = z.uuid().optional()
const name = z.string().regex(/\S/, 'Enter a name.').max(100)
const note = z.string().max(500).default('')
/** The countries it serves; empty for every country. */
const countries = z.array(country).max(249).default([])

const flatRate = z.strictObject({
  id,
  kind: z.literal('flat'),
  name,
  note,
  priceCents: cents,
  /** The merchandise total from which delivery is free; null for never. */
  freeOverCents: cents.min(1).nullable().default(null),
  countries,
})

const pickup = z.strictObject({ id, kind: z.literal('pickup'), name, note, countries })

/** A way to deliver physical products. A method that is sent back with its `id` stays the same method. */
export const deliveryMethodSchema = z.discriminatedUnion('kind', [flatRate, pickup])

export type DeliveryMethod = z.output<typeof deliveryMethodSchema>

const deliveryMethods = z.strictObject({ methods: z.array(deliveryMethodSchema).max(100) })

export const taxRateSchema = z.strictObject({
  id,
  /** The name on the order, such as "VAT". */
  name,
  country,
  /** The spellings of the region that pays it, such as ["CA", "California"]; empty for the whole country. */
  regions: z.array(z.string().regex(/\S/, 'Enter a region.').max(100)).max(20).default([]),
  /** Up to four decimals. */
  percent: z.number().min(0).max(100).multipleOf(0.0001),
})

const taxes = z.strictObject({
  /** Whether prices, and those of delivery, include tax. */
  pricesIncludeTax: z.boolean(),
  /** The country of the store: pickups, services and downloads are taxed there. Null for no tax on these. */
  storeCountry: country.nullable(),
  storeRegion: z.string().max(100).default(''),
  rates: z.array(taxRateSchema).max(500),
})

export type Taxes = z.output<typeof taxes>

const DELIVERY = '/api/studio/delivery-methods'
const TAXES = '/api/studio/taxes'

export const readDeliveryMethods = defineRoute({
  method: 'GET',
  path: DELIVERY,
  summary: 'Lists the delivery methods of the store in the order in which they are offered.',
  access: 'store.read',
  replies: { 200: deliveryMethods },
})

export const changeDeliveryMethods = defineRoute({
  method: 'PUT',
  path: DELIVERY,
  summary: 'Replaces the delivery methods of the store. Methods keep their identity by id.',
  access: 'store.write',
  body: deliveryMethods,
  replies: { 200: deliveryMethods, 400: problemSchema, 422: problemSchema },
})

export const readTaxes = defineRoute({
  method: 'GET',
  path: TAXES,
  summary: 'Returns the tax rates of the store, and whether its prices include them.',
  access: 'store.read',
  replies: { 200: taxes },
})

export const changeTaxes = defineRoute({
  method: 'PUT',
  path: TAXES,
  summary:
    'Replaces the tax rates of the store. All rates of the destination apply: those of its country and of its region.',
  access: 'store.write',
  body: taxes,
  replies: { 200: taxes, 400: problemSchema, 422: problemSchema },
})
