import * as z from 'zod'
import { createRouteFactory } from './route.ts'

const defineRoute = createRouteFactory('mail')

export const mailSchema = z.object({
  id: z.uuid(),
  recipient: z.string(),
  subject: z.string(),
  bodyText: z.string(),
  createdAt: z.string(),
  sentAt: z.string().nullable(),
})

export type Mail = z.output<typeof mailSchema>

export const listMails = defineRoute({
  method: 'GET',
  path: '/api/studio/mails',
  summary:
    'The mails the shop wrote, newest first: the outbox of an install without a mail server.',
  access: 'mail.read',
  query: z.object({ cursor: z.uuid().optional() }),
  replies: {
    200: z.object({
      mails: z.array(mailSchema),
      hasNextPage: z.boolean(),
      nextPageCursor: z.string().nullable(),
    }),
  },
})
