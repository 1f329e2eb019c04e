import { PASSWORD_MAX_LENGTH } from '@vitrine/model'
import * as z from 'zod'
import { problemSchema } from './problem.ts'
import { defineRoute } from './route.ts'

export const pageLockSchema = z.object({
  locked: z.boolean(),
  /** When the password was set. */
  changedAt: z.string().nullable(),
})

export type PageLock = z.output<typeof pageLockSchema>

const params = z.object({ documentId: z.uuid() })
const body = z.object({ password: z.string().max(PASSWORD_MAX_LENGTH) })
const replies = { 200: pageLockSchema, 400: problemSchema }

export const readPageLock = defineRoute({
  method: 'GET',
  path: '/api/studio/page-locks/{documentId}',
  summary: 'Whether a page has a password. Nobody is told which.',
  access: 'content.read',
  params,
  replies,
})

export const setPageLock = defineRoute({
  method: 'PUT',
  path: '/api/studio/page-locks/{documentId}',
  summary: 'Sets the password of a page. Who came in with another one is asked again.',
  access: 'content.publish',
  params,
  body,
  replies: { ...replies, 404: problemSchema },
})

export const deletePageLock = defineRoute({
  method: 'DELETE',
  path: '/api/studio/page-locks/{documentId}',
  summary: 'Forgets the password of a page. A page that asks for one then opens to nobody.',
  access: 'content.publish',
  params,
  replies,
})

export const readSiteLock = defineRoute({
  method: 'GET',
  path: '/api/studio/site-lock',
  summary: 'Whether the whole site asks for a password.',
  access: 'content.read',
  replies,
})

export const setSiteLock = defineRoute({
  method: 'PUT',
  path: '/api/studio/site-lock',
  summary: 'Lets every page of the site ask for a password, the shop and the cart among them.',
  access: 'site.lock',
  body,
  replies,
})

export const deleteSiteLock = defineRoute({
  method: 'DELETE',
  path: '/api/studio/site-lock',
  summary: 'Opens the site to everybody.',
  access: 'site.lock',
  replies,
})
