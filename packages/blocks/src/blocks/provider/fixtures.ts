import { blockTypeCodes, blockVariantCodes } from '@vitrine/model'
import {
  assetId,
  type Change,
  createDataChanges,
  type Fixture,
  createBlock,
  createTextChanges,
  createVariantChanges,
} from '../../fixture/fixture.ts'

const { twitter, instagram, soundcloud, opentable, acuity, amazon, tock } = blockTypeCodes
const { 'tock-events': events, 'tock-reservations': reservations } = blockVariantCodes

const tweet = 'https://twitter.com/kiln/status/20'
const mug =
  '<img class="provider-picture" src="/assets/mug.webp" srcset="/assets/mug.webp?format=300w 300w" sizes="100vw" width="800" height="1000" alt="" loading="lazy" decoding="async" style="object-position:50% 25%;background-color:#c8b8a0">'
const description =
  '<p class="provider-text">Fired "tonight"</p><p class="provider-author">Kiln &amp; co</p>'

const actions = {
  amazon: 'View on Amazon',
  foursquare: 'View on Foursquare',
  '500px': 'View on 500px',
  flickr: 'View on Flickr',
  zola: 'View registry',
  tock: 'Book a table',
} as const

const table = {
  source: 'OpenTable',
  height: 490,
  action: 'Book a table',
  notice: 'Booking here',
  player:
    'https://www.opentable.com/widget/reservation/canvas?rid=42&amp;type=standard&amp;theme=tall&amp;overlay=false&amp;domain=com&amp;newtab=true',
} as const

const frames = {
  soundcloud: {
    source: 'SoundCloud',
    height: 166,
    action: 'Play on SoundCloud',
    notice: 'Playing',
    player:
      'https://w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2Fkiln%2Ffirst-firing&amp;auto_play=true',
  },
  opentable: table,
  'opentable-v2': table,
  acuity: {
    source: 'Acuity Scheduling',
    height: 800,
    action: 'Book an appointment',
    notice: 'Booking here',
    player: 'https://app.acuityscheduling.com/schedule.php?owner=42&amp;ref=embedded_csp',
  },
} as const

const link = (href: string, title: string, more = '') =>
  `<a class="provider-title" href="${href}" target="_blank" rel="noopener noreferrer"${more}>${title}</a>`

export const fixtures: readonly Fixture[] = [
  {
    name: 'of a post, with its frame to be asked for',
    block: createBlock(twitter, { data: { url: tweet } }),
    html:
      `<div class="provider-block"><div class="provider-card provider-card--wide">${mug}<div class="provider-words">` +
      `${link(tweet, 'Salt &amp; smoke')}${description}<p class="provider-source">X (Twitter)</p></div></div>` +
      '<div class="provider-frame" style="--provider-height:600px">' +
      `<a class="player-card provider-show" href="${tweet}" target="_blank" rel="noopener noreferrer" data-player="https://platform.twitter.com/embed/Tweet.html?dnt=true&amp;id=20" data-title="Show post">` +
      '<span class="player-card-words"><span class="player-card-title">Show post</span>' +
      '<span class="player-card-notice">Showing the post connects you to X (Twitter).</span></span></a></div></div>',
  },
  {
    name: 'of an account, of which nothing could be read',
    block: createBlock(twitter, { data: { id: '@gone' } }),
    html:
      '<div class="provider-block"><div class="provider-card provider-card--wide"><div class="provider-words">' +
      `${link('https://twitter.com/gone', 'View on X (Twitter)')}<p class="provider-source">X (Twitter)</p></div></div></div>`,
  },
  {
    name: 'with the owner’s text, without an image',
    block: createBlock(instagram, {
      data: { id: 'kiln', showsPicture: false, layout: 'stacked' },
      text: { en: { title: 'Us & them' }, fr: { description: 'Nos <pots>', button: 'Venez' } },
    }),
    html:
      '<div class="provider-block"><div class="provider-card provider-card--stacked"><div class="provider-words">' +
      link('https://www.instagram.com/kiln/', 'Us &amp; them', ' lang="en" dir="ltr"') +
      '<p class="provider-text">Nos &lt;pots&gt;</p><p class="provider-author">Kiln &amp; co</p>' +
      '<p class="provider-action">Venez</p></div></div></div>',
  },
  {
    name: 'hosted at another site than its provider’s',
    block: createBlock(amazon, { data: { url: 'https://gone.example/a?b#c', tag: 'kiln-21' } }),
    html:
      '<div class="provider-block"><div class="provider-card provider-card--wide"><div class="provider-words">' +
      `${link('https://gone.example/a?b&amp;tag=kiln-21#c', 'View on gone.example')}<p class="provider-action">View on Amazon</p></div></div></div>`,
  },
  ...(
    [
      [
        'foursquare',
        '4b5ae8f5f964a520fdd728e3',
        'https://foursquare.com/v/4b5ae8f5f964a520fdd728e3',
      ],
      ['500px', '1234', 'https://500px.com/photo/1234'],
      ['500px', 'kiln', 'https://500px.com/p/kiln'],
      ['flickr', '12345678@N00', 'https://www.flickr.com/photos/12345678@N00/'],
      ['amazon', 'B00005N5PF', 'https://www.amazon.com/dp/B00005N5PF'],
      ['zola', 'ada-and-max', 'https://www.zola.com/registry/ada-and-max'],
      ['tock', 'kiln', 'https://www.exploretock.com/kiln/'],
    ] as const
  ).map(([name, id, href]) => ({
    name: 'by its id',
    block: createBlock(blockTypeCodes[name], {
      data: { id, showsPicture: false, showsText: false },
    }),
    html:
      '<div class="provider-block"><div class="provider-card provider-card--wide"><div class="provider-words">' +
      `${link(href, 'Salt &amp; smoke')}<p class="provider-action">${actions[name]}</p></div></div></div>`,
  })),
  ...(
    [
      ['soundcloud', 'kiln/first-firing', 'https://soundcloud.com/kiln/first-firing'],
      ['opentable', '42', 'https://www.opentable.com/restref/client/?rid=42'],
      ['opentable-v2', '42', 'https://www.opentable.com/restref/client/?rid=42'],
      ['acuity', '42', 'https://app.acuityscheduling.com/schedule.php?owner=42'],
    ] as const
  ).map(([name, id, href]) => ({
    name: 'by its id',
    block: createBlock(blockTypeCodes[name], {
      data: { id, showsPicture: false, showsText: false },
    }),
    html:
      '<div class="provider-block"><div class="provider-card provider-card--wide"><div class="provider-words">' +
      `${link(href, 'Salt &amp; smoke')}<p class="provider-source">${frames[name].source}</p></div></div>` +
      `<div class="provider-frame" style="--provider-height:${frames[name].height}px">` +
      `<a class="player-card provider-show" href="${href}" target="_blank" rel="noopener noreferrer" data-player="${frames[name].player}" data-title="${frames[name].action}">` +
      `<span class="player-card-words"><span class="player-card-title">${frames[name].action}</span>` +
      `<span class="player-card-notice">${frames[name].notice} connects you to ${frames[name].source}.</span></span></a></div></div>`,
  })),
  { name: 'of nothing', block: createBlock(twitter), html: '' },
]

