import { stat } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import type { Db } from '../../platform/db/db.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import { exportArchive } from './export-archive.ts'
import { createFolderSink, createFolderSource } from './folder.ts'
import { importArchive, type ImportOptions, type Step } from './import-archive.ts'
import { formatExportReport, formatImportReport } from './report.ts'

export const exportHelp = `vitrine export <folder> [--site IDENTIFIER] [--records]

Exports a whole site into a folder of readable files, suitable for version control: content, products, images
and settings. The same site always gives the same files. An archive that is in the folder already is
updated. The report lists what was skipped; docs/guide/archive.md lists what no archive has.

  --records  also export the records of the shop, which name people: orders with payments, refunds and
             invoices, accounts, gift cards, subscriptions, reviews, newsletter subscribers and stock
             ledgers`

export const importSiteHelp = `vitrine import site <folder> [--site IDENTIFIER] [--host HOST] [--dry-run]

Imports a folder that \`vitrine export\` wrote, into a new site or an empty one. An interrupted import resumes
when you run it again. Visitors do not see the site until the import is complete.

  --site IDENTIFIER  identifier of the site (default: the one in the archive)
  --host HOST        host of the site, such as shop.example; a site that is not the first one gets
                     IDENTIFIER.localhost by default
  --dry-run          check the archive and change nothing`

interface Ports {
  readonly db: Db
  readonly files: FileStore
  readonly print: (line: string) => void
}

/** Returns the folder in the arguments; undefined if they are invalid. */
export function parseFolder(args: readonly string[], commandLength: number): string | undefined {
  const { positionals } = parseArgs({ ...options, args: [...args] })
  const [folder, ...more] = positionals.slice(commandLength)
  return more.length > 0 ? undefined : folder
}

const options = {
  allowPositionals: true,
  options: {
    site: { type: 'string' },
    host: { type: 'string' },
    'dry-run': { type: 'boolean' },
    records: { type: 'boolean' },
  },
} as const

/** Runs `vitrine export`. Resolves to the exit code: 0 done, 1 failed. */
export async function runExport(
  { db, files, print }: Ports,
  siteId: string,
  { folder, hasRecords }: { readonly folder: string; readonly hasRecords: boolean },
): Promise<number> {
  const sink = await createFolderSink(folder)
  if (typeof sink === 'string') {
    print(sink)
    return 1
  }
  const done = await exportArchive({ db, files }, siteId, sink, { hasRecords })
  await sink.finish()
  for (const line of formatExportReport(folder, done)) print(line)
  return 0
}

/** Runs `vitrine import site`. Resolves to the exit code: 0 done, 1 failed. */
export async function runImportSite(
  { db, files, print }: Ports,
  folder: string,
  importOptions: Pick<ImportOptions, 'identifier' | 'host' | 'dryRun' | 'themesDir'>,
): Promise<number> {
  const isFolder = await stat(folder).then(
    (found) => found.isDirectory(),
    () => false,
  )
  if (!isFolder) {
    print(`Folder not found: ${folder}.`)
    return 1
  }
  const onProgress = (step: Step, done: number, total: number) => {
    if (done % 50 === 0 || done === total) print(`  ${done} of ${total} ${step}`)
  }
  const outcome = await importArchive(db, files, createFolderSource(folder), {
    ...importOptions,
    onProgress,
  })
  for (const line of formatImportReport(folder, outcome)) print(line)
  return outcome.state === 'invalid' || outcome.state === 'rejected' ? 1 : 0
}
