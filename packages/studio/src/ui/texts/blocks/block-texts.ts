import { basicsBlockTexts } from './basics.ts'
import { collectionsBlockTexts } from './collections.ts'
import { legacyBlockTexts } from './legacy.ts'
import { mediaBlockTexts } from './media.ts'
import { moreBlockTexts } from './more.ts'
import { providersBlockTexts } from './providers.ts'
import { storeBlockTexts } from './store.ts'

/**
 * The texts of blocks. `block.<slug>` is the name of a type, `block.<slug>.<field>` the label of one of its fields.
 * That id with `.help`, `.unset` (the missing value), `.unit`, `.item` (an entry of a list) or the value of an option
 * is another text of the field. Types of one family share their texts under the name of the family.
 */
export const blockTexts = {
  'blockGroup.basics': 'Basics',
  'blockGroup.collections': 'Collections',
  'blockGroup.media': 'Images and media',
  'blockGroup.more': 'More',
  'blockGroup.store': 'Store and people',
  ...basicsBlockTexts,
  ...collectionsBlockTexts,
  ...legacyBlockTexts,
  ...mediaBlockTexts,
  ...moreBlockTexts,
  ...providersBlockTexts,
  ...storeBlockTexts,
} as const
