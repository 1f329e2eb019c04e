import * as contract from '@vitrine/contract'
import {
  assertPassword,
  createSignInLink,
  findStaffRole,
} from '../../../identity/accounts/index.ts'
import { findHost, loadOtherOrigin, parseHost, siteErrors } from '../../../identity/sites/index.ts'
import type { Db } from '../../../platform/db/db.ts'
import type { FileStore } from '../../../platform/files/file-store.ts'
import { findPrivateFile } from '../../../platform/files/private-file-store.ts'
import { mount } from '../../../platform/http/mount.ts'
import type { PageServer } from '../../../platform/http/page-server.ts'
import { countPasswordUse } from '../../../platform/http/password-use.ts'
import { installationErrors } from '../errors.ts'
import { assertAdministrator } from '../assert-administrator.ts'
import { serveExports } from './serve-exports.ts'
import { findOwnTask } from './find-own-task.ts'
import { insertTask } from './task-store.ts'
import { toTaskView } from './view.ts'

/** Mounts the calls that start exports, imports and copies, and show how far they are. */
export function taskRoutes(http: PageServer, files: FileStore): void {
  serveExports(http, files)

  mount(http, contract.readInstallationTask, async ({ db, site, staffMember, params }) =>
    toTaskView(await findOwnTask(db, site.id, { ...params, memberId: staffMember.id })),
  )

  mount(http, contract.exportSite, async (call) => {
    const { db, site, staffMember, body } = call
    await countPasswordUse(call, staffMember)
    await assertPassword(db, site.id, staffMember, body.currentPassword)
    const input = { hasRecords: body.hasRecords }
    const memberId = staffMember.id
    return toTaskView(await insertTask(db, site.id, { kind: 'export', input, memberId }))
  })

  mount(http, contract.importSite, async (call) => {
    const { db, site, staffMember, body } = call
    if (body.target === 'new') await assertAdministrator(call)
    if (!(await findPrivateFile(db, site.id, body.fileId))) throw installationErrors.fileUnknown()
    const host = body.target === 'new' ? await parseFreeHost(db, body.host) : undefined
    const input = { ...body, host }
    const memberId = staffMember.id
    return toTaskView(await insertTask(db, site.id, { kind: 'import', input, memberId }))
  })

  mount(http, contract.copyInstalledSite, async (call) => {
    const { db, site, staffMember, body } = call
    await assertAdministrator(call)
    const input = { host: await parseFreeHost(db, body.host) }
    const memberId = staffMember.id
    return toTaskView(await insertTask(db, site.id, { kind: 'copy', input, memberId }))
  })

  mount(http, contract.openTaskSite, async ({ db, site, staffMember, params }) => {
    const memberId = staffMember.id
    const { outcome } = await findOwnTask(db, site.id, { ...params, memberId })
    const siteId = outcome?.siteId
    const origin = siteId ? await loadOtherOrigin(db, siteId, site.origin) : undefined
    if (!siteId || origin === undefined) throw installationErrors.siteUnknown()
    if (!(await findStaffRole(db, siteId, memberId))) throw installationErrors.siteUnknown()
    // The owner of the new site has the id of the person who made it.
    const token = await createSignInLink(db, siteId, memberId)
    return { url: `${origin}/config/sign-in#${token}` }
  })
}

/** Parses a host that no site has. Throws `sites.hostInvalid` and `sites.hostTaken`. */
async function parseFreeHost(db: Db, text: string | undefined): Promise<string | undefined> {
  if (text === undefined || text.trim() === '') return undefined
  const host = parseHost(text)
  if (await findHost(db, host)) throw siteErrors.hostTaken()
  return host
}
