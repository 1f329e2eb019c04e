import type { Coordinates } from '@vitrine/blocks'
import { z } from 'zod'

const decimal = z.string().regex(/^-?\d{1,3}(?:\.\d{1,20})?$/)
const degrees = (maximum: number) =>
  decimal.transform(Number).pipe(z.number().min(-maximum).max(maximum))

const matches = z.array(z.object({ lat: degrees(85), lon: degrees(180) })).min(1)

/** Parses the best match of an OpenStreetMap search; undefined if there is none. */
export function parseGeocoding(response: unknown): Coordinates | undefined {
  const parsed = matches.safeParse(response)
  const [best] = parsed.success ? parsed.data : []
  return best && { lat: best.lat, lng: best.lon }
}
