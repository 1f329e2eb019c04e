import type { Block } from '@vitrine/page'
import type * as z from 'zod/mini'
import type { ExternalRequest, Coordinates } from '../../ports/external.ts'
import type { data } from './schema.ts'

const NUMBER = String.raw`(-?\d{1,3}(?:\.\d{1,20})?)`

/** The patterns of coordinates in URLs of maps; a marker takes precedence over the center of the view. */
const URL_PATTERNS = [
  `[?&]mlat=${NUMBER}&mlon=${NUMBER}`,
  `!3d${NUMBER}!4d${NUMBER}`,
  `[?&](?:ll|q|query|coordinate|center|daddr|destination)=(?:loc:)?${NUMBER}(?:,|%2C)${NUMBER}(?![\\d.])`,
  `[?&]cp=${NUMBER}~${NUMBER}`,
  `@${NUMBER},${NUMBER}`,
  `#map=\\d{1,2}/${NUMBER}/${NUMBER}`,
].map((pattern) => new RegExp(pattern, 'i'))

/** Returns the coordinates in a URL of OpenStreetMap, Google, Apple or Bing Maps. */
export function parseMapUrl(url: string): Coordinates | undefined {
  for (const pattern of URL_PATTERNS) {
    const [, lat, lng] = pattern.exec(url) ?? []
    const spot = { lat: Number(lat), lng: Number(lng) }
    // Maps do not reach the poles.
    if (Math.abs(spot.lat) <= 85 && Math.abs(spot.lng) <= 180) return spot
  }
  return undefined
}

type MapData = Pick<z.output<typeof data>, 'lat' | 'lng' | 'url'>

/** Returns the coordinates that the owner gave, as numbers or as the URL of a map. */
export function getCoordinates({ lat, lng, url }: MapData): Coordinates | undefined {
  if (lat !== undefined && lng !== undefined) return { lat, lng }
  return url === undefined ? undefined : parseMapUrl(url)
}

const SEARCH_URL = 'https://nominatim.openstreetmap.org/search?format=jsonv2&limit=1&q='
const MAX_URL_LENGTH = 2_000

/**
 * Returns the request that looks up the address, which is the same in every language; undefined if the owner
 * gave coordinates.
 */
export function createLookup(place: MapData, { text = {} }: Block): ExternalRequest | undefined {
  if (getCoordinates(place)) return undefined
  const addresses = Object.entries(text).toSorted(([a], [b]) => (a < b ? -1 : 1))
  const address = addresses
    .map(([, { address }]) => formatOneLine(address))
    .find((line) => line !== '')
  const url = address === undefined ? '' : SEARCH_URL + encodeURIComponent(address)
  return url === '' || url.length > MAX_URL_LENGTH ? undefined : { kind: 'place', url }
}

/** Formats an address of several lines as a single one. */
export function formatOneLine(address: unknown): string {
  if (typeof address !== 'string') return ''
  // A lone surrogate cannot be encoded in a URL.
  const lines = address.replaceAll(/\p{Cs}/gu, '').split('\n')
  return lines
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(', ')
}
