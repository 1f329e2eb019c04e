import { blockTypeCodes } from '@vitrine/model'
import {
  assetId,
  type Change,
  createDataChanges,
  type Fixture,
  createBlock,
  createTextChanges,
} from '../../fixture/fixture.ts'

const { map: type } = blockTypeCodes
const data = { lat: 52.52, lng: 13.405 }
const text = { en: { title: 'Kiln & co', address: '1 Oven Lane\nBerlin' } }

export const fixtures: readonly Fixture[] = [
  {
    name: 'of a place',
    block: createBlock(type, { data: { ...data, zoom: 12 }, text }),
    html:
      '<div class="map-block"><div class="map-block-map" style="height:360px">' +
      '<a class="player-card" href="https://www.openstreetmap.org/?mlat=52.52&amp;mlon=13.405#map=12/52.52/13.405" target="_blank" rel="noopener noreferrer" data-player="https://www.openstreetmap.org/export/embed.html?bbox=13.29953%2C52.48680%2C13.51047%2C52.55320&amp;layer=mapnik&amp;marker=52.52%2C13.405" data-title="Show map – Kiln &amp; co">' +
      '<span class="player-card-sign" aria-hidden="true"></span><span class="player-card-words">' +
      '<span class="player-card-title">Show map – Kiln &amp; co</span>' +
      '<span class="player-card-notice">Showing the map connects you to OpenStreetMap.</span></span></a></div><div class="map-block-words">' +
      '<p class="map-block-title" lang="en" dir="ltr">Kiln &amp; co</p><address class="map-block-address" lang="en" dir="ltr">1 Oven Lane<br>Berlin</address>' +
      '<p class="map-block-link">' +
      '<a href="https://www.openstreetmap.org/?mlat=52.52&amp;mlon=13.405#map=12/52.52/13.405" target="_blank" rel="noopener noreferrer">Open in maps' +
      '</a></p></div></div>',
  },
  {
    name: 'of an address that cannot be found',
    block: createBlock(type, { text: { fr: { address: '1 "rue" du Four\nGone' } } }),
    html:
      '<div class="map-block"><div class="map-block-words"><address class="map-block-address">1 &quot;rue&quot; du Four<br>Gone</address>' +
      '<p class="map-block-link">' +
      '<a href="https://www.openstreetmap.org/search?query=1%20%22rue%22%20du%20Four%2C%20Gone" target="_blank" rel="noopener noreferrer">Open in maps' +
      '</a></p></div></div>',
  },
  {
    name: 'of an address that is found, by what it is in the first language there is',
    block: createBlock(type, {
      text: { en: { address: '1 Oven Lane\n Lyon' }, fr: { address: 'Gone' } },
    }),
    html:
      '<div class="map-block"><div class="map-block-map" style="height:360px">' +
      '<a class="player-card" href="https://www.openstreetmap.org/?mlat=45.76&amp;mlon=4.84#map=15/45.76/4.84" target="_blank" rel="noopener noreferrer" data-player="https://www.openstreetmap.org/export/embed.html?bbox=4.82682%2C45.75585%2C4.85318%2C45.76415&amp;layer=mapnik&amp;marker=45.76%2C4.84" data-title="Show map">' +
      '<span class="player-card-sign" aria-hidden="true"></span><span class="player-card-words">' +
      '<span class="player-card-title">Show map</span>' +
      '<span class="player-card-notice">Showing the map connects you to OpenStreetMap.</span></span></a></div><div class="map-block-words">' +
      '<address class="map-block-address">Gone</address><p class="map-block-link">' +
      '<a href="https://www.openstreetmap.org/?mlat=45.76&amp;mlon=4.84#map=15/45.76/4.84" target="_blank" rel="noopener noreferrer">Open in maps' +
      '</a></p></div></div>',
  },
  {
    name: 'of a link that says no place',
    block: createBlock(type, { data: { url: 'https://maps.app.goo.gl/x?a=1&b=2' } }),
    html:
      '<div class="map-block"><div class="map-block-words"><p class="map-block-link">' +
      '<a href="https://maps.app.goo.gl/x?a=1&amp;b=2" target="_blank" rel="noopener noreferrer">Open in maps</a></p></div></div>',
  },
  { name: 'of nowhere', block: createBlock(type), html: '' },
]

export const changes: readonly Change[] = [
  ...createDataChanges(
    type,
    { data, text },
    {
      url: 'https://www.openstreetmap.org/#map=15/48.85/2.35',
      lat: 48.85,
      lng: 2.35,
      zoom: 9,
      height: 500,
      showsAddress: false,
      poster: { assetId },
    },
  ),
  ...createTextChanges(type, { data }, { title: 'Atelier', address: 'Lyon' }),
]
