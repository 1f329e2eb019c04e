import * as contract from '@vitrine/contract'
import type { Db } from '../../platform/db/db.ts'
import { findDraft } from '../documents/index.ts'
import { getErrorDefinitions } from '../../platform/http/app-error.ts'
import type { HttpServer } from '../../platform/http/http-server.ts'
import { mount } from '../../platform/http/mount.ts'
import { embedErrors } from './errors.ts'
import { updateEmbedUses, getRequestsByBlock } from './embed-uses.ts'
import { requeueEmbeds, loadEmbedsByKey, getEmbedKey } from './store.ts'

/** Mounts the calls on the embeds of a document. */
export function embedRoutes(http: HttpServer): void {
  mount(http, contract.listEmbeds, async ({ db, site, params }) => ({
    embeds: await listEmbeds(db, site.id, params.id),
  }))

  mount(http, contract.readEmbedsAgain, async ({ db, site, params }) => {
    await loadDraftBody(db, site.id, params.id)
    await updateEmbedUses(db, site.id, params.id)
    await requeueEmbeds(db, site.id, { documentId: params.id, all: true })
    return { embeds: await listEmbeds(db, site.id, params.id) }
  })
}

async function listEmbeds(db: Db, siteId: string, documentId: string): Promise<contract.Embed[]> {
  const requests = [...getRequestsByBlock(await loadDraftBody(db, siteId, documentId))]
  const embeds = await loadEmbedsByKey(
    db,
    siteId,
    requests.map(([, request]) => getEmbedKey(request)),
  )
  return requests.map(([blockId, request]) => {
    const row = embeds.get(getEmbedKey(request))
    return {
      blockId,
      url: request.url,
      state: row?.state ?? 'waiting',
      title: row?.title ?? '',
      readAt: row?.readAt?.toISOString() ?? null,
      message: row?.failure ? getErrorMessage(row.failure) : null,
    }
  })
}

async function loadDraftBody(db: Db, siteId: string, documentId: string): Promise<object> {
  const draft = await findDraft(db, siteId, { documentId })
  if (!draft) throw embedErrors.unknown()
  return draft.body
}

function getErrorMessage(code: string): string {
  return getErrorDefinitions().find((error) => error.code === code)?.message ?? code
}
