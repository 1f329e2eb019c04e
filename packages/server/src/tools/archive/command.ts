import { stat } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import type { Db } from '../../platform/db/db.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import { exportArchive } from './export-archive.ts'
import { folderSink, folderSource } from './folder.ts'
import { importArchive, type ImportOptions, type Step } from './import-archive.ts'
import { exportLines, importLines } from './report.ts'

export const exportHelp = `vitrine export <folder> [--site IDENTIFIER]

Writes a whole site into a folder of files that people can read and put under version control: what it
says and sells, its pictures, its settings. The same site is always the same files. A folder that holds
an archive already is brought up to date. What is not in an archive is said, and in docs/guide/archive.md.`

export const importSiteHelp = `vitrine import site <folder> [--site IDENTIFIER] [--dry-run]

Makes a site of a folder that \`vitrine export\` wrote: a new one, or one that is there and empty. Run
again, it goes on where it was ended. Visitors see nothing of the site until all of it is there.

  --site IDENTIFIER  what the site is to be called; what it was called, when left out
  --dry-run          look through the archive, and change nothing`

interface Ports {
  readonly db: Db
  readonly files: FileStore
  readonly print: (line: string) => void
}

/** The folder that is named, or how to name one. */
export function folderIn(args: readonly string[], words: number): string | undefined {
  const { positionals } = parseArgs({ ...options, args: [...args] })
  const [folder, ...more] = positionals.slice(words)
  return more.length > 0 ? undefined : folder
}

const options = {
  allowPositionals: true,
  options: { site: { type: 'string' }, 'dry-run': { type: 'boolean' } },
} as const

/** `vitrine export …`. Resolves to the exit code: 0 done, 1 not done. */
export async function runExport(
  { db, files, print }: Ports,
  siteId: string,
  folder: string,
): Promise<number> {
  const sink = await folderSink(folder)
  if (typeof sink === 'string') {
    print(sink)
    return 1
  }
  const done = await exportArchive({ db, files }, siteId, sink)
  await sink.finish()
  for (const line of exportLines(folder, done)) print(line)
  return 0
}

/** `vitrine import site …`. Resolves to the exit code: 0 done, 1 not done. */
export async function runImportSite(
  { db, files, print }: Ports,
  folder: string,
  asked: Pick<ImportOptions, 'identifier' | 'dryRun' | 'themesDir'>,
): Promise<number> {
  const isFolder = await stat(folder).then(
    (found) => found.isDirectory(),
    () => false,
  )
  if (!isFolder) {
    print(`There is no folder ${folder}.`)
    return 1
  }
  const onProgress = (what: Step, done: number, of: number) => {
    if (done % 50 === 0 || done === of) print(`  ${done} of ${of} ${what}`)
  }
  const outcome = await importArchive(db, files, folderSource(folder), { ...asked, onProgress })
  for (const line of importLines(folder, outcome)) print(line)
  return outcome.state === 'faulty' || outcome.state === 'refused' ? 1 : 0
}
