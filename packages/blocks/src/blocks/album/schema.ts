import { idSchema, linkSchema, referenceSchema } from '@vitrine/page'
import * as z from 'zod/mini'

/** @see platform spec §9 "max tracks in album 60" */
const MAX_TRACKS = 60

export const data = z.object({
  cover: z.optional(z.strictObject({ assetId: referenceSchema })),
  tracks: z._default(
    z
      .array(z.strictObject({ id: idSchema, assetId: referenceSchema }))
      .check(z.maxLength(MAX_TRACKS)),
    [],
  ),
  link: z.optional(linkSchema),
  showsNumbers: z._default(z.boolean(), true),
})

export const text = { title: 'line', artist: 'line', description: 'lines', button: 'line' } as const

export const itemText = { title: 'line' } as const
