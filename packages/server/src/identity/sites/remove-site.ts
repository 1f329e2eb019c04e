import { transact } from '../../platform/db/transact.ts'
import { deleteUnreferencedFile } from '../../platform/files/delete-unreferenced-file.ts'
import type { FilePorts } from '../../platform/files/file-store.ts'
import { listPrivateFiles } from '../../platform/files/private-file-store.ts'
import { listAssets } from '../../platform/files/store.ts'
import { deleteSite, lockSite } from './store.ts'
import { countRowsOfSite } from './row-count-store.ts'

/** The tables that people know, with their names in the report. */
const LABELS: Readonly<Record<string, string>> = {
  document: 'documents',
  product: 'products',
  asset: 'files',
  orders: 'orders',
  site_user: 'customer accounts',
  form_submission: 'form submissions',
  mail: 'emails',
  member: 'staff',
}

/**
 * Deletes a site with all its data in one transaction, then the files that no other site has. Returns the number of
 * deleted rows by label.
 */
export async function removeSite(
  ports: FilePorts,
  siteId: string,
): Promise<Readonly<Record<string, number>>> {
  const { counts, keys } = await transact(ports.db, async (tx) => {
    await lockSite(tx, siteId)
    const keys = [
      ...(await listAssets(tx, siteId)).flatMap(({ fileKey, originalKey }) => [
        fileKey,
        originalKey,
      ]),
      ...(await listPrivateFiles(tx, siteId)).map(({ fileKey }) => fileKey),
    ]
    const counts = await countRowsOfSite(tx, siteId)
    await deleteSite(tx, siteId)
    return { counts, keys }
  })
  for (const key of keys) if (key !== null) await deleteUnreferencedFile(ports, key)
  return summarize(counts)
}

function summarize(counts: ReadonlyMap<string, number>): Readonly<Record<string, number>> {
  const known = Object.entries(LABELS).map(([table, label]) => [label, counts.get(table) ?? 0])
  const others = [...counts].filter(([table]) => !Object.hasOwn(LABELS, table))
  const otherCount = others.reduce((sum, [, count]) => sum + count, 0)
  return Object.fromEntries([...known, ['other records', otherCount]])
}
