import type { Db } from '../../platform/db/db.ts'
import { transact } from '../../platform/db/transact.ts'
import { deleteUnreferencedFile } from '../../platform/files/delete-unreferenced-file.ts'
import type { FilePorts } from '../../platform/files/file-store.ts'
import { listPrivateFiles } from '../../platform/files/private-file-store.ts'
import { listAssets } from '../../platform/files/store.ts'
import { siteErrors } from './errors.ts'
import { deferFileDeletions } from './file-deletions.ts'
import {
  findPublicUrlHost,
  insertHost,
  lockHosts,
  markPublicUrlHost,
  updatePrimaryHost,
} from './host-store.ts'
import { deleteSite, findDefaultSite, hasOtherSite, lockSite } from './store.ts'
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

interface RemoveOptions {
  /** Throws `sites.lastSite` for the only site. */
  readonly keepsOne?: boolean
  /** Deletes the files in jobs of another site, if there is one: a big site has many. */
  readonly defersFiles?: boolean
}

/**
 * Deletes a site with all its data in one transaction, then the files that no other site has. The host of PUBLIC_URL goes
 * to another site, so that it does not go dark. Returns the number of deleted rows by label.
 */
export async function removeSite(
  ports: FilePorts,
  siteId: string,
  { keepsOne = false, defersFiles = false }: RemoveOptions = {},
): Promise<Readonly<Record<string, number>>> {
  // Before the lock, which every change of an address waits for.
  const counts = await countRowsOfSite(ports.db, siteId, Object.keys(LABELS))
  const keys = await transact(ports.db, async (tx) => {
    // Of two sites that are deleted at the same time, one remains.
    await lockHosts(tx)
    if (keepsOne && !(await hasOtherSite(tx, siteId))) throw siteErrors.lastSite()
    await lockSite(tx, siteId)
    const keys = await listFileKeys(tx, siteId)
    const publicHost = await findPublicUrlHost(tx)
    await deleteSite(tx, siteId)
    if (publicHost?.siteId === siteId) await rebindHost(tx, publicHost.host)
    const other = defersFiles ? await findDefaultSite(tx) : undefined
    if (!other) return keys
    await deferFileDeletions(tx, other.id, { removedId: siteId, keys })
    return []
  })
  for (const key of keys) await deleteUnreferencedFile(ports, key)
  return summarize(counts)
}

async function listFileKeys(tx: Db, siteId: string): Promise<readonly string[]> {
  const assets = await listAssets(tx, siteId)
  const privateFiles = await listPrivateFiles(tx, siteId)
  const keys = [
    ...assets.flatMap(({ fileKey, originalKey }) => [fileKey, originalKey]),
    ...privateFiles.map(({ fileKey }) => fileKey),
  ]
  return [...new Set(keys)].filter((key) => key !== null)
}

/** Binds the host of PUBLIC_URL to the site that the addresses of this machine lead to, if there is one. */
async function rebindHost(tx: Db, host: string): Promise<void> {
  const site = await findDefaultSite(tx)
  if (!site) return
  await insertHost(tx, site.id, host)
  await markPublicUrlHost(tx, host)
  await updatePrimaryHost(tx, site.id, host)
}

function summarize(counts: ReadonlyMap<string, number>): Readonly<Record<string, number>> {
  return Object.fromEntries(
    Object.entries(LABELS).map(([table, label]) => [label, counts.get(table) ?? 0]),
  )
}
