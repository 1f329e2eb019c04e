import { blockTypeCodes } from '@vitrine/model'
import { isWebAddress, referenceSchema } from '@vitrine/page'
import * as z from 'zod/mini'
import { defineBlock } from '../define-block.ts'
import { imageView } from '../image-view.ts'
import { css } from './css.ts'
import { template } from './template.ts'

/** Leads to a collection, under its own title and picture where the block says nothing else. */
export const collectionLink = defineBlock({
  type: blockTypeCodes['collection-link'],
  slug: 'collectionlink',
  name: 'Collection link',
  version: 1,
  data: z.object({
    collectionId: z.optional(referenceSchema),
    picture: z.optional(z.strictObject({ assetId: referenceSchema })),
    showsImage: z._default(z.boolean(), true),
    align: z._default(z.enum(['left', 'center', 'right']), 'left'),
  }),
  text: { title: 'line', description: 'lines' },
  defaults: { size: { w: 6, h: 8 } },
  minSize: { w: 2, h: 2 },
  template,
  css,
  view: ({ collectionId, picture, showsImage, align }, { text, page, image, sizes }) => {
    const found = collectionId === undefined ? undefined : page(collectionId)
    const shown = (picture && image(picture.assetId)) ?? found?.image
    const title = text('title')?.words ?? ''
    return {
      align,
      collection:
        found && isWebAddress(found.href)
          ? {
              href: found.href,
              name: title === '' ? found.title : title,
              // The page's own title is in the page's language.
              lang: title === '' ? '' : (text('title')?.lang ?? ''),
              image: showsImage && shown ? imageView(shown, { alt: '', sizes }) : '',
            }
          : '',
    }
  },
})
