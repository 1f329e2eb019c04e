import { blockTypeCodes } from '@vitrine/model'
import {
  assetId,
  type Change,
  createDataChanges,
  type Fixture,
  createBlock,
  createTextChanges,
} from '../../fixture/fixture.ts'

const { embed: type } = blockTypeCodes
const url = 'https://www.example.com/a?b=1&c="'
const film = 'https://vimeo.com/76979871'
const poster = { assetId }

export const fixtures: readonly Fixture[] = [
  {
    name: 'of code, in its frame',
    block: createBlock(type, {
      data: { source: '<b>"hi"</b>', url },
      text: { fr: { title: 'Météo' } },
    }),
    html:
      '<iframe class="code-block-frame" title="Météo" sandbox="allow-scripts allow-forms allow-popups" srcdoc="&lt;b&gt;&quot;hi&quot;&lt;/b&gt;" height="300" loading="lazy" referrerpolicy="no-referrer">' +
      '</iframe>',
  },
  {
    name: 'of a page elsewhere',
    block: createBlock(type, {
      data: { url, poster },
      text: { en: { title: 'A & B', description: 'One\ntwo' } },
    }),
    html:
      '<a class="embed-card" href="https://www.example.com/a?b=1&amp;c=&quot;" target="_blank" rel="noopener noreferrer">' +
      '<img class="embed-card-image" src="/assets/mug.webp" srcset="/assets/mug.webp?format=300w 300w" sizes="100vw" width="800" height="1000" alt="" loading="lazy" decoding="async" style="object-position:50% 25%;background-color:#c8b8a0">' +
      '<span class="embed-card-words"><span class="embed-card-title" lang="en" dir="ltr">A &amp; B</span>' +
      '<span class="embed-card-description" lang="en" dir="ltr">One<br>two</span><span class="embed-card-host">example.com</span></span></a>',
  },
  {
    name: 'of a page elsewhere that says what it is',
    block: createBlock(type, { data: { url: 'https://found.example/', poster } }),
    html:
      '<a class="embed-card" href="https://found.example/" target="_blank" rel="noopener noreferrer">' +
      '<img class="embed-card-image" src="/assets/mug.webp" srcset="/assets/mug.webp?format=300w 300w" sizes="100vw" width="800" height="1000" alt="" loading="lazy" decoding="async" style="object-position:50% 25%;background-color:#c8b8a0">' +
      '<span class="embed-card-words"><span class="embed-card-title">Salt &amp; smoke</span>' +
      '<span class="embed-card-description">Fired "tonight"</span><span class="embed-card-host">found.example</span></span></a>',
  },
  {
    name: 'of a player',
    block: createBlock(type, { data: { url: film } }),
    html:
      '<div class="embed-player">' +
      '<a class="player-card" href="https://vimeo.com/76979871" target="_blank" rel="noopener noreferrer" data-player="https://player.vimeo.com/video/76979871?dnt=1&amp;autoplay=1" data-title="Play on Vimeo">' +
      '<span class="player-card-sign" aria-hidden="true"></span><span class="player-card-words">' +
      '<span class="player-card-title">Play on Vimeo</span><span class="player-card-notice">Playing connects you to Vimeo.</span>' +
      '</span></a></div>',
  },
  { name: 'without anything', block: createBlock(type), html: '' },
]

export const changes: readonly Change[] = [
  ...createDataChanges(
    type,
    { data: { url } },
    { url: 'https://example.org/', source: '<i>', poster },
  ),
  ...createDataChanges(type, { data: { url: film } }, { poster, url }),
  ...createDataChanges(type, { data: { source: '<b>' } }, { source: '<i>', height: 500 }),
  ...createTextChanges(type, { data: { url } }, { title: 'Ailleurs', description: 'Une page' }),
  ...createTextChanges(type, { data: { source: '<b>' } }, { title: 'Ailleurs' }),
]
