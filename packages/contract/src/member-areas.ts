import * as z from 'zod'
import { moneySchema } from './money.ts'
import { problemSchema } from './problem.ts'
import { createRouteFactory } from './route.ts'
import { daySchema } from './values/day.ts'

const defineRoute = createRouteFactory('site-users')

/**
 * The ways to join a member area: free for visitors with an account, by the owner's invitation, or by a one-time
 * purchase. The owner may add members to any area.
 */
export const joinModes = ['free', 'invitation', 'purchase'] as const

export const memberAreaSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  description: z.string(),
  joinMode: z.enum(joinModes),
  /** The price; null if it is not sold. */
  price: moneySchema.nullable(),
  memberCount: z.int(),
})

export type MemberArea = z.output<typeof memberAreaSchema>

/** A visitor's account in the owner's list. */
export const siteUserSummarySchema = z.object({
  id: z.uuid(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  locale: z.string(),
  /** The time of the email confirmation in ISO 8601; null until then. */
  verifiedAt: z.string().nullable(),
  createdAt: z.string(),
  memberAreaIds: z.array(z.uuid()),
})

export type SiteUserSummary = z.output<typeof siteUserSummarySchema>

/** The states of the email address of an account, as the owner's list narrows them. */
export const siteUserStates = ['confirmed', 'unconfirmed'] as const

const siteUserPageSchema = z.object({
  siteUsers: z.array(siteUserSummarySchema),
  hasNextPage: z.boolean(),
  nextPageCursor: z.string().nullable(),
})

const area = z.object({
  name: z.string().trim().min(1).max(100),
  description: z.string().max(2_000).default(''),
  joinMode: z.enum(joinModes).default('free'),
  /** The price in hundredths of the site's currency; only for areas that are sold. */
  priceCents: z.int().min(1).max(1_000_000_000_000).optional(),
})

const params = z.object({ id: z.uuid() })
const cursor = z.uuid().optional()
const AREAS = '/api/studio/member-areas'

export const listMemberAreas = defineRoute({
  method: 'GET',
  path: AREAS,
  summary: 'Lists the member areas of the site by name.',
  access: 'site-users.read',
  replies: { 200: z.object({ memberAreas: z.array(memberAreaSchema) }) },
})

export const readMemberArea = defineRoute({
  method: 'GET',
  path: `${AREAS}/{id}`,
  summary: 'Returns a member area with the documents that are for its members.',
  access: 'site-users.read',
  params,
  replies: {
    200: z.object({
      area: memberAreaSchema,
      /** The documents that are for its members, published or as drafts, at most 100. */
      documents: z.array(z.object({ id: z.uuid(), title: z.string() })),
    }),
    404: problemSchema,
  },
})

export const createMemberArea = defineRoute({
  method: 'POST',
  path: AREAS,
  summary: 'Creates a member area, to which documents can restrict access.',
  access: 'site-users.write',
  body: area,
  replies: { 200: memberAreaSchema, 400: problemSchema, 409: problemSchema },
})

export const changeMemberArea = defineRoute({
  method: 'PUT',
  path: `${AREAS}/{id}`,
  summary:
    'Updates the name, description, join mode and price of a member area. Buyers stay members.',
  access: 'site-users.write',
  params,
  body: area,
  replies: { 200: memberAreaSchema, 400: problemSchema, 404: problemSchema, 409: problemSchema },
})

/** Rejected while documents are restricted to it, so that deleting never changes who may read them. */
export const deleteMemberArea = defineRoute({
  method: 'DELETE',
  path: `${AREAS}/{id}`,
  summary: 'Deletes a member area to which no document is restricted, with its memberships.',
  access: 'site-users.write',
  params,
  replies: {
    200: z.object({}),
    404: problemSchema,
    409: problemSchema.extend({
      /** The documents restricted to it, at most 100. */
      documents: z.array(z.object({ id: z.uuid(), title: z.string() })).optional(),
    }),
  },
})

export const listAreaMembers = defineRoute({
  method: 'GET',
  path: `${AREAS}/{id}/members`,
  summary: 'Lists the members of a member area, newest account first.',
  access: 'site-users.read',
  params,
  query: z.object({ cursor }),
  replies: { 200: siteUserPageSchema, 404: problemSchema },
})

const memberParams = z.object({ id: z.uuid(), siteUserId: z.uuid() })

export const addAreaMember = defineRoute({
  method: 'PUT',
  path: `${AREAS}/{id}/members/{siteUserId}`,
  summary: 'Adds a visitor with an account to a member area.',
  access: 'site-users.write',
  params: memberParams,
  replies: { 200: z.object({}), 404: problemSchema },
})

export const removeAreaMember = defineRoute({
  method: 'DELETE',
  path: `${AREAS}/{id}/members/{siteUserId}`,
  summary: 'Removes a member from a member area. A payment is not refunded.',
  access: 'site-users.write',
  params: memberParams,
  replies: { 200: z.object({}), 404: problemSchema },
})

export const listSiteUsers = defineRoute({
  method: 'GET',
  path: '/api/studio/site-users',
  summary: 'Lists visitors with accounts, newest first; `search` filters by email and name.',
  access: 'site-users.read',
  query: z.object({
    search: z.string().max(256).optional(),
    state: z.enum(siteUserStates).optional(),
    memberAreaId: z.uuid().optional(),
    /** The first day they registered on, in the time zone of the site. */
    since: daySchema.optional(),
    cursor,
  }),
  replies: { 200: siteUserPageSchema },
})

export const readSiteUser = defineRoute({
  method: 'GET',
  path: '/api/studio/site-users/{id}',
  summary: 'Returns a visitor with an account, and the member areas that were paid for.',
  access: 'site-users.read',
  params,
  replies: {
    200: siteUserSummarySchema.extend({
      /** The areas that the visitor has bought access to. */
      boughtAreaIds: z.array(z.uuid()),
    }),
    404: problemSchema,
  },
})

/** Orders remain, as the law requires. */
export const eraseSiteUser = defineRoute({
  method: 'DELETE',
  path: '/api/studio/site-users/{id}',
  summary: 'Deletes a visitor’s account with its sessions, memberships and emails.',
  access: 'site-users.write',
  params,
  replies: { 200: z.object({}), 404: problemSchema },
})
