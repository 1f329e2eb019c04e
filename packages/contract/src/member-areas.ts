import * as z from 'zod'
import { moneySchema } from './money.ts'
import { problemSchema } from './problem.ts'
import { defineRoute } from './route.ts'

/**
 * Who gets into a member area: everybody with an account, those whom the owner puts in, or who pays for it
 * once. The owner may put somebody into any.
 */
export const joinModes = ['free', 'invitation', 'purchase'] as const

export const memberAreaSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  description: z.string(),
  joinMode: z.enum(joinModes),
  /** What it costs; null where it is not sold. */
  price: moneySchema.nullable(),
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
  /** Hundredths of the site's currency: of an area that is sold, and of no other. */
  priceCents: z.int().min(1).max(1_000_000_000_000).optional(),
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
  replies: { 200: memberAreaSchema, 400: problemSchema, 409: problemSchema },
})

export const changeMemberArea = defineRoute({
  method: 'PUT',
  path: `${AREAS}/{id}`,
  summary:
    'Sets name, description, join mode and price of a member area. Who bought it stays in it.',
  access: 'site-users.write',
  params,
  body: area,
  replies: { 200: memberAreaSchema, 400: problemSchema, 404: problemSchema, 409: problemSchema },
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
  summary: 'Takes a visitor out of a member area, paid for or not. No money goes back by it.',
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
