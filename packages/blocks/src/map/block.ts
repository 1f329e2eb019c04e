import { blockTypeCodes, type Player } from '@vitrine/model'
import { defineBlock } from '../define-block.ts'
import type { Spot } from '../elsewhere-ports.ts'
import { imageView } from '../image-view.ts'
import { a11y } from './a11y.ts'
import { css } from './css.ts'
import { fields } from './inspector.ts'
import { data, text } from './schema.ts'
import { givenSpot, lookUp, oneLine } from './spot.ts'
import { template } from './template.ts'

const PROVIDER = 'OpenStreetMap'

/** A place: its address in words, and the map of it once a visitor asks for that. */
export const map = defineBlock({
  type: blockTypeCodes.map,
  slug: 'map',
  name: 'Map',
  version: 1,
  data,
  text,
  defaults: { size: { w: 12, h: 10 }, auto: { h: 'content' } },
  fields,
  a11y,
  minSize: { w: 3, h: 3 },
  template,
  css,
  reads: (given, block) => lookUp(given, block),
  view: ({ zoom, height, showsAddress, poster, ...given }, ports) => {
    const { block, text, image, sizes, say, elsewhere } = ports
    const address = text('address')?.words ?? ''
    const found = poster && image(poster.assetId)
    const picture = found ? imageView(found, { alt: '', sizes }) : ''
    const title = text('title')?.words ?? ''
    const reading = lookUp(given, block)
    const spot = givenSpot(given) ?? (reading && elsewhere(reading)?.spot)
    const player = spot && mapOf(spot, zoom)
    const search = `https://www.openstreetmap.org/search?query=${encodeURIComponent(oneLine(address))}`
    const isThere = player !== undefined || given.url !== undefined || address !== ''
    return {
      height,
      showsAddress,
      isThere: isThere ? 'yes' : '',
      card: player
        ? {
            ...player,
            image: picture,
            name: say('Show the map') + (title === '' ? '' : ` – ${title}`),
            notice: say(`Showing it connects you to ${PROVIDER}.`),
          }
        : '',
      page: given.url ?? player?.page ?? search,
      words: say('Open in maps'),
    }
  },
})

function mapOf({ lat, lng }: Spot, zoom: number): Player {
  // What of the world a map of some 600 by 400 px shows.
  const [wide, high] = [(360 * 2.4) / 2 ** zoom / 2, (170 * 1.6) / 2 ** zoom / 2]
  const box = [lng - wide, lat - high, lng + wide, lat + high].map((edge) => edge.toFixed(5))
  return {
    provider: PROVIDER,
    page: `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=${zoom}/${lat}/${lng}`,
    player: `https://www.openstreetmap.org/export/embed.html?bbox=${box.join('%2C')}&layer=mapnik&marker=${lat}%2C${lng}`,
  }
}
