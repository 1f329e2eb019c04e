import { blockTypeCodes } from '@vitrine/model'
import { defineBlock } from '../define-block.ts'
import { imageView } from '../image-view.ts'
import { linkView } from '../link-view.ts'
import { a11y } from './a11y.ts'
import { css } from './css.ts'
import { fields } from './inspector.ts'
import { data, layouts, text } from './schema.ts'
import { template } from './template.ts'

type Layout = (typeof layouts)[keyof typeof layouts]

/** In these the words stand beside the picture, so it has a side and a share of the room. */
const besides: readonly Layout[] = ['card', 'overlap', 'collage']

export const image = defineBlock({
  type: blockTypeCodes.image,
  slug: 'image',
  name: 'Image',
  version: 1,
  data,
  text,
  variants: Object.keys(layouts).map(Number),
  defaults: { size: { w: 6, h: 10 } },
  fields,
  a11y,
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
      isChosen: assetId !== undefined,
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
