import { blockTypeCodes } from '@vitrine/model'
import { isWebAddress } from '@vitrine/page'
import { defineBlock } from '../../definition/define-block.ts'
import { createImageView } from '../../parts/image.ts'
import { css } from './css.ts'
import { fields } from './inspector.ts'
import { data, text } from './schema.ts'
import { template } from './template.ts'

/** A link to a collection, with the collection's own title and image by default. */
export default defineBlock({
  type: blockTypeCodes['collection-link'],
  slug: 'collectionlink',
  version: 1,
  data,
  text,
  defaults: { size: { w: 6, h: 8 } },
  fields,
  minSize: { w: 2, h: 2 },
  template,
  css,
  view: ({ collectionId, picture, showsImage, align }, { text, findPage, findImage, sizes }) => {
    const found = collectionId === undefined ? undefined : findPage(collectionId)
    const shown = (picture && findImage(picture.assetId)) ?? found?.image
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
              image: showsImage && shown ? createImageView(shown, { alt: '', sizes }) : '',
            }
          : '',
    }
  },
})
