import { blockTypeCodes, type Player } from '@vitrine/model'
import { defineBlock } from '../../definition/define-block.ts'
import type { Coordinates } from '../../ports/external.ts'
import { createImageView } from '../../parts/image.ts'
import { checkAccessibility } from './accessibility.ts'
import { css } from './css.ts'
import { fields } from './inspector.ts'
import { data, text } from './schema.ts'
import { getCoordinates, createLookup, formatOneLine } from './coordinates.ts'
import { template } from './template.ts'

const PROVIDER = 'OpenStreetMap'

/** An address with a map, which loads when a visitor asks for it. */
export default defineBlock({
  type: blockTypeCodes.map,
  slug: 'map',
  version: 1,
  legacyTypes: [{ type: blockTypeCodes.geo, slug: 'geo' }],
  data,
  text,
  defaults: { size: { w: 12, h: 10 }, auto: { h: 'content' } },
  fields,
  checkAccessibility,
  minSize: { w: 3, h: 3 },
  template,
  css,
  externalRequest: (place, block) => createLookup(place, block),
  view: ({ zoom, height, showsAddress, poster, ...place }, ports) => {
    const { block, text, findImage, sizes, translate, getExternalContent } = ports
    const address = text('address')?.words ?? ''
    const found = poster && findImage(poster.assetId)
    const imageView = found ? createImageView(found, { alt: '', sizes }) : ''
    const title = text('title')?.words ?? ''
    const request = createLookup(place, block)
    const coordinates =
      getCoordinates(place) ?? (request && getExternalContent(request)?.coordinates)
    const player = coordinates && createMapPlayer(coordinates, zoom)
    const search = `https://www.openstreetmap.org/search?query=${encodeURIComponent(formatOneLine(address))}`
    const isThere = player !== undefined || place.url !== undefined || address !== ''
    return {
      height,
      showsAddress,
      isThere: isThere ? 'yes' : '',
      card: player
        ? {
            ...player,
            image: imageView,
            name: translate('blocks.showMap') + (title === '' ? '' : ` – ${title}`),
            notice: translate('blocks.mapConnects', { provider: PROVIDER }),
          }
        : '',
      page: place.url ?? player?.page ?? search,
      words: translate('blocks.openInMaps'),
    }
  },
})

function createMapPlayer({ lat, lng }: Coordinates, zoom: number): Player {
  // The extent that a map of about 600 by 400 px shows, in degrees.
  const [wide, high] = [(360 * 2.4) / 2 ** zoom / 2, (170 * 1.6) / 2 ** zoom / 2]
  const box = [lng - wide, lat - high, lng + wide, lat + high].map((edge) => edge.toFixed(5))
  return {
    provider: PROVIDER,
    page: `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=${zoom}/${lat}/${lng}`,
    player: `https://www.openstreetmap.org/export/embed.html?bbox=${box.join('%2C')}&layer=mapnik&marker=${lat}%2C${lng}`,
  }
}
