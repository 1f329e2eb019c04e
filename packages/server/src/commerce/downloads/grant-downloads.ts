import type { Db } from '../../platform/db/db.ts'
import { newId } from '../../platform/db/id.ts'
import { transact } from '../../platform/db/transact.ts'
import { computeDigest } from '../../platform/http/token.ts'
import { computeDownloadToken } from './download-link.ts'
import { downloadErrors } from './errors.ts'
import {
  insertGrant,
  listDownloads,
  listMissingGrants,
  lockGrant,
  renewGrant,
} from './grant-store.ts'

/** The site whose secret the links derive from. */
interface GrantingSite {
  readonly id: string
  readonly secret: Buffer
}

/**
 * Grants the downloads of the paid digital lines of an order. Has no effect when repeated, and none before the money has
 * arrived. Resolves to whether something was granted.
 */
export async function grantDownloads(
  db: Db,
  { id: siteId, secret }: GrantingSite,
  orderId: string,
): Promise<boolean> {
  // A line has all of its files or none: after a crash, the next call grants them.
  return transact(db, async (tx) => {
    let isNew = false
    for (const grant of await listMissingGrants(tx, siteId, orderId)) {
      const id = newId()
      const tokenHash = computeDigest(computeDownloadToken(secret, { id, linkNumber: 1 }))
      if (await insertGrant(tx, siteId, { ...grant, id, orderId, tokenHash })) isNew = true
    }
    return isNew
  })
}

/**
 * Gives a download a new link, within the transaction `tx`; the link before stops working. Resolves to the file and the
 * number of the link. Throws `downloads.unknownDownload`, and `downloads.revoked` if the item was taken back.
 */
export async function renewDownload(
  tx: Db,
  { id: siteId, secret }: GrantingSite,
  download: { readonly id: string; readonly orderId: string },
): Promise<{ readonly filename: string; readonly linkNumber: number }> {
  const { id, orderId } = download
  const before = await lockGrant(tx, siteId, { id, orderId })
  const found = (await listDownloads(tx, siteId, orderId)).find((each) => each.id === id)
  if (before === undefined || !found) throw downloadErrors.unknownDownload()
  if (found.state === 'revoked') throw downloadErrors.revoked()
  const linkNumber = before + 1
  const tokenHash = computeDigest(computeDownloadToken(secret, { id, linkNumber }))
  await renewGrant(tx, siteId, { id, linkNumber, tokenHash })
  return { filename: found.filename, linkNumber }
}
