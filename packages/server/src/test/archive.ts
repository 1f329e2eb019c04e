import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { createFolderSink, exportArchive } from '../tools/archive/index.ts'
import type { FullSite } from './full-site.ts'

/** Creates a folder that is deleted after the test. */
export function testFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-archive-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Reads every file of a folder as hex. */
export function readFiles(folder: string): Readonly<Record<string, string>> {
  const found = readdirSync(folder, { recursive: true, withFileTypes: true })
  const paths = found
    .filter((each) => each.isFile())
    .map((each) => join(each.parentPath, each.name))
  return Object.fromEntries(
    paths.toSorted().map((path) => [path.slice(folder.length + 1), readFileSync(path, 'hex')]),
  )
}

/** Exports a site into a new folder. */
export async function exported(
  { db, files, siteId }: Pick<FullSite, 'db' | 'files' | 'siteId'>,
  options: { readonly hasRecords?: boolean } = {},
) {
  const folder = testFolder()
  const sink = await createFolderSink(folder)
  if (typeof sink === 'string') throw new Error(sink)
  const done = await exportArchive({ db, files }, siteId, sink, options)
  await sink.finish()
  return { folder, ...done }
}
