import { blockTypeCodes } from '@vitrine/model'
import {
  assetId,
  type Change,
  collectionId,
  createDataChanges,
  type Fixture,
  createBlock,
  createTextChanges,
} from '../../fixture/fixture.ts'

const { folder: type } = blockTypeCodes
const data = { collectionId }

export const fixtures: readonly Fixture[] = [
  {
    name: 'of two pages',
    block: createBlock(type, { data }),
    html:
      '<nav class="folder-block-nav navigation-layout-column navigation-align-left" aria-label="The pottery"><h3 class="folder-block-title block-heading">The pottery</h3>' +
      '<ul class="navigation-list" role="list"><li class="navigation-item"><a class="navigation-link" href="/fr/about">About</a></li>' +
      '<li class="navigation-item"><a class="navigation-link" href="https://example.com/?a=1&amp;b=2" target="_blank" rel="noopener">Friends</a></li></ul></nav>',
  },
  { name: 'of none', block: createBlock(type, { data: { collectionId: assetId } }), html: '' },
]

export const changes: readonly Change[] = [
  ...createDataChanges(
    type,
    { data },
    { collectionId: assetId, layout: 'row', align: 'right', showsTitle: false },
  ),
  ...createDataChanges(type, { data }, { align: 'center' }),
  ...createTextChanges(type, { data }, { title: 'La poterie' }),
]
