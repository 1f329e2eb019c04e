import * as z from 'zod'
import { problemSchema } from './problem.ts'
import { defineRoute } from './route.ts'

/** What a block shows of somebody else's page or feed, and how far that is read. */
export const embedSchema = z.object({
  blockId: z.string(),
  url: z.string(),
  state: z.enum(['waiting', 'read', 'failed']),
  title: z.string(),
  /** When it was last read. What was read then is shown until it is read again. */
  readAt: z.string().nullable(),
  /** Why it could not be read. */
  message: z.string().nullable(),
})

export type Embed = z.output<typeof embedSchema>

const replies = { 200: z.object({ embeds: z.array(embedSchema) }), 404: problemSchema }

export const listEmbeds = defineRoute({
  method: 'GET',
  path: '/api/studio/documents/{id}/embeds',
  summary: 'What the draft of a document shows of other servers, block by block.',
  access: 'content.read',
  params: z.object({ id: z.uuid() }),
  replies,
})

export const readEmbedsAgain = defineRoute({
  method: 'POST',
  path: '/api/studio/documents/{id}/embeds',
  summary:
    'Has all of it read again. Answers at once; what is waiting is read within some seconds.',
  access: 'content.edit',
  params: z.object({ id: z.uuid() }),
  replies,
})
