import { blockTypeCodes } from '@vitrine/model'
import { isWebAddress } from '@vitrine/page'
import { defineBlock } from '../../definition/define-block.ts'
import { createImageView } from '../../parts/image.ts'
import { formatLink } from '../../parts/link.ts'
import { checkAccessibility } from './accessibility.ts'
import { css } from './css.ts'
import { fields } from './inspector.ts'
import { data, itemText, text } from './schema.ts'
import { template } from './template.ts'

/** An album with its cover, its tracks in order and a link to get it. */
export default defineBlock({
  type: blockTypeCodes.album,
  slug: 'album',
  version: 1,
  data,
  text,
  itemText,
  defaults: { size: { w: 12, h: 12 }, auto: { h: 'content' } },
  fields,
  checkAccessibility,
  minSize: { w: 3, h: 3 },
  template,
  css,
  view: ({ cover, tracks, link, showsNumbers }, { text, findImage, resolve, sizes, translate }) => {
    const found = cover && findImage(cover.assetId)
    return {
      image: found ? createImageView(found, { alt: text('title')?.words ?? '', sizes }) : '',
      showsNumbers,
      link: (text('button')?.words ?? '') === '' ? '' : formatLink(link, resolve),
      tracks: tracks.flatMap(({ id, assetId }, index) => {
        const src = resolve({ kind: 'asset', id: assetId })?.href
        if (src === undefined || !isWebAddress(src)) return []
        const title = text(`${id}.title`)
        const name =
          title && title.html !== ''
            ? title.words
            : translate('blocks.track', { number: index + 1 })
        return [{ src, name, titleLang: title?.lang ?? '' }]
      }),
    }
  },
})
