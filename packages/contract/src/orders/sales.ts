import { isSalesRange, MAX_SALES_DAYS } from '@vitrine/model'
import * as z from 'zod'
import { moneySchema } from '../money.ts'
import { createRouteFactory } from '../route.ts'

const defineRoute = createRouteFactory('sales')

/** The parts into which a report splits the sales. */
export const salesParts = ['time', 'product', 'channel', 'discount', 'tax', 'country'] as const

export type SalesPart = (typeof salesParts)[number]

/** The origins of orders: a checkout of the shop, a renewal or start of a subscription, or a donation. */
export const salesChannels = ['shop', 'subscription', 'donation'] as const

const rangeShape = {
  /** The first and the last day, in the time zone of the site. */
  from: z.iso.date(),
  to: z.iso.date(),
  /** Test orders are never counted with real ones. */
  orders: z.enum(['real', 'test']).default('real'),
}

const wrongRange = {
  path: ['to'],
  error: `Choose a last day that is not before the first, and at most ${MAX_SALES_DAYS} days.`,
}

/**
 * The figures of the orders of a time, in the currency of the store. An order counts on the day it was placed, a refund on
 * the day it was made. Orders that were canceled before any payment do not count, nor do gift cards that are sold: what they pay
 * for later does.
 */
export const salesFiguresSchema = z.object({
  orders: z.int(),
  /** The units that were ordered. */
  units: z.int(),
  /** The goods at their prices, before discounts. */
  subtotal: moneySchema,
  discount: moneySchema,
  shipping: moneySchema,
  /** The taxes, whether prices include them or not. */
  tax: moneySchema,
  /** The amount that buyers owed. */
  total: moneySchema,
  refunds: moneySchema,
  /** The total without refunds. */
  net: moneySchema,
})

export type SalesFigures = z.output<typeof salesFiguresSchema>

/** The sales of a day, or of a month of a report of more than 92 days. */
export const salesStepSchema = z.object({
  /** The day, or the first day of the month. */
  day: z.iso.date(),
  orders: z.int(),
  units: z.int(),
  total: moneySchema,
  refunds: moneySchema,
  net: moneySchema,
})

export type SalesStep = z.output<typeof salesStepSchema>

export const salesReportSchema = z.object({
  figures: salesFiguresSchema,
  /** The figures of as many days before. */
  before: salesFiguresSchema,
  step: z.enum(['day', 'month']),
  /** Each step of the time, oldest first, also those without orders. */
  time: z.array(salesStepSchema),
  /** The products that sold best, 100 at most: by the amount after discounts. */
  products: z.array(
    z.object({
      /** Null for a donation, and for a product that was deleted. */
      id: z.uuid().nullable(),
      title: z.string(),
      orders: z.int(),
      units: z.int(),
      sales: moneySchema,
    }),
  ),
  channels: z.array(
    z.object({ channel: z.enum(salesChannels), orders: z.int(), total: moneySchema }),
  ),
  /** The discounts with what each took off, 100 at most, the largest first. */
  discounts: z.array(
    z.object({
      /** Null for a discount that was deleted. */
      id: z.uuid().nullable(),
      /** The code, or the title of an automatic discount. */
      name: z.string(),
      orders: z.int(),
      amount: moneySchema,
    }),
  ),
  /** Each tax by the place of its rate, the largest first. The taxes of the refunds made in the time are subtracted. 500 at most; exports have all. */
  taxes: z.array(
    z.object({
      /** That of delivery for orders from before places were recorded; null without any. */
      country: z.string().nullable(),
      /** Empty if the rate is for the whole country, as are the others. */
      region: z.string(),
      city: z.string(),
      /** The entry of postal codes of the rate, such as `27*`. */
      postalCode: z.string(),
      name: z.string(),
      /** The rate in millionths: 200,000 is 20 %. */
      rateMillionths: z.int(),
      orders: z.int(),
      /** The amount on which the tax was computed, without taxes. */
      net: moneySchema,
      tax: moneySchema,
    }),
  ),
  /** The orders by the country of delivery; null without delivery. */
  countries: z.array(
    z.object({ country: z.string().nullable(), orders: z.int(), total: moneySchema }),
  ),
  /** The orders in currencies that the store had before, which are not counted. */
  otherCurrencies: z.int(),
})

export type SalesReport = z.output<typeof salesReportSchema>

export const readSales = defineRoute({
  method: 'GET',
  path: '/api/studio/sales',
  summary:
    'Reports the sales of a time: figures, days, products, channels, discounts, taxes and countries.',
  access: 'orders.read',
  query: z.object(rangeShape).refine(isSalesRange, wrongRange),
  replies: { 200: salesReportSchema },
})

export const exportSales = defineRoute({
  method: 'GET',
  path: '/api/studio/sales-export',
  summary: 'Returns one part of a report of sales as CSV.',
  access: 'orders.read',
  query: z.object({ ...rangeShape, part: z.enum(salesParts) }).refine(isSalesRange, wrongRange),
  replies: { 200: z.object({ csv: z.string() }) },
})
