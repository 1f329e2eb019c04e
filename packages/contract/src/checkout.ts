import { MAX_POSTAL_CODE_ENTRIES, MAX_POSTAL_CODE_ENTRY } from '@vitrine/model'
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
const rateFields = { id, name, note }
/** Grams, up to 1,000 tons. */
const grams = z.int().min(0).max(1_000_000_000)

const flatRate = z.strictObject({
  ...rateFields,
  kind: z.literal('flat'),
  priceCents: cents,
  /** The price of the shipped products from which delivery is free; null for never. */
  freeOverCents: cents.min(1).nullable().default(null),
})

const weightRate = z.strictObject({
  ...rateFields,
  kind: z.literal('weight'),
  priceCents: cents,
  /** The weight of the shipped products from which the rate is offered. */
  fromGrams: grams.default(0),
  /** The weight below which it is offered; null for any above. */
  toGrams: grams.nullable().default(null),
})

const priceRate = z.strictObject({
  ...rateFields,
  kind: z.literal('price'),
  priceCents: cents,
  /** The price of the shipped products, after discounts, from which the rate is offered. */
  fromCents: cents.default(0),
  /** The price below which it is offered; null for any above. */
  toCents: cents.nullable().default(null),
})

const itemRate = z.strictObject({
  ...rateFields,
  kind: z.literal('item'),
  /** The price of the first item. */
  priceCents: cents,
  /** The price of each further item. */
  furtherCents: cents,
})

const pickup = z.strictObject({ ...rateFields, kind: z.literal('pickup') })

/** A way to deliver physical products. A rate that is sent back with its `id` stays the same rate. */
export const shippingRateSchema = z.discriminatedUnion('kind', [
  flatRate,
  weightRate,
  priceRate,
  itemRate,
  pickup,
])

export type ShippingRate = z.output<typeof shippingRateSchema>

const zoneFields = {
  id,
  name,
  /** The countries of the zone; empty for the rest of the world, the countries that no other zone names. */
  countries: z.array(country).max(249).default([]),
}

/** The countries that share rates. A country is in one zone only. */
export const shippingZoneSchema = z.strictObject({
  ...zoneFields,
  rates: z.array(shippingRateSchema).default([]),
})

export type ShippingZone = z.output<typeof shippingZoneSchema>

const newZones = z.strictObject({
  zones: z
    .array(
      z.strictObject({ ...zoneFields, rates: z.array(shippingRateSchema).max(50).default([]) }),
    )
    .max(50),
})

const shippingZones = z.strictObject({
  zones: z.array(shippingZoneSchema),
  /** The physical products on sale with a variant that has no weight; it counts 0 g. */
  unweighed: z.strictObject({
    count: z.int(),
    /** The first of them. */
    products: z.array(z.strictObject({ id: z.uuid(), title: z.string() })),
  }),
})

export const taxRateSchema = z.strictObject({
  id,
  /** The name on the order, such as "VAT". */
  name,
  country,
  /** The spellings of the region that pays it, such as ["CA", "California"]; empty for the whole country. */
  regions: z.array(z.string().regex(/\S/, 'Enter a region.').max(100)).max(20).default([]),
  /** The postal codes that pay it: exact ones, starts such as `94*` and ranges such as `10000-10999`; empty for all. */
  postalCodes: z
    .array(z.string().max(MAX_POSTAL_CODE_ENTRY))
    .max(MAX_POSTAL_CODE_ENTRIES)
    .default([]),
  /** The cities that pay it, or the spellings of one; empty for all. */
  cities: z.array(z.string().regex(/\S/, 'Enter a city.').max(100)).max(20).default([]),
  /** Up to four decimals. */
  percent: z.number().min(0).max(100).multipleOf(0.0001),
  /** The tax class whose products it taxes; null for Standard. */
  taxClass: name.nullable().default(null),
  /** Whether it taxes delivery, too. */
  taxesShipping: z.boolean().default(true),
  /** Whether it is computed on the amount plus the taxes of the rates before it in the list. */
  isCompound: z.boolean().default(false),
  /** The priority: of the rates of a class with the same one, the most specific applies: that of the postal code, else of the city, else of the region, else of the country. Null always applies, unless a rate of the same name for the postal code or the city does. */
  priority: z.int().min(1).max(99).nullable().default(null),
})

