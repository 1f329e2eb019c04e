import { isMailingListName, MAX_MAILING_LIST_NAME, MAX_MAILING_LISTS } from '@vitrine/model'
import * as z from 'zod'
import { problemSchema } from '../problem.ts'
import { createRouteFactory } from '../route.ts'

const defineRoute = createRouteFactory('newsletter')

const BASE = '/api/studio/mailing-lists'
const ONE = `${BASE}/{id}` as const

export const mailingListSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  /** The number of confirmed subscribers on it. */
  subscriberCount: z.int(),
})

export type MailingList = z.output<typeof mailingListSchema>

/** The ids of mailing lists. */
export const mailingListIdsSchema = z.array(z.uuid()).max(MAX_MAILING_LISTS).default([])

const params = z.object({ id: z.uuid() })

const naming = z.strictObject({
  name: z
    .string()
    .trim()
    .min(1, 'Enter a name.')
    .max(MAX_MAILING_LIST_NAME)
    .refine(isMailingListName, 'Enter a name without commas and semicolons.'),
})

export const listMailingLists = defineRoute({
  method: 'GET',
  path: BASE,
  summary: 'Lists the mailing lists by name, with the number of their subscribers.',
  access: 'lists.read',
  replies: { 200: z.object({ lists: z.array(mailingListSchema) }) },
})

export const createMailingList = defineRoute({
  method: 'POST',
  path: BASE,
  summary: 'Creates a mailing list without subscribers.',
  access: 'forms.manage',
  body: naming,
  replies: { 200: mailingListSchema, 400: problemSchema, 409: problemSchema },
})

export const renameMailingList = defineRoute({
  method: 'PUT',
  path: ONE,
  summary: 'Renames a mailing list.',
  access: 'forms.manage',
  params,
  body: naming,
  replies: { 200: mailingListSchema, 400: problemSchema, 404: problemSchema, 409: problemSchema },
})

export const deleteMailingList = defineRoute({
  method: 'DELETE',
  path: ONE,
  summary:
    'Deletes a mailing list. Its subscribers stay. Rejected while a scheduled campaign goes to the list.',
  access: 'forms.manage',
  params,
  replies: { 200: z.object({}), 404: problemSchema, 409: problemSchema },
})

export const changeMailingListMembers = defineRoute({
  method: 'POST',
  path: `${ONE}/members`,
  summary: 'Adds subscribers to a mailing list, or removes them from it.',
  access: 'forms.manage',
  params,
  body: z.strictObject({ ids: z.array(z.uuid()).min(1).max(100), isMember: z.boolean() }),
  replies: { 200: z.object({ changed: z.int() }), 400: problemSchema, 404: problemSchema },
})
