import { MAX_PASSWORD_LENGTH } from '@vitrine/model'
import * as z from 'zod'
import { problemSchema } from './problem.ts'
import { createRouteFactory } from './route.ts'

const defineRoute = createRouteFactory('page-locks')

export const pageLockSchema = z.object({
  locked: z.boolean(),
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
  summary: 'Returns whether a page has a password, but not the password.',
  access: 'content.read',
  params,
  replies,
})

export const setPageLock = defineRoute({
  method: 'PUT',
  path: '/api/studio/page-locks/{documentId}',
  summary: 'Sets the password of a page. Visitors who entered an earlier one must enter it again.',
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
