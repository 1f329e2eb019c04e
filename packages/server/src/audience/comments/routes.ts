import * as contract from '@vitrine/contract'
import type { Db } from '../../platform/db/db.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import type { PageServer } from '../../platform/http/page-server.ts'
import { mount } from '../../platform/http/mount.ts'
import { findCommenter } from './commenter.ts'
import { listCommentRows, countLikesAndComments } from './comment-store.ts'
import { computeKeyedDigest } from './digest.ts'
import { commentErrors } from './errors.ts'
import { createFormToken } from './form-token.ts'
import { addLike, removeLike } from './like-store.ts'
import { commentFormPages } from './form.ts'
import { getStatusMessage, postComment } from './post-comment.ts'
import { studioCommentRoutes } from './studio-routes.ts'
import { listReadableDocuments, findCommentSubject } from './subject.ts'
import { buildThreads } from './threads.ts'

/** Mounts the comment form, the calls of comments and likes, and those of the studio. */
export function commentRoutes(http: PageServer): void {
  commentFormPages(http)
  studioCommentRoutes(http)
  threadRoutes(http)
  likeRoutes(http)
}

function threadRoutes(http: PageServer): void {
  mount(http, contract.readComments, async (call) => {
    const { db, site, params, query } = call
    const { documentId } = params
    const user = await findCommenter(http, call)
    const subject = await findCommentSubject({ db, site, user }, documentId)
    const isShown = subject.showsComments
    const [[counts], rows] = await Promise.all([
      countLikesAndComments(db, site.id, [documentId]),
      isShown ? listCommentRows(db, site.id, { documentId, before: query.cursor }) : [],
    ])
    const { threads, next } = buildThreads(rows)
    return {
      comments: [...threads],
      publicCommentCount: isShown ? (counts?.commentCount ?? 0) : 0,
      isOpen: subject.takesComments,
      isSignedIn: user !== undefined,
      token: createFormToken(site, documentId, Date.now()),
      nextPageCursor: next,
    }
  })

  mount(http, contract.postComment, async (call) => {
    const { db, site, params, body, visitor } = call
    const user = await findCommenter(http, call)
    const subject = await findCommentSubject({ db, site, user }, params.documentId)
    const sender = { site, user, network: visitor.network }
    const posted = await postComment(db, sender, { subject, sent: body, now: Date.now() })
    return { ...posted, message: getStatusMessage(posted.status) }
  })
}

function likeRoutes(http: PageServer): void {
  mount(http, contract.readLikes, async (call) => {
    const { db, site, query } = call
    const user = await findCommenter(http, call)
    const found = await countLikesAndComments(db, site.id, query.ids)
    const liked = found.map(({ documentId }) => documentId)
    const readable = await listReadableDocuments({ db, site, user }, liked)
    const counts = new Map(
      found
        .filter(({ documentId }) => readable.has(documentId))
        .map(({ documentId, likeCount }) => [documentId, likeCount]),
    )
    // A restricted document looks like a missing one.
    return { likes: Object.fromEntries(query.ids.map((id) => [id, counts.get(id) ?? 0])) }
  })

  mount(http, contract.like, async (call) => {
    const { db, site, documentId } = await findLikable(http, call)
    const visitor = computeKeyedDigest(site, 'like', call.visitor.ensureToken())
    await addLike(db, site.id, { documentId, visitor })
    return { likeCount: await countLikes(db, site.id, documentId), isLiked: true }
  })

  mount(http, contract.unlike, async (call) => {
    const { db, site, documentId } = await findLikable(http, call)
    const { token } = call.visitor
    if (token !== undefined)
      await removeLike(db, site.id, {
        documentId,
        visitor: computeKeyedDigest(site, 'like', token),
      })
    return { likeCount: await countLikes(db, site.id, documentId), isLiked: false }
  })
}

/** Finds the document of a call. Throws `comments.unknown` if it accepts no likes. */
async function findLikable(
  http: PageServer,
  call: RequestContext & { readonly db: Db; readonly params: { readonly documentId: string } },
) {
  const { db, site, params } = call
  const user = await findCommenter(http, call)
  const { documentId, takesLikes } = await findCommentSubject({ db, site, user }, params.documentId)
  if (!takesLikes) throw commentErrors.unknown()
  return { db, site, documentId }
}

async function countLikes(db: Db, siteId: string, documentId: string): Promise<number> {
  const [counts] = await countLikesAndComments(db, siteId, [documentId])
  return counts?.likeCount ?? 0
}
