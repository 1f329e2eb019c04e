import { MAX_PASSWORD_LENGTH } from '@vitrine/model'
import * as z from 'zod'
import { problemSchema } from './problem.ts'
import { createRouteFactory } from './route.ts'

const defineRoute = createRouteFactory('page-locks')

const accessByLanguage = z.record(z.string(), z.enum(['everybody', 'password', 'members']))

export const pageLockSchema = z.object({
  /** Whether a password is set. */
  hasPassword: z.boolean(),
  /**
   * Whether visitors need a password now: for a page, its published access decides that; for an item, that of its
   * collection as well.
   */
  locked: z.boolean(),
  /** The published access of a page, by language; empty if it is not published. Omitted for the site. */
  access: accessByLanguage.optional(),
  /** The published access of an item's collection, by the languages of the item. Omitted for pages and the site. */
  collectionAccess: accessByLanguage.optional(),
  /** The time the password was set; null if there is none. */
  changedAt: z.string().nullable(),
})

export type PageLock = z.output<typeof pageLockSchema>

const params = z.object({ documentId: z.uuid() })
const body = z.object({ password: z.string().max(MAX_PASSWORD_LENGTH) })
const replies = { 200: pageLockSchema, 400: problemSchema }

export const readPageLock = defineRoute({
  method: 'GET',
  path: '/api/studio/page-locks/{documentId}',
  summary: 'Returns whether visitors need a password for a page, and whether it has one.',
  access: 'content.read',
  params,
  replies,
})

export const setPageLock = defineRoute({
  method: 'PUT',
  path: '/api/studio/page-locks/{documentId}',
  summary:
    'Sets the password of a page, and returns whether visitors need it now: that is the page’s published access. Visitors who entered an earlier one must enter it again.',
  access: 'content.publish',
  params,
  body,
  replies: { ...replies, 404: problemSchema },
})

export const deletePageLock = defineRoute({
  method: 'DELETE',
  path: '/api/studio/page-locks/{documentId}',
  summary: 'Deletes the password of a page. A locked page without a password cannot be opened.',
  access: 'content.publish',
  params,
  replies,
})

export const readSiteLock = defineRoute({
  method: 'GET',
  path: '/api/studio/site-lock',
  summary: 'Returns whether the whole site requires a password.',
  access: 'content.read',
  replies,
})

export const setSiteLock = defineRoute({
  method: 'PUT',
  path: '/api/studio/site-lock',
  summary: 'Sets a password for every page of the site, including the shop and the cart.',
  access: 'site.lock',
  body,
  replies,
})

export const deleteSiteLock = defineRoute({
  method: 'DELETE',
  path: '/api/studio/site-lock',
  summary: 'Removes the password of the site.',
  access: 'site.lock',
  replies,
})
