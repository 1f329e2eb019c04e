import { isEmail } from '@vitrine/model'
import * as z from 'zod'
import { mailingListIdsSchema } from './audience/mailing-lists.ts'
import { problemSchema } from './problem.ts'
import { createRouteFactory } from './route.ts'

const defineRoute = createRouteFactory('newsletter')

const BASE = '/api/studio/newsletter-subscribers'

/** The maximum size of a file of subscribers, in bytes. */
const MAX_SUBSCRIBER_FILE_BYTES = 5 * 1024 * 1024

/** The maximum number of errors in the report of an import. */
export const MAX_SUBSCRIBER_ERRORS = 500

const status = z.enum(['pending', 'confirmed', 'unsubscribed'])

/** The origin of a subscriber: a form of the site, staff who added the address, or a file. */
const source = z.enum(['form', 'staff', 'import'])

export const newsletterSubscriberSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** The subscription status; only confirmed subscribers receive emails. */
  status,
  locale: z.string(),
  source,
  /** The form used to subscribe; empty for another source. */
  formId: z.string(),
  /** The title of the page with that form; empty if it is on no published page. */
  pageTitle: z.string(),
  /** The disclaimer that the form showed, or the note of staff about how the person agreed. */
  consent: z.string(),
  /** The mailing lists: those that were asked for, while the subscriber is pending. */
  listIds: z.array(z.uuid()),
  createdAt: z.string(),
  confirmedAt: z.string().nullable(),
})

export type NewsletterSubscriber = z.output<typeof newsletterSubscriberSchema>

const subscriberFilter = {
  search: z.string().max(256).optional(),
  status: status.optional(),
  /** A mailing list; `none` for the subscribers on no list. */
  listId: z.union([z.uuid(), z.literal('none')]).optional(),
}

export const listNewsletterSubscribers = defineRoute({
  method: 'GET',
  path: BASE,
  summary: 'Lists newsletter subscribers, newest first.',
  access: 'forms.read',
  query: z.object({ ...subscriberFilter, cursor: z.uuid().optional() }),
  replies: {
    200: z.object({
      subscribers: z.array(newsletterSubscriberSchema),
      /** The number with each status that matches the search and the list; null except on the first page. */
      counts: z.record(status, z.int()).nullable(),
      nextPageCursor: z.uuid().nullable(),
    }),
  },
})

/** The record of consent that staff give: when, where and how the person agreed. */
const consent = z
  .string()
  .trim()
  .min(1, 'Describe how the person agreed to receive emails.')
  .max(2_000)

export const addNewsletterSubscriber = defineRoute({
  method: 'POST',
  path: BASE,
  summary:
    'Adds a subscriber with a record of consent, and sends the email that asks for a confirmation.',
  access: 'forms.manage',
  body: z.object({
    email: z
      .string()
      .trim()
      .toLowerCase()
      .max(256)
      .refine(isEmail, 'Enter an email address such as name@example.com.'),
    firstName: z.string().trim().max(200).default(''),
    lastName: z.string().trim().max(200).default(''),
    consent,
    listIds: mailingListIdsSchema,
  }),
  replies: { 200: newsletterSubscriberSchema, 400: problemSchema, 409: problemSchema },
})

export const newsletterImportSchema = z.object({
  dryRun: z.boolean(),
  /** The number of rows below the header. */
  rows: z.int(),
  /** The number of subscribers that are added with an earlier confirmation. */
  confirmed: z.int(),
  /** The number of subscribers that are added and asked for a confirmation by email. */
  invited: z.int(),
  /** The number of rows whose address is a subscriber already, and joins lists. */
  joined: z.int(),
  /** The number of rows whose address is a subscriber already, and that name no list. */
  known: z.int(),
  /** The number of rows that are skipped because their address has unsubscribed. */
  unsubscribed: z.int(),
  /** The names of the mailing lists that are created. */
  newLists: z.array(z.string()),
  /** The reasons that keep rows from being imported, at most 500. */
  errors: z.array(
    z.object({
      row: z.int(),
      /** The name of the column in the file; null for the whole row. */
      column: z.string().nullable(),
      message: z.string(),
    }),
  ),
})

export type NewsletterImport = z.output<typeof newsletterImportSchema>

export const importNewsletterSubscribers = defineRoute({
  method: 'POST',
  path: `${BASE}/import`,
  summary:
    'Imports subscribers from a CSV file, or reports what that would do. Addresses that have unsubscribed are skipped.',
  access: 'forms.manage',
  bodyLimit: Math.ceil((MAX_SUBSCRIBER_FILE_BYTES * 4) / 3) + 10_000,
  body: z.object({
    /** The bytes of the file, as base64. */
    file: z.base64().max(Math.ceil((MAX_SUBSCRIBER_FILE_BYTES * 4) / 3) + 4),
    consent,
    /** The mailing lists of all rows, besides those that the column Lists names. */
    listIds: mailingListIdsSchema,
    dryRun: z.boolean().default(true),
  }),
  replies: { 200: newsletterImportSchema, 400: problemSchema, 422: problemSchema },
})

export const deleteNewsletterSubscribers = defineRoute({
  method: 'POST',
  path: `${BASE}/deletions`,
  summary: 'Permanently deletes subscribers with their confirmation emails.',
  access: 'forms.manage',
  body: z.object({ ids: z.array(z.uuid()).min(1).max(100) }),
  replies: { 200: z.object({ deleted: z.int() }), 400: problemSchema },
})

export const exportNewsletterSubscribers = defineRoute({
  method: 'GET',
  path: `${BASE}/export`,
  summary: 'Exports confirmed subscribers as CSV. Formulas are escaped.',
  access: 'forms.read',
  query: z.object({ listId: subscriberFilter.listId }),
  replies: { 200: z.object({ csv: z.string() }) },
})
