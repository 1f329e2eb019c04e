import * as z from 'zod'
import {
  changeSubscription,
  listSubscriptions,
  subscriptionDetailSchema,
  subscriptionSchema,
} from '../../orders/subscriptions.ts'
import { problemSchema } from '../../problem.ts'
import { createRouteFactory } from '../../route.ts'
import { nextPageCursor, pageLimit } from './page.ts'

const defineRoute = createRouteFactory('subscriptions')

const SUBSCRIPTIONS = '/api/commerce/v1/subscriptions'
const params = z.object({ id: z.uuid() })
const limit = 'commerce-api'

/** A subscription without its events, which name staff. */
export const apiSubscriptionSchema = subscriptionDetailSchema.omit({ events: true })

export const apiListSubscriptions = defineRoute({
  method: 'GET',
  path: SUBSCRIPTIONS,
  summary: 'Lists subscriptions, page by page, newest first.',
  access: 'subscriptions:read',
  limit,
  query: listSubscriptions.query.extend({
    limit: pageLimit,
    /** The `nextPageCursor` of the page before. */
    cursor: z.uuid().optional(),
  }),
  replies: {
    200: z.object({ subscriptions: z.array(subscriptionSchema), nextPageCursor }),
    400: problemSchema,
  },
})

export const apiReadSubscription = defineRoute({
  method: 'GET',
  path: `${SUBSCRIPTIONS}/{id}`,
  summary: 'Returns a subscription with its orders, and what may be done with it.',
  access: 'subscriptions:read',
  limit,
  params,
  replies: { 200: apiSubscriptionSchema, 404: problemSchema },
})

export const apiChangeSubscription = defineRoute({
  method: 'POST',
  path: `${SUBSCRIPTIONS}/{id}/actions`,
  summary: changeSubscription.summary,
  access: 'subscriptions:write',
  limit,
  crumb: 'none',
  params,
  body: changeSubscription.body,
  replies: { 200: apiSubscriptionSchema, 404: problemSchema, 409: problemSchema },
})
