import * as z from 'zod'
import { createRouteFactory } from '../route.ts'

const defineRoute = createRouteFactory('activity')

/** A change or a sign-in of a staff member or a program. The same one within ten minutes is counted. */
export const activitySchema = z.object({
  id: z.uuid(),
  /** The email address of the staff member, or the name of the API key, as it was then. */
  actor: z.string(),
  isProgram: z.boolean(),
  /** The name of the call in this interface, such as `createRefund`, or `failedSignIn`. */
  operation: z.string(),
  /** The id of what was changed; empty if the call names none. */
  subject: z.string(),
  /** Its name or number at that time, or those of the first of several; empty if it has none, or is personal data of a visitor. */
  name: z.string(),
  /** The kind of a document, such as `page` or `site-settings`; empty for everything else. */
  kind: z.string(),
  /** The number of things that one call changed together; 0 for a call about a single one. */
  items: z.int(),
  /** How many times it was done, the first at `firstAt` and the last at `lastAt`. */
  count: z.int(),
  firstAt: z.iso.datetime(),
  lastAt: z.iso.datetime(),
})

export type Activity = z.output<typeof activitySchema>

export const listActivity = defineRoute({
  method: 'GET',
  path: '/api/studio/activity',
  summary: 'Lists the changes that staff and programs made in the last 365 days, newest first.',
  access: 'activity.read',
  query: z.object({
    /** The address or the name of who made the changes. */
    actor: z.string().max(320).optional(),
    /** The number of days to go back. */
    days: z.coerce.number().int().min(1).max(365).optional(),
    cursor: z.uuid().optional(),
  }),
  replies: {
    200: z.object({
      activity: z.array(activitySchema),
      /** Everyone who made changes. */
      actors: z.array(z.string()),
      nextPageCursor: z.uuid().nullable(),
    }),
  },
})
