import { referenceSchema, webUrlSchema } from '@vitrine/page'
import * as z from 'zod/mini'
import { amazonProvider, type FramedProvider, type Provider } from './providers.ts'

const createMembers = (id: RegExp) => ({
  /** The URL; it takes precedence over `id`. */
  url: z.optional(webUrlSchema),
  id: z.optional(z.string().check(z.regex(id))),
  /** The image that replaces the one of the external page. */
  poster: z.optional(z.strictObject({ assetId: referenceSchema })),
  layout: z._default(z.enum(['wide', 'stacked']), 'wide'),
  showsPicture: z._default(z.boolean(), true),
  showsText: z._default(z.boolean(), true),
})

export function createLinkedSchema({ id }: Provider) {
  return z.object(createMembers(id))
}

export type LinkedData = z.output<ReturnType<typeof createLinkedSchema>>

export function createFramedSchema({ id, height }: FramedProvider) {
  return z.object({
    ...createMembers(id),
    /** The height of the frame in px. */
    height: z._default(z.int().check(z.minimum(80), z.maximum(2_000)), height),
  })
}

export const amazonData = z.object({
  ...createMembers(amazonProvider.id),
  /** The owner's partner tag. */
  tag: z.optional(z.string().check(z.regex(/^[\w-]{1,64}$/))),
})

export const text = { title: 'line', description: 'lines', button: 'line' } as const
