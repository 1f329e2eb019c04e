import * as z from 'zod'
import { problemSchema } from './problem.ts'
import { defineRoute } from './route.ts'

/** Who gets into a member area: everybody with an account, or those whom the owner puts in. */
export const joinModes = ['free', 'invitation'] as const

export const memberAreaSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  description: z.string(),
  joinMode: z.enum(joinModes),
  memberCount: z.int(),
})

export type MemberArea = z.output<typeof memberAreaSchema>

/** A visitor with an account, as the owner of the site sees them. */
export const siteUserSummarySchema = z.object({
  id: z.uuid(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  locale: z.string(),
  /** ISO 8601; null until the address is confirmed. */
  verifiedAt: z.string().nullable(),
  createdAt: z.string(),
  memberAreaIds: z.array(z.uuid()),
})

export type SiteUserSummary = z.output<typeof siteUserSummarySchema>

const siteUserPageSchema = z.object({
  siteUsers: z.array(siteUserSummarySchema),
  hasNextPage: z.boolean(),
  nextPageCursor: z.string().nullable(),
})

const area = z.object({
  name: z.string().trim().min(1).max(100),
  description: z.string().max(2_000).default(''),
  joinMode: z.enum(joinModes).default('free'),
})

const params = z.object({ id: z.uuid() })
const cursor = z.uuid().optional()
const AREAS = '/api/studio/member-areas'

export const listMemberAreas = defineRoute({
  method: 'GET',
  path: AREAS,
  summary: 'The member areas of the site, by name.',
  access: 'site-users.read',
  replies: { 200: z.object({ memberAreas: z.array(memberAreaSchema) }) },
})

export const createMemberArea = defineRoute({
  method: 'POST',
  path: AREAS,
  summary: 'Makes a member area. Documents name it in their access.',
  access: 'site-users.write',
  body: area,
  replies: { 200: memberAreaSchema, 409: problemSchema },
})

export const changeMemberArea = defineRoute({
  method: 'PUT',
  path: `${AREAS}/{id}`,
  summary: 'Sets name, description and join mode of a member area.',
  access: 'site-users.write',
  params,
  body: area,
  replies: { 200: memberAreaSchema, 404: problemSchema, 409: problemSchema },
})

/** Refused while documents are for its members: nothing becomes unreadable, or readable, by it. */
export const deleteMemberArea = defineRoute({
  method: 'DELETE',
  path: `${AREAS}/{id}`,
  summary: 'Deletes a member area that no document is for, and who is in it.',
  access: 'site-users.write',
  params,
  replies: {
    200: z.object({}),
    404: problemSchema,
    409: problemSchema.extend({
      /** Those that are for its members, a hundred at most. */
      documents: z.array(z.object({ id: z.uuid(), title: z.string() })).optional(),
    }),
  },
})

export const listAreaMembers = defineRoute({
  method: 'GET',
  path: `${AREAS}/{id}/members`,
  summary: 'Who is in a member area, newest account first.',
  access: 'site-users.read',
  params,
  query: z.object({ cursor }),
  replies: { 200: siteUserPageSchema, 404: problemSchema },
})

const memberParams = z.object({ id: z.uuid(), siteUserId: z.uuid() })

export const addAreaMember = defineRoute({
  method: 'PUT',
  path: `${AREAS}/{id}/members/{siteUserId}`,
  summary: 'Puts a visitor with an account into a member area.',
  access: 'site-users.write',
  params: memberParams,
  replies: { 200: z.object({}), 404: problemSchema },
})

export const removeAreaMember = defineRoute({
  method: 'DELETE',
  path: `${AREAS}/{id}/members/{siteUserId}`,
  summary: 'Takes a visitor out of a member area.',
  access: 'site-users.write',
  params: memberParams,
  replies: { 200: z.object({}), 404: problemSchema },
})

export const listSiteUsers = defineRoute({
  method: 'GET',
  path: '/api/studio/site-users',
  summary: 'Visitors with accounts, newest first; those whose address or name holds the search.',
  access: 'site-users.read',
  query: z.object({ search: z.string().max(256).optional(), cursor }),
  replies: { 200: siteUserPageSchema },
})

/** Orders stay: the law asks for them. */
export const eraseSiteUser = defineRoute({
  method: 'DELETE',
  path: '/api/studio/site-users/{id}',
  summary: 'Deletes a visitor’s account with sessions, memberships and the letters about it.',
  access: 'site-users.write',
  params,
  replies: { 200: z.object({}), 404: problemSchema },
})
