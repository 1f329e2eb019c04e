import { blockVariantCodes } from '@vitrine/model'
import { focalPointSchema, linkSchema, referenceSchema } from '@vitrine/page'
import * as z from 'zod/mini'

export const layouts = {
  [blockVariantCodes['image-inline']]: 'inline',
  [blockVariantCodes['image-poster']]: 'poster',
  [blockVariantCodes['image-card']]: 'card',
  [blockVariantCodes['image-overlap']]: 'overlap',
  [blockVariantCodes['image-collage']]: 'collage',
  [blockVariantCodes['image-stack']]: 'stack',
} as const

export const data = z.object({
  assetId: z.optional(referenceSchema),
  /** The file's own when left out. */
  focal: z.optional(focalPointSchema),
  fit: z._default(z.enum(['cover', 'contain']), 'cover'),
  /** Of the button where there is one, else of the picture. */
  link: z.optional(linkSchema),
  /** The side of the picture; of a page that reads from the right, the other. */
  position: z._default(z.enum(['left', 'right']), 'left'),
  /** How wide the picture is beside its words, in per cent. */
  share: z._default(z.int().check(z.minimum(30), z.maximum(70)), 50),
  align: z._default(z.enum(['left', 'center', 'right']), 'center'),
  /** How dark the shade under a poster's words is, in per cent: from where white is read on white. */
  shade: z._default(z.int().check(z.minimum(55), z.maximum(95)), 60),
})

export const text = { alt: 'line', title: 'line', caption: 'rich', button: 'line' } as const
