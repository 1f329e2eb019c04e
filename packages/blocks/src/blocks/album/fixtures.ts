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

const { album: type } = blockTypeCodes
const tracks = [
  { id: 'one', assetId },
  { id: 'two', assetId },
  { id: 'gone', assetId: collectionId },
]
const link = { kind: 'document', id: collectionId }

export const fixtures: readonly Fixture[] = [
  {
    name: 'of two tracks',
    block: createBlock(type, {
      data: { tracks, cover: { assetId }, link },
      text: {
        en: { title: 'Fire & clay', 'one.title': 'The "kiln"' },
        fr: { artist: 'Terre', button: 'Acheter' },
      },
    }),
    html:
      '<div class="album-block">' +
      '<img class="album-cover" src="/assets/mug.webp" srcset="/assets/mug.webp?format=300w 300w" sizes="100vw" width="800" height="1000" alt="Fire &amp; clay" loading="lazy" decoding="async" style="object-position:50% 25%;background-color:#c8b8a0">' +
      '<div class="album-words"><h3 class="album-title block-heading" lang="en" dir="ltr">Fire &amp; clay</h3><p class="album-artist">Terre</p>' +
      '<ol class="sqs-audio-playlist album-numbered" role="list"><li class="album-track">' +
      '<span class="album-track-title" lang="en" dir="ltr">The "kiln"</span>' +
      '<audio src="/assets/file" aria-label="The &quot;kiln&quot;" controls preload="none"></audio></li><li class="album-track">' +
      '<span class="album-track-title">Track 2</span><audio src="/assets/file" aria-label="Track 2" controls preload="none"></audio></li>' +
      '</ol><p class="album-button"><a class="sqs-block-button-element" href="/fr/journal">Acheter</a></p></div></div>',
  },
  { name: 'without a track', block: createBlock(type), html: '' },
]

const given = { data: { tracks, link }, text: { fr: { button: 'Acheter' } } }

export const changes: readonly Change[] = [
  ...createDataChanges(type, given, {
    cover: { assetId },
    tracks: tracks.slice(0, 1),
    link: { kind: 'url', url: '/shop' },
    showsNumbers: false,
  }),
  ...createTextChanges(type, given, {
    title: 'Feu',
    artist: 'Terre',
    description: 'Au bois',
    button: 'Écouter',
    'one.title': 'Le four',
  }),
]
