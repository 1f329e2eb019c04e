import * as contract from '@vitrine/contract'
import { may } from '@vitrine/model'
import type { JsonObject } from '@vitrine/page'
import type { FastifyInstance } from 'fastify'
import { emailsOf } from '../../identity/accounts/index.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { Member } from '../../platform/http/call.ts'
import { mount } from '../../platform/http/mount.ts'
import { httpErrors } from '../../platform/http/problem.ts'
import { changesOf } from './change-store.ts'
import { convertPage } from './convert.ts'
import { copyWithItems } from './copy-items.ts'
import { copyDocument, createDocument, whole } from './create-document.ts'
import { cursorOf, pageOf, placeOf } from './cursor.ts'
import { documentsOf } from './document-store.ts'
import { deleteForGood, emptyTrash } from './empty-trash.ts'
import { documentErrors } from './errors.ts'
import { moveItems } from './move-items.ts'
import { publicationRoutes } from './publication-routes.ts'
import { saveChanges, type SentSet } from './save-changes.ts'
import { takeBack, trash } from './trash.ts'
import { changeView, documentView, summaryView, versionView, wireOps } from './view.ts'
import { versionById, versionsOf } from './version-store.ts'
import { keepVersion, restoreVersion } from './versions.ts'

const PAGE_SIZE = 50

