import * as contract from '@vitrine/contract'
import { administersInstallation, assertPassword } from '../../identity/accounts/index.ts'
import { findSiteById, removeSite } from '../../identity/sites/index.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import { mount } from '../../platform/http/mount.ts'
import type { PageServer } from '../../platform/http/page-server.ts'
import { countPasswordUse } from '../../platform/http/password-use.ts'
import { isDemo } from '../demo/index.ts'
import { assertAdministrator } from './assert-administrator.ts'
import { createInstalledSite } from './create-site.ts'
import { installationErrors } from './errors.ts'
import { listInstalledSites } from './list-sites.ts'

/** Mounts the calls on the sites of the installation. */
export function installationRoutes(http: PageServer, files: FileStore): void {
  mount(http, contract.listInstalledSites, async ({ db, site, staffMember }) => {
    const administers = await administersInstallation(db, site.id, staffMember.id)
    const by = { memberId: staffMember.id, administers }
    return { administers, sites: await listInstalledSites(db, site, by) }
  })

  mount(http, contract.createInstalledSite, async (call) => {
    const { db, site, staffMember, body } = call
    await assertAdministrator(call)
    if (body.takesAddress && !(await isDemo(db, site))) {
      await countPasswordUse(call, staffMember)
      await assertPassword(db, site.id, staffMember, body.currentPassword)
    }
    return createInstalledSite(db, { site, memberId: staffMember.id }, body)
  })

  mount(http, contract.deleteInstalledSite, async (call) => {
    const { db, site, staffMember, params, body } = call
    await assertAdministrator(call)
    await countPasswordUse(call, staffMember)
    await assertPassword(db, site.id, staffMember, body.currentPassword)
    if (params.id === site.id) throw installationErrors.siteCurrent()
    const other = await findSiteById(db, params.id)
    if (!other) throw installationErrors.siteUnknown()
    if (body.title.trim() !== other.title.trim()) throw installationErrors.titleWrong()
    const options = { keepsOne: true, defersFiles: true }
    const deleted = await removeSite({ db, files }, other.id, options)
    return { title: other.title, deleted: { ...deleted } }
  })
}
