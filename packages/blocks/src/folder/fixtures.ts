import { blockTypeCodes } from '@vitrine/model'
import {
  assetId,
  type Change,
  collectionId,
  dataChanges,
  type Fixture,
  fixtureBlock,
  textChanges,
} from '../fixture.ts'

const { folder: type } = blockTypeCodes
const data = { collectionId }

export const fixtures: readonly Fixture[] = [
  {
    name: 'of two pages',
    block: fixtureBlock(type, { data }),
    html:
      '<nav class="folder-block-nav navigation-layout-column navigation-align-left" aria-label="The pottery"><h3 class="folder-block-title block-heading">The pottery</h3>' +
      '<ul class="navigation-list" role="list"><li class="navigation-item"><a class="navigation-link" href="/fr/about">About</a></li>' +
      '<li class="navigation-item"><a class="navigation-link" href="https://example.com/?a=1&amp;b=2" target="_blank" rel="noopener">Friends</a></li></ul></nav>',
  },
  { name: 'of none', block: fixtureBlock(type, { data: { collectionId: assetId } }), html: '' },
]

export const changes: readonly Change[] = [
  ...dataChanges(
    type,
    { data },
    { collectionId: assetId, layout: 'row', align: 'right', showsTitle: false },
  ),
  ...dataChanges(type, { data }, { align: 'center' }),
  ...textChanges(type, { data }, { title: 'La poterie' }),
]
