import type { Db } from '../../platform/db/db.ts'
import { findSiteById } from '../sites/index.ts'
import { listPasskeys } from './passkeys/passkey-store.ts'
import { createNotice } from './security-notice.ts'
import { updatePasswordHash } from './store.ts'

/**
 * Replaces the password of a staff member, and emails them if they had one before. The email names the passkeys, which sign
 * in as before: one that a thief has added would outlive the password.
 */
export async function replacePassword(
  tx: Db,
  siteId: string,
  { memberId, passwordHash }: { readonly memberId: string; readonly passwordHash: string },
): Promise<void> {
  const email = await updatePasswordHash(tx, siteId, memberId, passwordHash)
  const site = email === undefined ? undefined : await findSiteById(tx, siteId)
  if (email === undefined || !site) return
  const hasPasskeys = (await listPasskeys(tx, siteId, memberId)).length > 0
  await createNotice(tx, site, email, [
    'passwordChanged',
    ...(hasPasskeys ? (['passkeysRemain'] as const) : []),
    'afterPassword',
  ])
}
