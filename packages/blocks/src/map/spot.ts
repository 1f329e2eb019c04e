import type { Block } from '@vitrine/page'
import type * as z from 'zod/mini'
import type { Reading, Spot } from '../elsewhere-ports.ts'
import type { data } from './schema.ts'

const NUMBER = String.raw`(-?\d{1,3}(?:\.\d{1,20})?)`

/** How maps write in their addresses what they show; what is marked goes before the middle of the view. */
const WRITTEN = [
  `[?&]mlat=${NUMBER}&mlon=${NUMBER}`,
  `!3d${NUMBER}!4d${NUMBER}`,
  `[?&](?:ll|q|query|coordinate|center|daddr|destination)=(?:loc:)?${NUMBER}(?:,|%2C)${NUMBER}(?![\\d.])`,
  `[?&]cp=${NUMBER}~${NUMBER}`,
  `@${NUMBER},${NUMBER}`,
  `#map=\\d{1,2}/${NUMBER}/${NUMBER}`,
].map((pattern) => new RegExp(pattern, 'i'))

/** What a map shows whose address somebody copied: of OpenStreetMap, Google, Apple, Bing. */
export function spotIn(url: string): Spot | undefined {
  for (const pattern of WRITTEN) {
    const [, lat, lng] = pattern.exec(url) ?? []
    const spot = { lat: Number(lat), lng: Number(lng) }
    // Maps end before the poles.
    if (Math.abs(spot.lat) <= 85 && Math.abs(spot.lng) <= 180) return spot
  }
  return undefined
}

type Given = Pick<z.output<typeof data>, 'lat' | 'lng' | 'url'>

/** What the owner says of it, by numbers or by a map's address. */
export function givenSpot({ lat, lng, url }: Given): Spot | undefined {
  if (lat !== undefined && lng !== undefined) return { lat, lng }
  return url === undefined ? undefined : spotIn(url)
}

const SEARCH = 'https://nominatim.openstreetmap.org/search?format=jsonv2&limit=1&q='
const LONGEST = 2_000

/** Where the place is looked up while nobody says where it is: by its address, which is the same in every language. */
export function lookUp(given: Given, { text = {} }: Block): Reading | undefined {
  if (givenSpot(given)) return undefined
  const addresses = Object.entries(text).toSorted(([a], [b]) => (a < b ? -1 : 1))
  const asked = addresses.map(([, { address }]) => oneLine(address)).find((line) => line !== '')
  const url = asked === undefined ? '' : SEARCH + encodeURIComponent(asked)
  return url === '' || url.length > LONGEST ? undefined : { kind: 'place', url }
}

/** An address as it stands in a question. */
export function oneLine(address: unknown): string {
  if (typeof address !== 'string') return ''
  // Half of a pair of characters cannot stand in an address of the web.
  const lines = address.replaceAll(/\p{Cs}/gu, '').split('\n')
  return lines
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(', ')
}
