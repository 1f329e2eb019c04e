import { blockTypeCodes } from '@vitrine/model'
import { idSchema, isWebAddress, linkSchema, referenceSchema } from '@vitrine/page'
import * as z from 'zod/mini'
import { defineBlock } from '../define-block.ts'
import { imageView } from '../image-view.ts'
import { linkView } from '../link-view.ts'
import { css } from './css.ts'
import { template } from './template.ts'

/** @see platform spec §9 "max tracks in album 60" */
const MOST_TRACKS = 60

/** A record: its cover, its tracks in order, and where to have it. */
export const album = defineBlock({
  type: blockTypeCodes.album,
  slug: 'album',
  name: 'Album',
  version: 1,
  data: z.object({
    cover: z.optional(z.strictObject({ assetId: referenceSchema })),
    tracks: z._default(
      z
        .array(z.strictObject({ id: idSchema, assetId: referenceSchema }))
        .check(z.maxLength(MOST_TRACKS)),
      [],
    ),
    link: z.optional(linkSchema),
    showsNumbers: z._default(z.boolean(), true),
  }),
  text: { title: 'line', artist: 'line', description: 'lines', button: 'line' },
  itemText: { title: 'line' },
  defaults: { size: { w: 12, h: 12 }, auto: { h: 'content' } },
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