const base = (type: number) => ({
  url:
    type === twitter
      ? 'https://x.com/other/status/21'
      : type === instagram
        ? 'https://www.instagram.com/p/Cabc123/'
        : 'https://example.com/other',
})

const cases: readonly (readonly [type: number, id: string, other: string])[] = [
  [twitter, '20', 'kiln'],
  [instagram, 'kiln', 'oven'],
  [soundcloud, 'kiln/one', 'kiln/two'],
  [opentable, '42', '43'],
  [blockTypeCodes['opentable-v2'], '42', '43'],
  [acuity, '42', '43'],
  [amazon, 'B00005N5PF', 'B00005N5PG'],
  [blockTypeCodes.foursquare, '4b5ae8f5f964a520fdd728e3', '4b5ae8f5f964a520fdd728e4'],
  [blockTypeCodes['500px'], '1', '2'],
  [blockTypeCodes.flickr, '1@N00', '2@N00'],
  [blockTypeCodes.zola, 'a', 'b'],
  [tock, 'a', 'b'],
]

export const changes: readonly Change[] = [
  ...cases.flatMap(([type, id, other]) => [
    ...createDataChanges(
      type,
      { data: { id } },
      {
        id: other,
        ...base(type),
        layout: 'stacked',
        showsPicture: false,
        showsText: false,
      },
    ),
    // Of a page that nothing was read of.
    ...createDataChanges(type, { data: { url: 'https://gone.example/' } }, { poster: { assetId } }),
    ...createTextChanges(type, { data: { id } }, { title: 'T', description: 'D', button: 'B' }),
  ]),
  ...createDataChanges(amazon, { data: { id: 'B00005N5PF' } }, { tag: 'kiln-21' }),
  ...createDataChanges(twitter, { data: { id: '20' } }, { height: 300 }),
  ...createDataChanges(instagram, { data: base(instagram) }, { height: 300 }),
  ...createDataChanges(soundcloud, { data: { id: 'kiln/one' } }, { height: 300 }),
  ...[opentable, blockTypeCodes['opentable-v2'], acuity].flatMap((type) =>
    createDataChanges(type, { data: { id: '42' } }, { height: 300 }),
  ),
  ...createVariantChanges(tock, { data: { id: 'kiln' }, variant: reservations }, [events]),
]
