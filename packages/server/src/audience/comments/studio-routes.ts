import * as contract from '@vitrine/contract'
import { transact } from '../../platform/db/transact.ts'
import type { HttpServer } from '../../platform/http/http-server.ts'
import { mount } from '../../platform/http/mount.ts'
import { listBlockedEntries, replaceBlocks } from './block-store.ts'
import { blockEntries } from './blocked.ts'
import { loadItemsWithComments, loadStudioViews, replyTo } from './moderate.ts'
import { listComments, countByStatus, deleteRejected, setStatus } from './moderation-store.ts'

const PER_PAGE = 50

/** Mounts the moderation calls of the studio. */
export function studioCommentRoutes(http: HttpServer): void {
  mount(http, contract.listComments, async ({ db, site, query }) => {
    const [rows, counts, documents] = await Promise.all([
      listComments(db, site, { ...query, limit: PER_PAGE + 1 }),
      countByStatus(db, site.id),
      query.cursor === undefined ? loadItemsWithComments(db, site) : null,
    ])
    const page = rows.slice(0, PER_PAGE)
    return {
      comments: await loadStudioViews(db, site.id, page),
      counts,
      documents,
      nextPageCursor: rows.length > PER_PAGE ? (page.at(-1)?.id ?? null) : null,
    }
  })

  mount(http, contract.moderateComments, async ({ db, site, staffMember, body }) => {
    const given = { ...body, memberId: staffMember.id }
    return { changed: await transact(db, (tx) => setStatus(tx, site.id, given)) }
  })

  mount(http, contract.deleteComments, async ({ db, site, body }) => ({
    deleted: await deleteRejected(db, site.id, body.ids),
  }))

  mount(http, contract.readCommentBlocklist, async ({ db, site }) => ({
    entries: [...(await listBlockedEntries(db, site.id))],
  }))

  mount(http, contract.setCommentBlocklist, async ({ db, site, body }) => {
    const entries = blockEntries(body.entries)
    await transact(db, (tx) => replaceBlocks(tx, site.id, entries))
    return { entries: [...entries] }
  })

  mount(http, contract.replyToComment, async ({ db, site, staffMember, params, body }) =>
    replyTo(db, site, { id: params.id, text: body.text, memberId: staffMember.id }),
  )
}