const taxes = z.strictObject({
  /** Whether prices, and those of delivery, include tax. */
  pricesIncludeTax: z.boolean(),
  /** The country of the store: pickups, services and downloads are taxed there. Null for no tax on these. */
  storeCountry: country.nullable(),
  storeRegion: z.string().max(100).default(''),
  storeCity: z.string().max(100).default(''),
  storePostalCode: z.string().max(20).default(''),
  /** Whether the checkout asks businesses for a VAT ID. It needs the VAT ID of the store, of the country of the store. */
  takesVatIds: z.boolean().default(false),
  /** The VAT ID of the store; empty for none. Its form is checked, not whether it exists. */
  vatId: z.string().max(20).default(''),
  /** The tax classes of products beside Standard, such as ["Reduced", "Zero"]. */
  taxClasses: z.array(name).max(50).default([]),
  /** The tax class of delivery; null for Standard. */
  shippingTaxClass: name.nullable().default(null),
  rates: z.array(taxRateSchema).max(500),
})

export type Taxes = z.output<typeof taxes>

/** The reasons why a row of a file of tax rates cannot be used. */
export const taxRateRowErrors = [
  'unreadable',
  'country',
  'region',
  'postcode',
  'postcode-limit',
  'city',
  'rate',
  'name',
  'priority',
  'flag',
  'tax-class',
  'limit',
] as const

/** The maximum size of a file of tax rates, in bytes. */
export const MAX_TAX_FILE_BYTES = 1024 * 1024

const taxRateImport = z.object({
  dryRun: z.boolean(),
  counts: z.object({ create: z.int(), update: z.int(), unchanged: z.int(), error: z.int() }),
  /** The tax classes that the file names and the store does not have: they are created. */
  newTaxClasses: z.array(z.string()),
  /** The rows that cannot be used, at most 500. */
  errors: z.array(
    z.object({
      /** The row of the file, from 1, with the names of columns. */
      row: z.int(),
      reason: z.enum(taxRateRowErrors),
      /** The cell as it is in the file. */
      value: z.string(),
    }),
  ),
})

export type TaxRateImport = z.output<typeof taxRateImport>

const ZONES = '/api/studio/shipping-zones'
const TAXES = '/api/studio/taxes'

export const readShippingZones = defineRoute({
  method: 'GET',
  path: ZONES,
  summary:
    'Lists the shipping zones of the store with their rates, in the order in which they are offered.',
  access: 'store.read',
  replies: { 200: shippingZones },
})

export const changeShippingZones = defineRoute({
  method: 'PUT',
  path: ZONES,
  summary: 'Replaces the shipping zones of the store. Zones and rates keep their identity by id.',
  access: 'store.write',
  body: newZones,
  replies: { 200: shippingZones, 400: problemSchema, 422: problemSchema },
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
    'Replaces the tax rates of the store. A product is taxed at all rates of its tax class at the destination: those of its country, region, city and postal code.',
  access: 'store.write',
  body: taxes,
  replies: { 200: taxes, 400: problemSchema, 422: problemSchema },
})

export const importTaxRates = defineRoute({
  method: 'POST',
  path: `${TAXES}/imports`,
  summary:
    'Adds the tax rates of a CSV file in the format of WooCommerce to those of the store, or reports what it would change. Importing it again changes nothing.',
  access: 'store.write',
  bodyLimit: 2 * 1024 * 1024,
  body: z.strictObject({
    /** The bytes of the file. */
    file: z.base64().max(Math.ceil(MAX_TAX_FILE_BYTES / 3) * 4),
    /** Whether to report what would change, and change nothing. */
    dryRun: z.boolean(),
  }),
  replies: { 200: taxRateImport, 400: problemSchema, 422: problemSchema },
})

export const exportTaxRates = defineRoute({
  method: 'GET',
  path: `${TAXES}/export`,
  summary: 'Returns the tax rates of the store as CSV that can be edited and imported.',
  access: 'store.read',
  replies: { 200: z.object({ csv: z.string() }) },
})
