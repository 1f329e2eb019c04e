import { blockTypeCodes } from '@vitrine/model'
import {
  type Change,
  collectionId,
  createDataChanges,
  type Fixture,
  createBlock,
  createTextChanges,
} from '../../fixture/fixture.ts'

const data = { collectionId }
const { 'tag-cloud': cloud, archive } = blockTypeCodes
const others = [
  blockTypeCodes['posts-by-author'],
  blockTypeCodes['posts-by-tag'],
  blockTypeCodes['posts-by-category'],
  blockTypeCodes['posts-by-month'],
]
const list =
  '<ul class="word-list word-list-list" role="list">' +
  '<li class="word-list-weight-2"><a href="/journal/first-firing">First firing</a></li>' +
  '<li class="word-list-weight-5"><a href="/shop/p/mug">Mug</a></li></ul>'

export const fixtures: readonly Fixture[] = [
  {
    name: 'by name, with a heading',
    block: createBlock(cloud, { data, text: { en: { heading: 'Words & such' } } }),
    html:
      '<h3 class="word-list-heading block-heading" lang="en" dir="ltr">Words &amp; such</h3><ul class="word-list word-list-cloud" role="list">' +
      '<li class="word-list-weight-2"><a href="/journal/first-firing">First firing</a></li><li class="word-list-weight-5">' +
      '<a href="/shop/p/mug">Mug</a></li></ul>',
  },
  {
    name: 'of what is used most, with how often',
    block: createBlock(archive, {
      data: { collectionId, order: 'count', limit: 1, showsCount: true },
    }),
    html:
      '<ul class="word-list word-list-list" role="list"><li class="word-list-weight-5"><a href="/shop/p/mug">Mug</a> ' +
      '<span class="word-list-count">(4)</span></li></ul>',
  },
  ...others.map((type) => ({
    name: 'of a collection',
    block: createBlock(type, { data }),
    html: list,
  })),
]

export const changes: readonly Change[] = [cloud, archive, ...others].flatMap((type) => [
  ...createDataChanges(
    type,
    { data },
    {
      limit: 1,
      design: type === cloud ? 'list' : 'cloud',
      order: 'count',
      showsCount: true,
    },
  ),
  ...createTextChanges(type, { data }, { heading: 'Mots' }),
])
