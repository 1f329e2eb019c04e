import { administersInstallation } from '../../identity/accounts/index.ts'
import type { Db } from '../../platform/db/db.ts'
import type { Site } from '../../platform/http/site.ts'
import type { StaffMember } from '../../platform/http/staff-member.ts'
import { installationErrors } from './errors.ts'

/** Throws `installation.notAdministrator` unless the staff member administers the installation. */
export async function assertAdministrator({
  db,
  site,
  staffMember,
}: {
  readonly db: Db
  readonly site: Pick<Site, 'id'>
  readonly staffMember: Pick<StaffMember, 'id'>
}): Promise<void> {
  if (!(await administersInstallation(db, site.id, staffMember.id)))
    throw installationErrors.notAdministrator()
}
