import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { TestBrowser } from './site.ts'
import {
  type ArchiveSource,
  createFolderSource,
  importArchive,
  type ImportOptions,
} from '../tools/archive/index.ts'
import { exported } from './archive.ts'
import { emptyServer } from './empty-server.ts'
import { fullSite } from './full-site.ts'

/** Exports a site, changes its archive with `spoil`, and returns functions to import it into an empty server. */
export async function importedSite(spoil: (folder: string) => void = () => undefined) {
  const site = await fullSite()
  const { folder } = await exported(site)
  spoil(folder)
  const server = await emptyServer()
  const run = (options: ImportOptions = {}, source: ArchiveSource = createFolderSource(folder)) =>
    importArchive(server.db, server.files, source, options)
  const count = async (table: string) => {
    const { rows } = await server.pool.query(`select count(*)::int as n from ${table}`)
    return (rows as { n: number }[])[0]?.n
  }
  const browser = new TestBrowser(server.app, site.host)
  return { site, folder, server, run, count, browser }
}

/** Returns a function that changes one value in a file. */
export function set(file: string, path: readonly (string | number)[], value: unknown) {
  return (folder: string) => {
    const target = join(folder, file)
    const json: unknown = JSON.parse(readFileSync(target, 'utf8'))
    writeFileSync(target, JSON.stringify(changed(json, path, value)))
  }
}

function changed(json: unknown, [first, ...rest]: readonly (string | number)[], value: unknown) {
  if (first === undefined) return value
  const copy = structuredClone(json) as Record<string | number, unknown>
  copy[first] = changed(copy[first], rest, value)
  return copy
}
