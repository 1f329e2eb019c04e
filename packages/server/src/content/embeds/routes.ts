import * as contract from '@vitrine/contract'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../platform/db/db.ts'
import { draftOf } from '../documents/index.ts'
import { errorLines } from '../../platform/http/app-error.ts'
import { mount } from '../../platform/http/mount.ts'
import { embedErrors } from './errors.ts'
import { noteReadings, readingsIn } from './note-readings.ts'
import { askAgain, embedsByKeys, keyOf } from './store.ts'

/** What became of what a document shows of other servers, for who works on it. */
export function embedRoutes(app: FastifyInstance): void {
  mount(app, contract.listEmbeds, async ({ db, site, params }) => ({
    embeds: await embedsOf(db, site.id, params.id),
  }))

  mount(app, contract.readEmbedsAgain, async ({ db, site, params }) => {
    await draftBody(db, site.id, params.id)
    await noteReadings(db, site.id, params.id)
    await askAgain(db, site.id, { documentId: params.id, all: true })
    return { embeds: await embedsOf(db, site.id, params.id) }
  })
}

async function embedsOf(db: Db, siteId: string, documentId: string): Promise<contract.Embed[]> {
  const readings = [...readingsIn(await draftBody(db, siteId, documentId))]
  const known = await embedsByKeys(
    db,
    siteId,
    readings.map(([, reading]) => keyOf(reading)),
  )
  return readings.map(([blockId, reading]) => {
    const row = known.get(keyOf(reading))
    return {
      blockId,
      url: reading.url,
      state: row?.state ?? 'waiting',
      title: row?.title ?? '',
      readAt: row?.readAt?.toISOString() ?? null,
      message: row?.failure ? messageOf(row.failure) : null,
    }
  })
}

async function draftBody(db: Db, siteId: string, documentId: string): Promise<object> {
  const draft = await draftOf(db, siteId, { documentId })
  if (!draft) throw embedErrors.unknown()
  return draft.body
}

function messageOf(code: string): string {
  return errorLines().find((one) => one.code === code)?.message ?? code
}
