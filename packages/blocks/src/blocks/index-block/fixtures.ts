import { blockTypeCodes } from '@vitrine/model'
import {
  type Change,
  collectionId,
  createDataChanges,
  type Fixture,
  createBlock,
  createTextChanges,
} from '../../fixture/fixture.ts'

const { index: type } = blockTypeCodes
const data = { collectionId }

export const fixtures: readonly Fixture[] = [
  {
    name: 'of pages with and without an image',
    block: createBlock(type, {
      data: { collectionId, columns: 2, aspect: 'square', showsTitle: false },
      text: { en: { heading: 'Round & about' } },
    }),
    html:
      '<div class="index-block index-columns-2 index-aspect-square"><h3 class="index-block-heading block-heading" lang="en" dir="ltr">Round &amp; about</h3><ul class="index-block-list" role="list">' +
      '<li class="index-block-item"><a class="index-block-link" href="/journal/first-firing"><img class="index-block-image" src="/assets/mug.webp" srcset="/assets/mug.webp?format=300w 300w" sizes="(min-width:768px) 50vw, 100vw" width="800" height="1000" alt="" loading="lazy" decoding="async" style="object-position:50% 25%;background-color:#c8b8a0">' +
      '<span class="index-block-title v6-visually-hidden">First firing</span></a><p class="index-block-description">Salt &amp; smoke</p></li>' +
      '<li class="index-block-item"><a class="index-block-link" href="/shop/p/mug"><span class="index-block-title">Mug</span></a></li></ul></div>',
  },
]

export const changes: readonly Change[] = [
  ...createDataChanges(
    type,
    { data },
    {
      limit: 1,
      columns: 4,
      aspect: 'wide',
      showsImage: false,
      showsTitle: false,
      showsDescription: false,
    },
  ),
  ...createDataChanges(type, { data }, { aspect: 'portrait' }),
  ...createTextChanges(type, { data }, { heading: 'Le tour' }),
]
