import type { Reading } from '@vitrine/blocks'
import type { Db } from '../../platform/db/db.ts'
import { readingsIn } from './note-readings.ts'
import { type EmbedRow, embedsByKeys, keyOf } from './store.ts'

/** What was read of other servers, as pages show it; once it was read, and not before. */
export type ReadElsewhere = ReadonlyMap<string, EmbedRow>

/** Of bodies that were looked through: what is published never changes, and page after page draws it. */
const known = new WeakMap<object, readonly Reading[]>()

/** What these bodies show of other servers. Asks nobody but the database, and it only where some do. */
export async function readElsewhereOf(
  db: Db,
  siteId: string,
  bodies: readonly object[],
): Promise<ReadElsewhere> {
  const keys = new Set(bodies.flatMap(lookThrough).map(keyOf))
  return keys.size === 0 ? new Map() : embedsByKeys(db, siteId, [...keys])
}

function lookThrough(body: object): readonly Reading[] {
  const seen = known.get(body)
  if (seen) return seen
  const readings = [...readingsIn(body).values()]
  known.set(body, readings)
  return readings
}

export function foundAt(read: ReadElsewhere, reading: Reading): EmbedRow | undefined {
  // Nearly every page reads nothing of anybody.
  const row = read.size === 0 ? undefined : read.get(keyOf(reading))
  return row?.readAt ? row : undefined
}

/** The pictures of all that was read, by their ids. */
export function picturesFound(read: ReadElsewhere): readonly string[] {
  return [...read.values()].flatMap(({ assetId }) => assetId ?? [])
}
