import { referenceSchema, webUrlSchema } from '@vitrine/page'
import * as z from 'zod/mini'
import { amazonProvider, type FramedProvider, type Provider } from './providers.ts'

const members = (id: RegExp) => ({
  /** Goes before `id`. */
  url: z.optional(webUrlSchema),
  id: z.optional(z.string().check(z.regex(id))),
  /** Goes before the picture that was found there. */
  poster: z.optional(z.strictObject({ assetId: referenceSchema })),
  layout: z._default(z.enum(['wide', 'stacked']), 'wide'),
  showsPicture: z._default(z.boolean(), true),
  showsText: z._default(z.boolean(), true),
})

export function linkedData({ id }: Provider) {
  return z.object(members(id))
}

export function framedData({ id, height }: FramedProvider) {
  return z.object({
    ...members(id),
    /** Of the frame, in px. */
    height: z._default(z.int().check(z.minimum(80), z.maximum(2_000)), height),
  })
}

export const amazonData = z.object({
  ...members(amazonProvider.id),
  /** The owner's name as a partner. */
  tag: z.optional(z.string().check(z.regex(/^[\w-]{1,64}$/))),
})

export const text = { title: 'line', description: 'lines', button: 'line' } as const
