import type { Spot } from '@vitrine/blocks'
import { z } from 'zod'

const written = z.string().regex(/^-?\d{1,3}(?:\.\d{1,20})?$/)
const degrees = (most: number) => written.transform(Number).pipe(z.number().min(-most).max(most))

const answer = z.array(z.object({ lat: degrees(85), lon: degrees(180) })).min(1)

/** Where the best match is, of what OpenStreetMap finds; undefined where it finds nothing. */
export function readPlace(found: unknown): Spot | undefined {
  const read = answer.safeParse(found)
  const [best] = read.success ? read.data : []
  return best && { lat: best.lat, lng: best.lon }
}
