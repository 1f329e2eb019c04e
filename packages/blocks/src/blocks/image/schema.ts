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
  /** The focal point; the file's own by default. */
  focal: z.optional(focalPointSchema),
  fit: z._default(z.enum(['cover', 'contain']), 'cover'),
  /** The link of the button if there is one, otherwise of the image. */
  link: z.optional(linkSchema),
  /** The side of the image; mirrored on right-to-left pages. */
  position: z._default(z.enum(['left', 'right']), 'left'),
  /** The width of the image beside its text, in percent. */
  share: z._default(z.int().check(z.minimum(30), z.maximum(70)), 50),
  align: z._default(z.enum(['left', 'center', 'right']), 'center'),
  /**
   * The opacity of the shade under a poster's text, in percent. The minimum keeps white text readable on
   * white.
   */
  shade: z._default(z.int().check(z.minimum(55), z.maximum(95)), 60),
})

export const text = { alt: 'line', title: 'line', caption: 'rich', button: 'line' } as const
