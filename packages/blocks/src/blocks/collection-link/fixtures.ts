import { blockTypeCodes } from '@vitrine/model'
import {
  assetId,
  type Change,
  collectionId,
  createDataChanges,
  type Fixture,
  createBlock,
  otherAssetId,
  createTextChanges,
} from '../../fixture/fixture.ts'

const { 'collection-link': type } = blockTypeCodes

export const fixtures: readonly Fixture[] = [
  {
    name: 'under the collection’s own title',
    block: createBlock(type, { data: { collectionId } }),
    html:
      '<div class="collection-link collection-link-align-left"><a class="collection-link-anchor" href="/fr/journal">' +
      '<img class="collection-link-image" src="/assets/mug.webp" srcset="/assets/mug.webp?format=300w 300w" sizes="100vw" width="800" height="1000" alt="" loading="lazy" decoding="async" style="object-position:50% 25%;background-color:#c8b8a0">' +
      '<span class="collection-link-title">Journal</span></a></div>',
  },
  {
    name: 'under a title of its own, without an image',
    block: createBlock(type, {
      data: { collectionId, showsImage: false, align: 'center' },
      text: { en: { title: 'Notes & news', description: 'Each month' } },
    }),
    html:
      '<div class="collection-link collection-link-align-center"><a class="collection-link-anchor" href="/fr/journal">' +
      '<span class="collection-link-title" lang="en" dir="ltr">Notes &amp; news</span></a>' +
      '<p class="collection-link-description" lang="en" dir="ltr">Each month</p></div>',
  },
  {
    name: 'to what is not there',
    block: createBlock(type, { data: { collectionId: assetId } }),
    html: '',
  },
]

const data = { collectionId }

export const changes: readonly Change[] = [
  ...createDataChanges(
    type,
    { data },
    {
      showsImage: false,
      align: 'right',
      collectionId: assetId,
      picture: { assetId: otherAssetId },
    },
  ),
  ...createTextChanges(type, { data }, { title: 'Notes', description: 'Chaque mois' }),
]
