import { blockTypeCodes } from '@vitrine/model'
import {
  assetId,
  type Change,
  createDataChanges,
  type Fixture,
  createBlock,
  createTextChanges,
} from '../../fixture/fixture.ts'

const { audio: type } = blockTypeCodes
const file = { assetId }
const url = 'https://soundcloud.com/kiln/first-firing'

export const fixtures: readonly Fixture[] = [
  {
    name: 'of the site',
    block: createBlock(type, {
      data: { file, showsDownload: true, loop: true },
      text: { fr: { title: 'Le "four"', author: 'Terre & feu' } },
    }),
    html:
      '<div class="sqs-audio-embed"><p class="audio-block-told"><span class="audio-block-title">Le &quot;four&quot;</span> ' +
      '<span class="audio-block-author">Terre &amp; feu</span></p>' +
      '<audio class="squarespace-audio-player" id="audio-player-b1" data-audio-asset-url="/assets/file" src="/assets/file" aria-label="Le &quot;four&quot;" controls preload="none" loop>' +
      '</audio><p class="audio-block-download"><a href="/assets/file">Download</a></p></div>',
  },
  {
    name: 'of a player',
    block: createBlock(type, { data: { url } }),
    html:
      '<div class="sqs-audio-embed">' +
      '<a class="player-card" href="https://soundcloud.com/kiln/first-firing" target="_blank" rel="noopener noreferrer" data-player="https://w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2Fkiln%2Ffirst-firing&amp;auto_play=true" data-title="Play on SoundCloud">' +
      '<span class="player-card-sign" aria-hidden="true"></span><span class="player-card-words">' +
      '<span class="player-card-title">Play on SoundCloud</span><span class="player-card-notice">Playing connects you to SoundCloud.' +
      '</span></span></a></div>',
  },
  {
    name: 'that no player of ours plays',
    block: createBlock(type, { data: { url: 'https://example.com/a.mp3' } }),
    html:
      '<div class="sqs-audio-embed"><p class="audio-block-elsewhere">' +
      '<a href="https://example.com/a.mp3" target="_blank" rel="noopener noreferrer">Listen</a></p></div>',
  },
  { name: 'without a sound', block: createBlock(type), html: '' },
]

export const changes: readonly Change[] = [
  ...createDataChanges(type, { data: { file } }, { showsDownload: true, loop: true }),
  ...createDataChanges(type, { data: { url } }, { file, url: 'https://example.com/a.mp3' }),
  ...createTextChanges(type, { data: { file } }, { title: 'Le four', author: 'Terre' }),
]
