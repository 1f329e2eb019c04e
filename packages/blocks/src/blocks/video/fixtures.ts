import { blockTypeCodes } from '@vitrine/model'
import {
  assetId,
  type Change,
  createDataChanges,
  type Fixture,
  createBlock,
  createTextChanges,
  createRichText,
} from '../../fixture/fixture.ts'

const { video: type } = blockTypeCodes
const url = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'
const file = { assetId }

export const fixtures: readonly Fixture[] = [
  {
    name: 'of a player elsewhere, as a card',
    block: createBlock(type, {
      data: { url, poster: file, startSeconds: 9 },
      text: { fr: { title: 'La "cuisson"', caption: createRichText('Cuit & salé') } },
    }),
    html:
      '<figure class="video-block-figure"><div class="sqs-video-wrapper" data-provider-name="YouTube" style="aspect-ratio:16/9">' +
      '<a class="player-card" href="https://www.youtube.com/watch?v=dQw4w9WgXcQ&amp;t=9s" target="_blank" rel="noopener noreferrer" data-player="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&amp;rel=0&amp;start=9" data-title="La &quot;cuisson&quot;">' +
      '<img class="player-card-image" src="/assets/mug.webp" srcset="/assets/mug.webp?format=300w 300w" sizes="100vw" width="800" height="1000" alt="" loading="lazy" decoding="async" style="object-position:50% 25%;background-color:#c8b8a0">' +
      '<span class="player-card-sign" aria-hidden="true"></span><span class="player-card-words">' +
      '<span class="player-card-title">La "cuisson"</span><span class="player-card-notice">Playing connects you to YouTube.</span>' +
      '</span></a></div><figcaption class="video-caption"><p>Cuit &amp; salé</p></figcaption></figure>',
  },
  {
    name: 'that no player of ours shows',
    block: createBlock(type, { data: { url: 'https://www.example.com/a?b=1&c="' } }),
    html:
      '<figure class="video-block-figure"><div class="sqs-video-wrapper" data-provider-name="example.com" style="aspect-ratio:16/9">' +
      '<a class="player-card" href="https://www.example.com/a?b=1&amp;c=&quot;" target="_blank" rel="noopener noreferrer">' +
      '<span class="player-card-sign" aria-hidden="true"></span><span class="player-card-words">' +
      '<span class="player-card-title">Play on example.com</span><span class="player-card-notice">example.com</span></span></a></div>' +
      '</figure>',
  },
  {
    name: 'of the site',
    block: createBlock(type, { data: { file, poster: file, ratio: 'tall', loop: true } }),
    html:
      '<figure class="video-block-figure"><div class="sqs-video-wrapper" data-provider-name="" style="aspect-ratio:9/16">' +
      '<video src="/assets/file" controls playsinline preload="none" aria-label="Video" poster="/assets/mug.webp" loop></video></div>' +
      '</figure>',
  },
  { name: 'without a film', block: createBlock(type), html: '' },
]

export const changes: readonly Change[] = [
  ...createDataChanges(
    type,
    { data: { url } },
    {
      url: 'https://vimeo.com/76979871',
      file,
      poster: file,
      ratio: 'square',
      startSeconds: 30,
    },
  ),
  ...createDataChanges(
    type,
    { data: { file } },
    { poster: file, loop: true, isMuted: true, startSeconds: 3 },
  ),
  ...createTextChanges(
    type,
    { data: { url } },
    { title: 'La cuisson', caption: createRichText('Au bois') },
  ),
  ...createTextChanges(type, { data: { file } }, { title: 'La cuisson' }),
]
