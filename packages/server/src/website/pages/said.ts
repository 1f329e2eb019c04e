import { commentStateCodes, showsComments, takesComments } from '@vitrine/model'
import { type Talk, talkBelow, talkOf } from '../../audience/comments/index.ts'
import type { Db } from '../../platform/db/db.ts'
import type { ShownComments } from '../render/content.ts'
import { hasOwnPlace } from '../render/post-entry.ts'
import type { Shell } from '../render/shell.ts'
import type { PageQuery } from './page-query.ts'
import type { PublishedItem, PublishedPage } from '../render/view/published.ts'

type Where = { readonly shell: Shell } & (
  | { readonly siteId: string }
  | { readonly site: { readonly id: string } }
)

interface Beside {
  readonly item: PublishedItem
  readonly previous: PublishedItem | undefined
  readonly next: PublishedItem | undefined
}

/** Items with what visitors said of them. One statement; none where the website has neither on. */
export async function saidOf(
  db: Db,
  where: Where,
  page: PublishedPage,
  items: readonly PublishedItem[],
): Promise<readonly PublishedItem[]> {
  if (items.length === 0 || isSilent(where.shell)) return items
  const talk = await talkOf(db, siteIn(where), [...new Set(items.map(({ id }) => id))])
  return items.map((item) => withTalk(where.shell, page, item, talk.get(item.id)))
}

/** An item and its neighbours likewise, with the comments that its page shows. */
export async function saidBelow(
  db: Db,
  where: Where,
  page: PublishedPage,
  beside: Beside,
  { comments: before, reply }: Pick<PageQuery, 'comments' | 'reply'> = {},
): Promise<Beside & { readonly comments?: ShownComments }> {
  const { shell } = where
  if (isSilent(shell)) return beside
  const { item, previous, next } = beside
  const ids = [item, previous, next].flatMap((one) => one?.id ?? [])
  const { talk, comments } = await talkBelow(db, siteIn(where), { ids, shown: item.id, before })
  const heard = (one: PublishedItem) => withTalk(shell, page, one, talk.get(one.id))
  const own = heard(item)
  const rules = {
    commentsEnabled: shell.settings.comments.enabled,
    commentState: own.body.commentState,
    publicCommentCount: own.publicCommentCount,
  }
  // Only a page that needs no password can be asked by itself who may write below it.
  const answered = comments.threads.find(({ id }) => id === reply)
  const isOpen = takesComments(rules) && !asksPassword(page) && !asksPassword(item)
  return {
    item: own,
    previous: previous && heard(previous),
    next: next && heard(next),
    ...(showsComments(rules) && {
      comments: { ...comments, isOpen, isOlder: before !== undefined, answered },
    }),
  }
}

/** The comments on a page that has a block for them. */
export async function saidOnPage(
  db: Db,
  where: Where,
  page: PublishedPage,
  { comments: before, reply }: Pick<PageQuery, 'comments' | 'reply'>,
): Promise<{ readonly comments?: ShownComments; readonly publicCommentCount?: number }> {
  if (!where.shell.settings.comments.enabled || !hasOwnPlace(page.body)) return {}
  const of = { ids: [page.id], shown: page.id, before }
  const { talk, comments } = await talkBelow(db, siteIn(where), of)
  return {
    publicCommentCount: talk.get(page.id)?.publicCommentCount ?? 0,
    comments: {
      ...comments,
      isOpen: !asksPassword(page),
      isOlder: before !== undefined,
      answered: comments.threads.find(({ id }) => id === reply),
    },
  }
}

function isSilent({ settings: { comments, likes } }: Shell): boolean {
  return !comments.enabled && !likes.enabled
}

function asksPassword({ body: { access } }: PublishedPage | PublishedItem): boolean {
  return access.kind === 'password'
}

function siteIn(where: Where): string {
  return 'siteId' in where ? where.siteId : where.site.id
}

const CLOSED = commentStateCodes.closed

/** Where a collection takes no comments, each of its items is closed. */
function withTalk(
  { settings: { comments, likes } }: Shell,
  page: PublishedPage,
  item: PublishedItem,
  { likeCount, publicCommentCount }: Talk = { likeCount: 0, publicCommentCount: 0 },
): PublishedItem {
  const isClosed = page.body.collection?.comments?.enabled === false
  return {
    ...item,
    likeCount: likes.enabled ? likeCount : 0,
    publicCommentCount: comments.enabled ? publicCommentCount : 0,
    ...(isClosed && { body: { ...item.body, commentState: CLOSED } }),
  }
}
