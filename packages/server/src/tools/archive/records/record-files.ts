import * as z from 'zod/mini'
import { restoreLedger } from '../../../commerce/catalog/index.ts'
import { raiseInvoiceCounters } from '../../../commerce/invoices/index.ts'
import { raiseOrderCounter } from '../../../commerce/orders/index.ts'
import type { Db } from '../../../platform/db/db.ts'
import {
  checkDeferredConstraints,
  hasRecord,
  insertRecordRows,
} from '../../../platform/db/record-store.ts'
import type {
  RecordPart,
  RecordParts,
  RecordRow,
  RecordSet,
  RecordSite,
  RecordTable,
} from '../../../platform/db/records.ts'
import type { ArchiveReader } from '../archive-reader.ts'
import { id } from '../format-values.ts'
import { RECORDS, recordSets, SITE_FILE, siteParts, STOCK, stockParts } from './record-sets.ts'
import { createPartsSchema, createRecordSchema } from './row-schema.ts'

type Restore = (tx: Db, site: RecordSite, file: unknown) => Promise<boolean>

/** A kind of file with records. */
interface RecordFile {
  readonly has: (path: string) => boolean
  readonly schema: z.ZodMiniType
  readonly restore: Restore
}

export interface RecordEntry {
  readonly path: string
}

const partsShape = z.record(z.string(), z.unknown())

/** The kinds of files, in the order in which they are restored: opt-outs come before the orders of their buyers. */
const kinds: readonly RecordFile[] = [
  {
    has: (path) => path === SITE_FILE,
    schema: createPartsSchema(siteParts, {}),
    restore: async (tx, site, file) => {
      await insertParts(
        tx,
        site,
        { parts: siteParts, ignoresExisting: true },
        toParts(siteParts, file),
      )
      return true
    },
  },
  ...recordSets.map((set) => ({
    has: (path: string) => path.startsWith(`${RECORDS}/${set.folder}/`),
    schema: createRecordSchema(set),
    restore: ((tx, site, file) => restoreRecord(tx, site, set, file)) satisfies Restore,
  })),
  {
    has: (path) => path.startsWith(`${STOCK}/`),
    schema: createPartsSchema(stockParts, { variantId: id }),
    restore: (tx, site, file) => {
      const { variantId, ...parts } = partsShape.parse(file)
      return restoreLedger(tx, site.id, String(variantId), toParts(stockParts, parts))
    },
  },
]

/** Checks the files with records. Returns them in the order in which they are restored. */
export async function checkRecords(
  reader: ArchiveReader,
  paths: readonly string[],
): Promise<readonly RecordEntry[]> {
  const entries: RecordEntry[] = []
  for (const kind of kinds)
    for (const path of paths.filter(kind.has)) {
      if (reader.hasTooManyErrors) return entries
      if (await reader.read(path, kind.schema)) entries.push({ path })
    }
  for (const path of paths.filter((each) => !kinds.some((kind) => kind.has(each))))
    reader.addRemark(path, 'This file has no records. It is skipped.')
  return entries
}

/** Restores the file of a record. Resolves to false if the record exists already. */
export async function restoreRecordFile(
  tx: Db,
  site: RecordSite,
  { path, readAgain }: RecordEntry & { readonly readAgain: ArchiveReader['readAgain'] },
): Promise<boolean> {
  const kind = kinds.find((each) => each.has(path))
  if (!kind) return false
  const isNew = await kind.restore(tx, site, await readAgain(path, kind.schema))
  await checkDeferredConstraints(tx)
  return isNew
}

/**
 * Completes the restored records of a site: its counters are not below the numbers of its orders and invoices, whatever
 * the archive has.
 */
export async function finishRecords(tx: Db, siteId: string): Promise<void> {
  await raiseOrderCounter(tx, siteId)
  await raiseInvoiceCounters(tx, siteId)
}

const rowShape = z.record(z.string(), z.unknown())

function toParts(parts: readonly RecordPart[], file: unknown): RecordParts {
  const members = partsShape.parse(file)
  return Object.fromEntries(
    parts.map(({ name }) => [name, z.array(rowShape).parse(members[name] ?? [])]),
  )
}

async function restoreRecord(
  tx: Db,
  site: RecordSite,
  set: RecordSet,
  file: unknown,
): Promise<boolean> {
  const row = rowShape.parse(partsShape.parse(file)[set.name])
  if (await hasRecord(tx, site.id, set, row['id'])) return false
  const parts = toParts(set.parts, file)
  const rows: readonly RecordRow[] = [await completeRow(set, row, site)]
  await insertRecordRows(tx, site.id, set, { rows })
  await insertParts(tx, site, set, parts)
  await set.finish?.(tx, site, row, parts)
  return true
}

async function insertParts(
  tx: Db,
  site: RecordSite,
  {
    parts,
    ignoresExisting,
  }: { readonly parts: readonly RecordPart[]; readonly ignoresExisting?: boolean },
  given: RecordParts,
): Promise<void> {
  for (const part of parts) {
    const rows: RecordRow[] = []
    for (const row of given[part.name] ?? []) rows.push(await completeRow(part, row, site))
    if (part.insert) await part.insert(tx, site, rows)
    else
      await insertRecordRows(tx, site.id, part, { rows, ignoresExisting: ignoresExisting ?? false })
  }
}

async function completeRow({ complete }: RecordTable, row: RecordRow, site: RecordSite) {
  return complete ? complete(row, site) : row
}
