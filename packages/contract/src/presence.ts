import * as z from 'zod'
import { problemSchema } from './problem.ts'
import { createRouteFactory } from './route.ts'

const defineRoute = createRouteFactory('presence')

/** The id of a window of the studio, which the window chooses. */
const windowIdSchema = z.string().regex(/^[\w-]{1,64}$/)

const staffMemberSchema = z.object({ id: z.uuid(), email: z.string() })

export const deletionStateSchema = z.enum(['none', 'trash', 'permanent'])

/** An event about a document that is open. It carries no content: windows read what they may. */
export const liveEventSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('people'),
    /** The other staff members who have the document open. */
    people: z.array(
      staffMemberSchema.extend({
        /** The sections that they are editing. */
        sections: z.array(z.string()),
      }),
    ),
  }),
  z.object({
    kind: z.literal('revision'),
    rev: z.int(),
    /** The staff member who changed it last; null for the server and for former staff members. */
    by: staffMemberSchema.nullable(),
  }),
  z.object({
    kind: z.literal('deletion'),
    /** Whether the document was moved to the trash or deleted for good. */
    state: deletionStateSchema,
  }),
])

export const openStream = defineRoute({
  method: 'GET',
  path: '/api/studio/stream',
  summary:
    'Opens a document in a window of the studio. Streams who else has it open, its revisions and its deletion, until the window or the session ends.',
  access: 'content.read',
  events: true,
  query: z.object({ documentId: z.uuid(), windowId: windowIdSchema }),
  replies: { 200: liveEventSchema, 404: problemSchema, 429: problemSchema },
})

export const claimSection = defineRoute({
  method: 'POST',
  path: '/api/studio/documents/{id}/section',
  summary:
    'Marks a section as being edited in a window for 30 seconds, or none. A section that another staff member is editing is marked only with `takeOver`.',
  access: 'content.edit',
  params: z.object({ id: z.uuid() }),
  body: z.object({
    windowId: windowIdSchema,
    sectionId: z.string().min(1).max(200).nullable(),
    takeOver: z.boolean().optional(),
  }),
  replies: {
    200: z.object({
      /** The staff member who is editing the section; null if the window is. */
      holder: staffMemberSchema.nullable(),
    }),
    404: problemSchema,
    409: problemSchema,
  },
  changesNothing: true,
})

export type LiveEvent = z.output<typeof liveEventSchema>
