import type { Content as Sections } from '@vitrine/page'
import {
  blockTypeCodes,
  commentStateCodes,
  areCommentsShown,
  areCommentsOpen,
} from '@vitrine/model'
import {
  type ReactionCounts,
  loadReactions,
  loadReactionCounts,
} from '../../audience/comments/index.ts'
import type { Db } from '../../platform/db/db.ts'
import type { PageComments } from '../render-context/index.ts'
import type { PublishedItem, PublishedPage, SiteShell } from '../site-shell/index.ts'
import type { PageQuery } from './page-query.ts'

type CommentScope = { readonly shell: SiteShell } & (
  | { readonly siteId: string }
  | { readonly site: { readonly id: string } }
)

interface ItemWithNeighbors {
  readonly item: PublishedItem
  readonly previous: PublishedItem | undefined
  readonly next: PublishedItem | undefined
}

/**
 * Loads the numbers of comments and likes of items in one statement; none if the website has both
 * switched off.
 */
export async function loadCommentCounts(
  db: Db,
  scope: CommentScope,
  page: PublishedPage,
  items: readonly PublishedItem[],
): Promise<readonly PublishedItem[]> {
  if (items.length === 0 || hasNoReactions(scope.shell)) return items
  const counts = await loadReactionCounts(db, getSiteId(scope), [
    ...new Set(items.map(({ id }) => id)),
  ])
  return items.map((item) => withCommentCounts(scope.shell, page, item, counts.get(item.id)))
}

/**
 * Loads an item and its neighbors with their counts, and the comments that the page of the item
 * shows.
 */
export async function loadItemComments(
  db: Db,
  scope: CommentScope,
  page: PublishedPage,
  neighbors: ItemWithNeighbors,
  { comments: before, reply }: Pick<PageQuery, 'comments' | 'reply'> = {},
): Promise<ItemWithNeighbors & { readonly comments?: PageComments }> {
  const { shell } = scope
  if (hasNoReactions(shell)) return neighbors
  const { item, previous, next } = neighbors
  const ids = [item, previous, next].flatMap((one) => one?.id ?? [])
  const { counts, comments } = await loadReactions(db, getSiteId(scope), {
    ids,
    shown: item.id,
    before,
  })
  const withCounts = (one: PublishedItem) => withCommentCounts(shell, page, one, counts.get(one.id))
  const shownItem = withCounts(item)
  const rules = {
    commentsEnabled: shell.settings.comments.enabled,
    commentState: shownItem.body.commentState,
    publicCommentCount: shownItem.publicCommentCount,
  }
  // Comments are closed behind a password, since their form is checked without it.
  const replyTo = comments.threads.find(({ id }) => id === reply)
  const isOpen = areCommentsOpen(rules) && !requiresPassword(page) && !requiresPassword(item)
  return {
    item: shownItem,
    previous: previous && withCounts(previous),
    next: next && withCounts(next),
    ...(areCommentsShown(rules) && {
      comments: { ...comments, isOpen, hasNewer: before !== undefined, replyTo },
    }),
  }
}

/** Loads the comments of a page that has a comments block. */
export async function loadPageComments(
  db: Db,
  scope: CommentScope,
  page: PublishedPage,
  { comments: before, reply }: Pick<PageQuery, 'comments' | 'reply'>,
): Promise<{ readonly comments?: PageComments; readonly publicCommentCount?: number }> {
  if (!scope.shell.settings.comments.enabled || !hasCommentsBlock(page.body)) return {}
  const of = { ids: [page.id], shown: page.id, before }
  const { counts, comments } = await loadReactions(db, getSiteId(scope), of)
  return {
    publicCommentCount: counts.get(page.id)?.publicCommentCount ?? 0,
    comments: {
      ...comments,
      isOpen: !requiresPassword(page),
      hasNewer: before !== undefined,
      replyTo: comments.threads.find(({ id }) => id === reply),
    },
  }
}

function hasNoReactions({ settings: { comments, likes } }: SiteShell): boolean {
  return !comments.enabled && !likes.enabled
}

function requiresPassword({ body: { access } }: PublishedPage | PublishedItem): boolean {
  return access.kind === 'password'
}

function getSiteId(scope: CommentScope): string {
  return 'siteId' in scope ? scope.siteId : scope.site.id
}

const CLOSED_STATE = commentStateCodes.closed

/** Adds the counts to an item. Its comments are closed if those of its collection are. */
function withCommentCounts(
  { settings: { comments, likes } }: SiteShell,
  page: PublishedPage,
  item: PublishedItem,
  { likeCount, publicCommentCount }: ReactionCounts = { likeCount: 0, publicCommentCount: 0 },
): PublishedItem {
  const isClosed = page.body.collection?.comments?.enabled === false
  return {
    ...item,
    likeCount: likes.enabled ? likeCount : 0,
    publicCommentCount: comments.enabled ? publicCommentCount : 0,
    ...(isClosed && { body: { ...item.body, commentState: CLOSED_STATE } }),
  }
}
/** Returns whether a document has a comments block, which replaces the comments below an item. */
export function hasCommentsBlock({ blocks }: Pick<Sections, 'blocks'>): boolean {
  return Object.values(blocks).some(({ type }) => type === blockTypeCodes.comments)
}
