import { campaignPurchases } from '@vitrine/model'
import * as z from 'zod'
import { mailingListIdsSchema } from './mailing-lists.ts'

/** The conditions by which a campaign chooses its recipients. */
export const audienceSchema = z
  .strictObject({
    /** The first day of the subscription in the time zone of the site; null for any. */
    from: z.iso.date('Enter a day.').nullable(),
    /** The last day of the subscription; null for any. */
    to: z.iso.date('Enter a day.').nullable(),
    languages: z.array(z.string().regex(/^[a-z]{2,8}$/)).max(50),
    purchase: z.enum(campaignPurchases),
    /** The product that recipients bought, if `purchase` is `product`. */
    productId: z.uuid().nullable(),
    /** The mailing lists, of which recipients are on one at least; none for all subscribers. */
    listIds: mailingListIdsSchema,
    /** The mailing lists, of which recipients are on none. */
    excludedListIds: mailingListIdsSchema,
  })
  .refine(({ from, to }) => from === null || to === null || from <= to, {
    path: ['to'],
    message: 'The last day is before the first one. Choose a later day.',
  })
