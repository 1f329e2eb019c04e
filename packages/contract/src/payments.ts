import * as z from 'zod'
import { problemSchema } from './problem.ts'
import { createRouteFactory } from './route.ts'

const defineRoute = createRouteFactory('payments')

/** The body is not parsed before its signature is verified over the bytes. */
export const receiveTestEvent = defineRoute({
  method: 'POST',
  path: '/api/payments/test/events',
  summary:
    'Receives signed events of the built-in test provider. Available only while the store takes test payments.',
  access: 'anyone',
  crumb: 'none',
  limit: 'webhook',
  body: z.unknown(),
  replies: { 200: z.object({}), 400: problemSchema, 404: problemSchema },
})
