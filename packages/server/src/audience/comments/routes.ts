import * as contract from '@vitrine/contract'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../platform/db/db.ts'
import type { Admitted } from '../../platform/http/call.ts'
import { mount } from '../../platform/http/mount.ts'
import { askerOf } from './asker.ts'
import { commentRows, countsOf } from './comment-store.ts'
import { keyed } from './digest.ts'
import { commentErrors } from './errors.ts'
import { formToken } from './form-token.ts'
import { addLike, removeLike } from './like-store.ts'
import { commentForm } from './form.ts'
import { messageOf, postComment } from './post-comment.ts'
import { studioCommentRoutes } from './studio-routes.ts'
import { readableOf, subjectOf } from './subject.ts'
import { threadsOf } from './threads.ts'

export function commentRoutes(app: FastifyInstance): void {
  commentForm(app)
  studioCommentRoutes(app)

  mount(app, contract.readComments, async (call) => {
    const { db, site, params, query } = call
    const { documentId } = params
    const user = await askerOf(app, call)
    const subject = await subjectOf({ db, site, user }, documentId)
    const isShown = subject.showsComments
    const [[counts], rows] = await Promise.all([
      countsOf(db, site.id, [documentId]),
      isShown ? commentRows(db, site.id, { documentId, before: query.cursor }) : [],
    ])
    const { threads, next } = threadsOf(rows)
    return {
      comments: [...threads],
      publicCommentCount: isShown ? (counts?.commentCount ?? 0) : 0,
      isOpen: subject.takesComments,
      isSignedIn: user !== undefined,
      token: formToken(site, documentId, Date.now()),
      nextPageCursor: next,
    }
  })

  mount(app, contract.postComment, async (call) => {
    const { db, site, params, body, visitor } = call
    const user = await askerOf(app, call)
    const subject = await subjectOf({ db, site, user }, params.documentId)
    const sender = { site, user, address: visitor.address }
    const posted = await postComment(db, sender, { subject, sent: body, now: Date.now() })
    return { ...posted, message: messageOf(posted.status) }
  })

  mount(app, contract.readLikes, async (call) => {
    const { db, site, query } = call
    const user = await askerOf(app, call)
    const found = await countsOf(db, site.id, query.ids)
    const liked = found.map(({ documentId }) => documentId)
    const readable = await readableOf({ db, site, user }, liked)
    const counts = new Map(
      found
        .filter(({ documentId }) => readable.has(documentId))
        .map(({ documentId, likeCount }) => [documentId, likeCount]),
    )
    // What may not be read is as if it were not there.
    return { likes: Object.fromEntries(query.ids.map((id) => [id, counts.get(id) ?? 0])) }
  })

  mount(app, contract.like, async (call) => {
    const { db, site, documentId } = await likable(call)
    const visitor = keyed(site, 'like', call.visitor.keepToken())
    await addLike(db, site.id, { documentId, visitor })
    return { likeCount: await likesOf(db, site.id, documentId), isLiked: true }
  })

  mount(app, contract.unlike, async (call) => {
    const { db, site, documentId } = await likable(call)
    const { token } = call.visitor
    // Who never liked anything has nothing to take back.
    if (token !== undefined)
      await removeLike(db, site.id, { documentId, visitor: keyed(site, 'like', token) })
    return { likeCount: await likesOf(db, site.id, documentId), isLiked: false }
  })

  async function likable(
    call: Admitted & { readonly db: Db; readonly params: { readonly documentId: string } },
  ) {
    const { db, site, params } = call
    const user = await askerOf(app, call)
    const { documentId, takesLikes } = await subjectOf({ db, site, user }, params.documentId)
    if (!takesLikes) throw commentErrors.unknown()
    return { db, site, documentId }
  }
}

async function likesOf(db: Db, siteId: string, documentId: string): Promise<number> {
  const [counts] = await countsOf(db, siteId, [documentId])
  return counts?.likeCount ?? 0
}
