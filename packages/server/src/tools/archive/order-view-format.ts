import { fulfillmentStatuses, orderSorts, orderViews, paymentStatuses } from '@vitrine/contract'
import * as z from 'zod/mini'
import { enumeration, id, nonEmptyText, text } from './format-values.ts'

/** A saved view of the list of orders in `site.json`. */
export const orderViewSchema = z.strictObject({
  id,
  name: nonEmptyText(60),
  query: z.strictObject({
    search: z.optional(text(256)),
    filter: enumeration(orderViews),
    payment: z.optional(enumeration(paymentStatuses)),
    fulfillment: z.optional(enumeration(fulfillmentStatuses)),
    product: z.optional(z.uuid()),
    country: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
    from: z.optional(z.iso.date()),
    to: z.optional(z.iso.date()),
    sort: enumeration(orderSorts),
  }),
})
