import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { TestBrowser } from './site.ts'
import {
  type ArchiveSource,
  folderSource,
  importArchive,
  type ImportOptions,
} from '../tools/archive/index.ts'
import { emptyServer, exported, fullSite } from './archive.ts'

/** What a test does to a site's archive before it is imported into an empty server. */
export async function brought(spoil: (folder: string) => void = () => undefined) {
  const site = await fullSite()
  const { folder } = await exported(site)
  spoil(folder)
  const server = await emptyServer()
  const run = (options: ImportOptions = {}, source: ArchiveSource = folderSource(folder)) =>
    importArchive(server.db, server.files, source, options)
  const count = async (table: string) => {
    const { rows } = await server.pool.query(`select count(*)::int as n from ${table}`)
    return (rows as { n: number }[])[0]?.n
  }
  const browser = new TestBrowser(server.app, site.host)
  return { site, folder, server, run, count, browser }
}

/** Makes one file say something else at one place. */
export function set(file: string, path: readonly (string | number)[], value: unknown) {
  return (folder: string) => {
    const at = join(folder, file)
    const json: unknown = JSON.parse(readFileSync(at, 'utf8'))
    writeFileSync(at, JSON.stringify(changed(json, path, value)))
  }
}

function changed(json: unknown, [first, ...rest]: readonly (string | number)[], value: unknown) {
  if (first === undefined) return value
  const copy = structuredClone(json) as Record<string | number, unknown>
  copy[first] = changed(copy[first], rest, value)
  return copy
}
