import { blockTypeCodes } from '@vitrine/model'
import { isWebAddress } from '@vitrine/page'
import { defineBlock } from '../define-block.ts'
import { imageView } from '../image-view.ts'
import { linkView } from '../link-view.ts'
import { a11y } from './a11y.ts'
import { css } from './css.ts'
import { fields } from './inspector.ts'
import { data, itemText, text } from './schema.ts'
import { template } from './template.ts'

/** A record: its cover, its tracks in order, and where to have it. */
export const album = defineBlock({
  type: blockTypeCodes.album,
  slug: 'album',
  name: 'Album',
  version: 1,
  data,
  text,
  itemText,
  defaults: { size: { w: 12, h: 12 }, auto: { h: 'content' } },
  fields,
  a11y,
  minSize: { w: 3, h: 3 },
  template,
  css,
  view: ({ cover, tracks, link, showsNumbers }, { text, image, resolve, sizes, say }) => {
    const found = cover && image(cover.assetId)
    return {
      image: found ? imageView(found, { alt: text('title')?.words ?? '', sizes }) : '',
      showsNumbers,
      link: (text('button')?.words ?? '') === '' ? '' : linkView(link, resolve),
      tracks: tracks.flatMap(({ id, assetId }, index) => {
        const src = resolve({ kind: 'asset', id: assetId })?.href
        if (src === undefined || !isWebAddress(src)) return []
        const title = text(`${id}.title`)
        const name = title && title.html !== '' ? title.words : say(`Track ${index + 1}`)
        return [{ src, name, titleLang: title?.lang ?? '' }]
      }),
    }
  },
})
