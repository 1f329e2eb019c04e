import { readdirSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { query } from './test-server.ts'

/** The data of earlier releases, a folder for each. */
export const RELEASES = new URL('../../../../fixtures/releases/', import.meta.url)

export function listReleases(): readonly string[] {
  const entries = readdirSync(RELEASES, { withFileTypes: true })
  return entries.flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])).toSorted()
}

/** Loads the database of a release, the first one by default, into an empty database. */
export async function loadRelease(url: string, release = '0.1.0'): Promise<void> {
  const dump = readFileSync(new URL(`${release}/database.sql.gz`, RELEASES))
  // Lines with a backslash are for psql.
  const sql = gunzipSync(dump)
    .toString()
    .replaceAll(/^\\.*$/gm, '')
  await query(url, sql)
}
