import * as contract from '@vitrine/contract'
import type { JsonObject } from '@vitrine/page'
import type { HttpServer } from '../../../platform/http/http-server.ts'
import { mount } from '../../../platform/http/mount.ts'
import { paginate } from '../cursor.ts'
import { loadDocument } from '../load-document.ts'
import { loadAuthorEmails, toDocumentView, toWireOps } from '../view.ts'
import { listChanges } from './change-store.ts'
import { convertPage } from './convert-page.ts'
import { copyDocument, copyDocumentWithItems } from './copy-document.ts'
import { createDocument } from './create-document.ts'
import { loadChangesSince } from './load-changes-since.ts'
import { loadDocumentList } from './load-document-list.ts'
import { saveRoutes } from './save-routes.ts'
import { findFreeSlug } from './slug-store.ts'
import { toChangeView } from './view.ts'

const PAGE_SIZE = 50

/** Mounts the calls on documents and their drafts. */
export function draftRoutes(http: HttpServer): void {
  saveRoutes(http)

  mount(http, contract.listDocuments, async ({ query, site, db }) =>
    loadDocumentList(db, site, query),
  )

  mount(http, contract.createDocument, async ({ body, site, staffMember, db }) => {
    // A JSON body holds JSON.
    const input = { ...body, body: body.body as JsonObject, memberId: staffMember.id }
    return toDocumentView(await createDocument(db, site.id, input))
  })

  mount(http, contract.readDocument, async ({ params: { id }, site, db }) =>
    toDocumentView(await loadDocument(db, site.id, id)),
  )

  mount(http, contract.checkSlug, async ({ params: { id }, query, site, db }) => {
    await loadDocument(db, site.id, id)
    return findFreeSlug(db, site.id, { id, ...query })
  })

  mount(http, contract.copyDocument, async ({ params: { id }, body, site, staffMember, db }) => {
    const input = { documentId: id, memberId: staffMember.id }
    const copy = body.items ? copyDocumentWithItems : copyDocument
    return toDocumentView(await copy(db, site.id, input))
  })

  mount(http, contract.convertPage, async ({ params: { id }, body, site, staffMember, db }) => {
    const input = { documentId: id, to: body.to, memberId: staffMember.id }
    return toDocumentView(await convertPage(db, site.id, input))
  })

  mount(http, contract.readChangesSince, async ({ params, site, db }) => {
    const from = { documentId: params.id, rev: Number(params.rev) }
    const { rev, ops } = await loadChangesSince(db, site.id, from)
    return { rev, ops: toWireOps(ops) }
  })

  mount(http, contract.listChanges, async ({ params: { id }, query, site, db }) => {
    await loadDocument(db, site.id, id)
    const before = query.cursor === undefined ? undefined : Number(query.cursor)
    const rows = await listChanges(db, site.id, { documentId: id, before, limit: PAGE_SIZE + 1 })
    const { page, ...rest } = paginate(rows, PAGE_SIZE, (row) => String(row.rev))
    const memberIds = page.map((row) => row.memberId)
    const emails = await loadAuthorEmails(db, site.id, memberIds)
    return { changes: page.map((row) => toChangeView(row, emails)), ...rest }
  })
}
