import { may } from '@vitrine/model'
import type { DocumentKind } from '@vitrine/page'
import { findStaffRole } from '../../identity/accounts/index.ts'
import type { Db } from '../../platform/db/db.ts'
import { documentErrors } from './errors.ts'

/**
 * Throws `documents.designForManagers` if a staff member changes the styles of the site without the right to. The server
 * itself, without a member, may.
 */
export async function assertMayDesign(
  tx: Db,
  siteId: string,
  { memberId, kind }: { readonly memberId: string | null; readonly kind: DocumentKind },
): Promise<void> {
  if (kind !== 'aesthetics' || memberId === null) return
  const role = await findStaffRole(tx, siteId, memberId)
  if (role === undefined || !may(role, 'design.write')) throw documentErrors.designForManagers()
}
