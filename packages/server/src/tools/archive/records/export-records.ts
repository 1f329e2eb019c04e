import type { Db } from '../../../platform/db/db.ts'
import { listLedgerVariants } from '../../../commerce/catalog/index.ts'
import { listRecordIds, loadRecordRows, readInUtc } from '../../../platform/db/record-store.ts'
import type { RecordPart, RecordRow, RecordSet } from '../../../platform/db/records.ts'
import { RECORDS, recordSets, SITE_FILE, siteParts, STOCK, stockParts } from './record-sets.ts'

type Write = (path: string, value: unknown) => Promise<void>

/** The number of records that are read at once. */
const BATCH = 200

/**
 * Exports the records of a shop: orders, customers, gift cards and all else that names people. Resolves to the number
 * of files.
 */
export async function exportRecords(tx: Db, siteId: string, write: Write): Promise<number> {
  await readInUtc(tx)
  let files = 1
  await write(SITE_FILE, await loadParts(tx, siteId, siteParts, siteId))
  for (const set of recordSets) {
    const ids = await listRecordIds(tx, siteId, set)
    for (let from = 0; from < ids.length; from += BATCH)
      for (const [path, file] of await loadFiles(tx, siteId, set, ids.slice(from, from + BATCH))) {
        await write(path, file)
        files += 1
      }
  }
  for (const variantId of await listLedgerVariants(tx, siteId)) {
    const file = await loadParts(tx, siteId, stockParts, variantId)
    await write(`${STOCK}/${variantId}.json`, { variantId, ...file })
    files += 1
  }
  return files
}

/** Loads the parts that belong to one id. */
async function loadParts(tx: Db, siteId: string, parts: readonly RecordPart[], id: string) {
  const file: Record<string, readonly RecordRow[]> = {}
  for (const part of parts) file[part.name] = await loadRecordRows(tx, siteId, part, [id])
  return file
}

/** Loads some records with their parts, by the path of their file. */
async function loadFiles(tx: Db, siteId: string, set: RecordSet, ids: readonly string[]) {
  const heads = await loadRecordRows(tx, siteId, { ...set, by: 'id', order: ['id'] }, ids)
  const files = new Map(heads.map((row) => [String(row['id']), createFile(set, row)]))
  // The record that each row of a part belongs to, by the id of the row.
  const owners = new Map<string, ReadonlyMap<string, string>>()
  for (const part of set.parts) {
    const parents = part.of === undefined ? undefined : owners.get(part.of)
    const rows = await loadRecordRows(tx, siteId, part, parents ? [...parents.keys()] : ids)
    const owned = new Map<string, string>()
    for (const row of rows) {
      const parent = String(row[part.by])
      const owner = parents ? (parents.get(parent) ?? '') : parent
      owned.set(String(row['id']), owner)
      files.get(owner)?.parts[part.name]?.push(row)
    }
    owners.set(part.name, owned)
  }
  return [...files.values()].map(({ path, head, parts }) => [path, { ...head, ...parts }] as const)
}

function createFile(set: RecordSet, row: RecordRow) {
  const name = set.getFileName?.(row) ?? String(row['id'])
  const parts: Record<string, RecordRow[]> = {}
  for (const part of set.parts) parts[part.name] = []
  return { path: `${RECORDS}/${set.folder}/${name}.json`, head: { [set.name]: row }, parts }
}