export function documentRoutes(app: FastifyInstance): void {
  publicationRoutes(app)

  mount(app, contract.listDocuments, async ({ query, site, db }) => {
    const { cursor, trash: where, locale = site.language, ...wanted } = query
    const rows = await documentsOf(db, site.id, {
      ...wanted,
      locale,
      inTrash: where === 'only',
      after: placeOf(cursor),
      limit: PAGE_SIZE + 1,
    })
    const { shown, ...page } = pageOf(rows, PAGE_SIZE, cursorOf)
    return { documents: shown.map((row) => summaryView(row, locale)), ...page }
  })

  mount(app, contract.createDocument, async ({ body, site, member, db }) => {
    const given = { ...body, body: json(body.body), memberId: idOf(member) }
    return documentView(await createDocument(db, site.id, given))
  })

  mount(app, contract.readDocument, async ({ params: { id }, site, db }) =>
    documentView(await whole(db, site.id, id)),
  )

  mount(app, contract.deleteDocument, async ({ params: { id }, site, member, db }) => {
    const asked = { documentId: id, memberId: idOf(member) }
    await trash(db, site.id, { ...asked, forbid: unlessPublisher(member) })
    return {}
  })

  mount(app, contract.restoreDocument, async ({ params: { id }, site, db }) =>
    documentView(await takeBack(db, site.id, id)),
  )

  mount(app, contract.emptyTrash, async ({ site, db }) => ({
    deleted: await emptyTrash(db, site.id),
  }))

  mount(app, contract.deleteForGood, async ({ params: { id }, site, db }) => ({
    deleted: await deleteForGood(db, site.id, id),
  }))

  mount(app, contract.copyDocument, async ({ params: { id }, body, site, member, db }) => {
    const of = { documentId: id, memberId: idOf(member) }
    const copy = body.items ? copyWithItems : copyDocument
    return documentView(await copy(db, site.id, of))
  })

  mount(app, contract.convertPage, async ({ params: { id }, body, site, member, db }) => {
    const asked = { documentId: id, to: body.to, memberId: idOf(member) }
    return documentView(await convertPage(db, site.id, asked))
  })

  mount(app, contract.moveItems, async ({ params: { id }, body, site, member, db }) => {
    const asked = { collectionId: id, itemIds: body.itemIds, memberId: idOf(member) }
    return moveItems(db, site.id, { ...asked, forbid: unlessPublisher(member) })
  })

  mount(app, contract.saveChanges, async ({ params: { id }, body, site, member, db, ...call }) => {
    const base = body.base ?? revisionIn(call.header('if-match'))
    if (base === undefined) throw documentErrors.needsBase()
    // What a JSON body holds is JSON.
    const sets = body.sets as readonly SentSet[]
    const { clientId } = body
    const sent = { documentId: id, memberId: idOf(member), base, clientId, sets }
    const { remote, ...saved } = await saveChanges(db, site.id, sent).catch((error: unknown) => {
      if (error instanceof AppError && error.status === 422) {
        const commands = sets.map(({ command }) => command)
        const path = loggablePath(error.details?.['path'])
        call.log.warn({ code: error.code, document: id, commands, path }, 'change set refused')
      }
      throw error
    })
    return { ...saved, ...(remote && { remote: wireOps(remote) }) }
  })

  mount(app, contract.listChanges, async ({ params: { id }, query, site, db }) => {
    await whole(db, site.id, id)
    const before = query.cursor === undefined ? undefined : Number(query.cursor)
    const rows = await changesOf(db, site.id, { documentId: id, before, limit: PAGE_SIZE + 1 })
    const { shown, ...rest } = pageOf(rows, PAGE_SIZE, (row) => String(row.rev))
    const emails = await emailsOf(db, site.id, known(shown.map((row) => row.memberId)))
    return { changes: shown.map((row) => changeView(row, emails)), ...rest }
  })

  mount(app, contract.listVersions, async ({ params: { id }, query, site, db }) => {
    await whole(db, site.id, id)
    const page = { documentId: id, before: query.cursor, limit: PAGE_SIZE + 1 }
    const rows = await versionsOf(db, site.id, page)
    const { shown, ...rest } = pageOf(rows, PAGE_SIZE, (row) => row.id)
    const emails = await emailsOf(db, site.id, known(shown.map((row) => row.createdBy)))
    return { versions: shown.map((row) => versionView(row, emails)), ...rest }
  })

  mount(app, contract.keepVersion, async ({ params: { id }, body, site, member, db }) => {
    const at = { documentId: id, memberId: idOf(member), label: body.label }
    const kept = await keepVersion(db, site.id, at)
    return versionView(kept, await emailsOf(db, site.id, known([kept.createdBy])))
  })

  mount(app, contract.readVersion, async ({ params: { id, versionId }, site, db }) => {
    const found = await versionById(db, site.id, { documentId: id, versionId })
    if (!found) throw documentErrors.noVersion()
    const { body, kind: _kind, ...row } = found
    return { ...versionView(row, await emailsOf(db, site.id, known([row.createdBy]))), body }
  })

  mount(app, contract.restoreVersion, async ({ params, site, member, db }) => {
    const { id: documentId, versionId } = params
    const at = { documentId, versionId, memberId: idOf(member) }
    const { ops, inverse, ...restored } = await restoreVersion(db, site.id, at)
    return { ...restored, ops: wireOps(ops), inverse: wireOps(inverse) }
  })
}

/** Undefined for who may change what visitors see. */
function unlessPublisher(member: Member | undefined): (() => Error) | undefined {
  const mayPublish = member !== undefined && may(member.role, 'content.publish')
  return mayPublish ? undefined : () => httpErrors.forbidden()
}

function known(ids: readonly (string | null)[]): readonly string[] {
  return ids.flatMap((id) => id ?? [])
}

/** The routes are for members, so there is one. */
function idOf(member: Member | undefined): string | null {
  return member?.id ?? null
}

/** What a JSON body holds is JSON. */
function json(body: Readonly<Record<string, unknown>>): JsonObject {
  return body as JsonObject
}

/** A place in a document, without what is no name of ours: somebody may have written it. */
function loggablePath(path: unknown): readonly string[] {
  const names: readonly unknown[] = Array.isArray(path) ? path : []
  return names.map((name) => (/^[\w-]{1,40}$/.test(String(name)) ? String(name) : '…'))
}

/** `"41"`, as the header has it. */
function revisionIn(header: string | undefined): number | undefined {
  const [, digits] = /^"(\d{1,9})"$/.exec(header ?? '') ?? []
  return digits === undefined || digits === '0' ? undefined : Number(digits)
}
