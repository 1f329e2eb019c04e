import * as z from 'zod'
import { problemSchema } from './problem.ts'
import { createRouteFactory } from './route.ts'

const defineRoute = createRouteFactory('embeds')

/** The external content of a block and its fetch state. */
export const embedSchema = z.object({
  blockId: z.string(),
  url: z.string(),
  state: z.enum(['waiting', 'read', 'failed']),
  title: z.string(),
  /** The time of the last fetch, whose result is shown until the next one. */
  readAt: z.string().nullable(),
  /** The reason why the content could not be fetched. */
  message: z.string().nullable(),
})

export type Embed = z.output<typeof embedSchema>

const replies = { 200: z.object({ embeds: z.array(embedSchema) }), 404: problemSchema }

export const listEmbeds = defineRoute({
  method: 'GET',
  path: '/api/studio/documents/{id}/embeds',
  summary: 'Lists the external content of a document’s draft by block.',
  access: 'content.read',
  params: z.object({ id: z.uuid() }),
  replies,
})

export const readEmbedsAgain = defineRoute({
  method: 'POST',
  path: '/api/studio/documents/{id}/embeds',
  summary:
    'Fetches all external content again. Returns at once; waiting content is fetched within seconds.',
  access: 'content.edit',
  params: z.object({ id: z.uuid() }),
  replies,
  changesNothing: true,
})
