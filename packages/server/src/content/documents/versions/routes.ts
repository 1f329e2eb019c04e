import * as contract from '@vitrine/contract'
import type { HttpServer } from '../../../platform/http/http-server.ts'
import { mount } from '../../../platform/http/mount.ts'
import { paginate } from '../cursor.ts'
import { documentErrors } from '../errors.ts'
import { loadDocument } from '../load-document.ts'
import { publishVersion } from '../publishing/publish.ts'
import { toPublicationView } from '../publishing/view.ts'
import { findVersion } from '../version-store.ts'
import { loadAuthorEmails, toWireOps } from '../view.ts'
import { restoreVersion } from './restore-version.ts'
import { saveNamedVersion } from './save-version.ts'
import { listVersions } from './version-history-store.ts'
import { loadVersionOutcomes } from './version-outcome-store.ts'
import { toVersionView } from './view.ts'

const PAGE_SIZE = 50

/** Mounts the calls on the versions of documents. */
export function versionRoutes(http: HttpServer): void {
  mount(http, contract.listVersions, async ({ params: { id }, query, site, db }) => {
    await loadDocument(db, site.id, id)
    const rows = await listVersions(db, site.id, {
      documentId: id,
      before: query.cursor,
      limit: PAGE_SIZE + 1,
    })
    const { page, ...rest } = paginate(rows, PAGE_SIZE, (row) => row.id)
    const memberIds = page.map((row) => row.createdBy)
    const emails = await loadAuthorEmails(db, site.id, memberIds)
    const ids = page.map((row) => row.id)
    const outcomes = await loadVersionOutcomes(db, site.id, { documentId: id, ids })
    return { versions: page.map((row) => toVersionView(row, emails, outcomes)), ...rest }
  })

  mount(http, contract.saveVersion, async ({ params: { id }, body, site, staffMember, db }) => {
    const input = { documentId: id, memberId: staffMember.id, label: body.label }
    const row = await saveNamedVersion(db, site.id, input)
    return toVersionView(row, await loadAuthorEmails(db, site.id, [row.createdBy]))
  })

  mount(http, contract.readVersion, async ({ params: { id, versionId }, site, db }) => {
    const version = await findVersion(db, site.id, { documentId: id, versionId })
    if (!version) throw documentErrors.noVersion()
    const { body, kind: _kind, ...row } = version
    const emails = await loadAuthorEmails(db, site.id, [row.createdBy])
    const outcomes = await loadVersionOutcomes(db, site.id, { documentId: id, ids: [row.id] })
    return { ...toVersionView(row, emails, outcomes), body }
  })

  mount(http, contract.publishVersion, async ({ params, body, site, staffMember, db }) => {
    const { id: documentId, versionId } = params
    const input = { documentId, versionId, locale: body.locale, memberId: staffMember.id }
    return toPublicationView(db, site.id, await publishVersion(db, site.id, input))
  })

  mount(http, contract.restoreVersion, async ({ params, site, staffMember, db }) => {
    const { id: documentId, versionId } = params
    const input = { documentId, versionId, memberId: staffMember.id }
    const { ops, inverse, ...restored } = await restoreVersion(db, site, input)
    return { ...restored, ops: toWireOps(ops), inverse: toWireOps(inverse) }
  })
}
