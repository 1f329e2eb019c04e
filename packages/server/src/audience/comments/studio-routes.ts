import * as contract from '@vitrine/contract'
import type { FastifyInstance } from 'fastify'
import { transact } from '../../platform/db/transact.ts'
import { mount } from '../../platform/http/mount.ts'
import { blocksOf, replaceBlocks } from './block-store.ts'
import { blockEntries } from './blocked.ts'
import { replyTo, studioViews } from './moderate.ts'
import { commentsOf, countByStatus, deleteRefused, setStatus } from './moderation-store.ts'

const PER_PAGE = 50

/** Comments for those who answer for the site. */
export function studioCommentRoutes(app: FastifyInstance): void {
  mount(app, contract.listComments, async ({ db, site, query }) => {
    const { status, documentId, cursor } = query
    const [rows, counts] = await Promise.all([
      commentsOf(db, site.id, { status, documentId, cursor, limit: PER_PAGE + 1 }),
      countByStatus(db, site.id),
    ])
    const page = rows.slice(0, PER_PAGE)
    return {
      comments: await studioViews(db, site.id, page),
      counts,
      nextPageCursor: rows.length > PER_PAGE ? (page.at(-1)?.id ?? null) : null,
    }
  })

  mount(app, contract.moderateComments, async ({ db, site, member, body }) => {
    const given = { ...body, memberId: member?.id ?? null }
    return { changed: await transact(db, (tx) => setStatus(tx, site.id, given)) }
  })

  mount(app, contract.deleteComments, async ({ db, site, body }) => ({
    deleted: await deleteRefused(db, site.id, body.ids),
  }))

  mount(app, contract.readCommentBlocklist, async ({ db, site }) => ({
    entries: [...(await blocksOf(db, site.id))],
  }))

  mount(app, contract.setCommentBlocklist, async ({ db, site, body }) => {
    const entries = blockEntries(body.entries)
    await transact(db, (tx) => replaceBlocks(tx, site.id, entries))
    return { entries: [...entries] }
  })

  mount(app, contract.replyToComment, async ({ db, site, member, params, body }) =>
    replyTo(db, site, { id: params.id, text: body.text, memberId: member?.id ?? null }),
  )
}
