import * as contract from '@vitrine/contract'
import type { HttpServer } from '../../../platform/http/http-server.ts'
import { mount } from '../../../platform/http/mount.ts'
import { forbidUnlessPublisher } from '../may-publish.ts'
import { toDocumentView } from '../view.ts'
import { deletePermanently, emptyTrash } from './empty-trash.ts'
import { restoreTrashedDocument, trashDocument } from './trash.ts'

/** Mounts the calls that delete documents and restore them from the trash. */
export function trashRoutes(http: HttpServer): void {
  mount(http, contract.deleteDocument, async ({ params: { id }, site, staffMember, db }) => {
    const input = { documentId: id, memberId: staffMember.id }
    await trashDocument(db, site.id, { ...input, forbid: forbidUnlessPublisher(staffMember) })
    return {}
  })

  mount(http, contract.restoreDocument, async ({ params: { id }, site, staffMember, db }) => {
    const input = { documentId: id, memberId: staffMember.id }
    return toDocumentView(await restoreTrashedDocument(db, site.id, input))
  })

  mount(http, contract.emptyTrash, async ({ site, db }) => ({
    deleted: await emptyTrash(db, site.id),
  }))

  mount(http, contract.deleteForGood, async ({ params: { id }, site, db }) => ({
    deleted: await deletePermanently(db, site.id, id),
  }))
}
