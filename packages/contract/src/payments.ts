import * as z from 'zod'
import { problemSchema } from './problem.ts'
import { defineRoute } from './route.ts'

/** The provider proves itself by a signature over the bytes, so nothing is read of them before. */
export const receiveTestEvent = defineRoute({
  method: 'POST',
  path: '/api/payments/test/events',
  summary:
    'What the built-in test provider tells of its payments, signed. There only while the shop takes test payments.',
  access: 'anyone',
  crumb: 'none',
  limit: 'webhook',
  body: z.unknown(),
  replies: { 200: z.object({}), 400: problemSchema, 404: problemSchema },
})
