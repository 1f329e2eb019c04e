import { blockTypeCodes, blockVariantCodes } from '@vitrine/model'
import { focalPointSchema, linkSchema, referenceSchema } from '@vitrine/page'
import * as z from 'zod/mini'
import { defineBlock } from '../define-block.ts'
import { imageView } from '../image-view.ts'
import { linkView } from '../link-view.ts'
import { css } from './css.ts'
import { template } from './template.ts'

const layouts = {
  [blockVariantCodes['image-inline']]: 'inline',
  [blockVariantCodes['image-poster']]: 'poster',
  [blockVariantCodes['image-card']]: 'card',
  [blockVariantCodes['image-overlap']]: 'overlap',
  [blockVariantCodes['image-collage']]: 'collage',
  [blockVariantCodes['image-stack']]: 'stack',
} as const

type Layout = (typeof layouts)[keyof typeof layouts]

/** In these the words stand beside the picture, so it has a side and a share of the room. */
const besides: readonly Layout[] = ['card', 'overlap', 'collage']

export const image = defineBlock({
  type: blockTypeCodes.image,
  slug: 'image',
  name: 'Image',
  version: 1,
  data: z.object({
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
  }),
  text: { alt: 'line', title: 'line', caption: 'rich', button: 'line' },
  variants: Object.keys(layouts).map(Number),
  defaults: { size: { w: 6, h: 10 } },
  minSize: { w: 1, h: 1 },
  template,
  css,
  view: (
    { assetId, focal, fit, link, ...given },
    { block, text, image: find, resolve, sizes, isFirst },
  ) => {
    const found = assetId === undefined ? undefined : find(assetId)
    // Beside a picture that is shown whole its colour would stay to be seen.
    const color = fit === 'contain' ? undefined : found?.color
    const shown = found && { ...found, color, ...(focal && { focal }) }
    const layout =
      Object.entries(layouts).find(([code]) => Number(code) === block.variant)?.[1] ?? 'inline'
    const to = linkView(link, resolve)
    const hasButton = layout !== 'inline' && to !== '' && (text('button')?.words ?? '') !== ''
    const style = [
      ...(layout === 'poster' ? [`--image-shade:${given.shade}%`] : []),
      ...(besides.includes(layout) ? [`--image-share:${given.share}%`] : []),
    ]
    return {
      fit,
      layout,
      classes: [
        `design-layout-${layout}`,
        ...(besides.includes(layout) ? [`image-position-${given.position}`] : []),
        ...(layout === 'inline' ? [] : [`image-text-${given.align}`]),
      ].join(' '),
      layoutStyle: style.join(';'),
      isInline: layout === 'inline',
      image: shown ? imageView(shown, { alt: text('alt')?.words, sizes, isFirst }) : '',
      link: hasButton ? '' : to,
      buttonLink: hasButton ? to : '',
    }
  },
})
