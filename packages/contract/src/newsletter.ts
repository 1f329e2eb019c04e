import * as z from 'zod'
import { problemSchema } from './problem.ts'
import { createRouteFactory } from './route.ts'

const defineRoute = createRouteFactory('newsletter')

const status = z.enum(['pending', 'confirmed', 'unsubscribed'])

export const newsletterSubscriberSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** The subscription status; only confirmed subscribers receive emails. */
  status,
  locale: z.string(),
  /** The form used to subscribe. */
  formId: z.string(),
  createdAt: z.string(),
  confirmedAt: z.string().nullable(),
})

export type NewsletterSubscriber = z.output<typeof newsletterSubscriberSchema>

export const listNewsletterSubscribers = defineRoute({
  method: 'GET',
  path: '/api/studio/newsletter-subscribers',
  summary: 'Lists newsletter subscribers, newest first.',
  access: 'forms.read',
  query: z.object({ cursor: z.uuid().optional(), search: z.string().max(256).optional() }),
  replies: {
    200: z.object({
      subscribers: z.array(newsletterSubscriberSchema),
      nextPageCursor: z.uuid().nullable(),
    }),
  },
})

export const deleteNewsletterSubscribers = defineRoute({
  method: 'POST',
  path: '/api/studio/newsletter-subscribers/deletions',
  summary: 'Permanently deletes subscribers with their confirmation emails.',
  access: 'forms.manage',
  body: z.object({ ids: z.array(z.uuid()).min(1).max(100) }),
  replies: { 200: z.object({ deleted: z.int() }), 400: problemSchema },
})

export const exportNewsletterSubscribers = defineRoute({
  method: 'GET',
  path: '/api/studio/newsletter-subscribers/export',
  summary: 'Exports confirmed subscribers as CSV. Formulas are escaped.',
  access: 'forms.read',
  replies: { 200: z.object({ csv: z.string() }) },
})
