import * as z from 'zod'
import { problemSchema } from './problem.ts'
import { createRouteFactory } from './route.ts'

const defineRoute = createRouteFactory('mail')

export const emailStates = ['waiting', 'sent', 'failed', 'suppressed', 'unsent'] as const

export const emailSchema = z.object({
  id: z.uuid(),
  recipient: z.string(),
  subject: z.string(),
  /** The text of the email. Links and codes that give access are hidden. */
  bodyText: z.string(),
  /**
   * `waiting` is sent by a job, `sent` was taken by the mail server, `failed` was rejected, `suppressed` goes to an
   * address that was rejected before, and `unsent` was written without a mail server.
   */
  state: z.enum(emailStates),
  /** The number of attempts to send it. */
  attempts: z.int(),
  /** The answer of the mail server to the last attempt; null if it took the email. */
  lastError: z.string().nullable(),
  createdAt: z.string(),
  sentAt: z.string().nullable(),
})

export type Email = z.output<typeof emailSchema>

const pageSchema = z.object({
  hasNextPage: z.boolean(),
  nextPageCursor: z.string().nullable(),
})

const paramsSchema = z.object({ id: z.uuid() })

export const listEmails = defineRoute({
  method: 'GET',
  path: '/api/studio/emails',
  summary: 'Lists the emails of the site, newest first, with their delivery. Links are hidden.',
  access: 'mail.read',
  query: z.object({ cursor: z.uuid().optional(), state: z.enum(emailStates).optional() }),
  replies: {
    200: pageSchema.extend({
      emails: z.array(emailSchema),
      delivery: z.object({
        /** Whether the server has a mail server; without one no email is sent. */
        isConfigured: z.boolean(),
        /** The sender; null if neither the site nor the server names one. */
        sender: z.string().nullable(),
      }),
    }),
  },
})

export const retryEmail = defineRoute({
  method: 'POST',
  path: '/api/studio/emails/{id}/attempts',
  summary: 'Sends an email again that was not sent.',
  access: 'mail.manage',
  params: paramsSchema,
  replies: { 200: z.object({}), 404: problemSchema, 409: problemSchema },
})

export const openEmail = defineRoute({
  method: 'POST',
  path: '/api/studio/emails/{id}/links',
  summary:
    'Shows the owner an email with its links. Works only without a mail server, when nobody else can deliver them.',
  access: 'mail.open',
  params: paramsSchema,
  replies: { 200: z.object({ bodyText: z.string() }), 404: problemSchema, 409: problemSchema },
})

export const mailSuppressionSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  /** The answer of the mail server that rejected the address. */
  reason: z.string(),
  createdAt: z.string(),
})

export type MailSuppression = z.output<typeof mailSuppressionSchema>

export const listMailSuppressions = defineRoute({
  method: 'GET',
  path: '/api/studio/mail-suppressions',
  summary: 'Lists the addresses that a mail server rejected and that get no emails, newest first.',
  access: 'mail.read',
  query: z.object({ cursor: z.uuid().optional() }),
  replies: { 200: pageSchema.extend({ suppressions: z.array(mailSuppressionSchema) }) },
})

export const deleteMailSuppression = defineRoute({
  method: 'DELETE',
  path: '/api/studio/mail-suppressions/{id}',
  summary: 'Removes an address from the list, so that it gets emails again.',
  access: 'mail.manage',
  params: paramsSchema,
  replies: { 200: z.object({}), 404: problemSchema },
})
