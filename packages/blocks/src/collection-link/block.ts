import { blockTypeCodes } from '@vitrine/model'
import { isWebAddress } from '@vitrine/page'
import { defineBlock } from '../define-block.ts'
import { imageView } from '../image-view.ts'
import { css } from './css.ts'
import { fields } from './inspector.ts'
import { data, text } from './schema.ts'
import { template } from './template.ts'

/** Leads to a collection, under its own title and picture where the block says nothing else. */
export const collectionLink = defineBlock({
  type: blockTypeCodes['collection-link'],
  slug: 'collectionlink',
  name: 'Collection link',
  version: 1,
  data,
  text,
  defaults: { size: { w: 6, h: 8 } },
  fields,
  minSize: { w: 2, h: 2 },
  template,
  css,
  view: ({ collectionId, picture, showsImage, align }, { text, page, image, sizes }) => {
    const found = collectionId === undefined ? undefined : page(collectionId)
    const shown = (picture && image(picture.assetId)) ?? found?.image
    const title = text('title')?.words ?? ''
    return {
      align,
      isChosen: collectionId !== undefined,
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
