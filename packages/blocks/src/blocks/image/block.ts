import { blockTypeCodes } from '@vitrine/model'
import { defineBlock } from '../../definition/define-block.ts'
import { createIllustration } from '../../parts/illustration.ts'
import { createImageView } from '../../parts/image.ts'
import { formatLink } from '../../parts/link.ts'
import { checkAccessibility } from './accessibility.ts'
import { css } from './css.ts'
import { fields } from './inspector.ts'
import { data, layouts, text } from './schema.ts'
import { template } from './template.ts'

type Layout = (typeof layouts)[keyof typeof layouts]

/** The layouts with text beside the image, which therefore has a side and a width. */
const sideLayouts: readonly Layout[] = ['card', 'overlap', 'collage']

export default defineBlock({
  type: blockTypeCodes.image,
  slug: 'image',
  version: 1,
  data,
  text,
  variants: Object.keys(layouts).map(Number),
  defaults: { size: { w: 6, h: 10 } },
  fields,
  checkAccessibility,
  minSize: { w: 1, h: 1 },
  template,
  css,
  view: (
    { assetId, focal, fit, link, ...options },
    { block, text, findImage, resolve, sizes, isFirst },
  ) => {
    const found = assetId === undefined ? undefined : findImage(assetId)
    // Around an image that is not cropped its color would remain visible.
    const color = fit === 'contain' ? undefined : found?.color
    const shown = found && { ...found, color, ...(focal && { focal }) }
    const layout =
      Object.entries(layouts).find(([code]) => Number(code) === block.variant)?.[1] ?? 'inline'
    const linkAttributes = formatLink(link, resolve)
    const hasButton =
      layout !== 'inline' && linkAttributes !== '' && (text('button')?.words ?? '') !== ''
    const style = [
      ...(layout === 'poster' ? [`--image-shade:${options.shade}%`] : []),
      ...(sideLayouts.includes(layout) ? [`--image-share:${options.share}%`] : []),
    ]
    return {
      fit,
      isChosen: assetId !== undefined,
      illustration:
        assetId === undefined && block.placeholder === true ? createIllustration(block) : '',
      layout,
      classes: [
        `design-layout-${layout}`,
        ...(sideLayouts.includes(layout) ? [`image-position-${options.position}`] : []),
        ...(layout === 'inline' ? [] : [`image-text-${options.align}`]),
      ].join(' '),
      layoutStyle: style.join(';'),
      isInline: layout === 'inline',
      image: shown ? createImageView(shown, { alt: text('alt')?.words, sizes, isFirst }) : '',
      link: hasButton ? '' : linkAttributes,
      buttonLink: hasButton ? linkAttributes : '',
    }
  },
})
