import * as z from 'zod'
import { currencySchema } from '../../money.ts'
import { createRouteFactory } from '../../route.ts'

const defineRoute = createRouteFactory('api-keys')

export const apiShopSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  /** The address of the shop, without a slash at its end. */
  url: z.string(),
  currency: currencySchema,
  /** The IANA name of the time zone, in which days of filters are. */
  timeZone: z.string(),
  /** BCP 47. */
  language: z.string(),
  /** Whether test payments are taken, in which no money moves. */
  testPayments: z.boolean(),
})

export const apiReadShop = defineRoute({
  method: 'GET',
  path: '/api/commerce/v1/shop',
  summary: 'Returns the name, the currency and the time zone of the shop.',
  access: 'shop:read',
  limit: 'commerce-api',
  replies: { 200: apiShopSchema },
})
