import type { Db } from '../../platform/db/db.ts'
import { listCommentRows, loadCountsAndRows, countLikesAndComments } from './comment-store.ts'
import { type Threads, buildThreads } from './threads.ts'

/** The public counts of an item. */
export interface ReactionCounts {
  readonly likeCount: number
  readonly publicCommentCount: number
}

/** Loads the counts of several items by id, without items that have none. One statement. */
export async function loadReactionCounts(
  db: Db,
  siteId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ReactionCounts>> {
  const rows = await countLikesAndComments(db, siteId, ids)
  return new Map(rows.map((row) => [row.documentId, toReactions(row)]))
}

/**
 * Loads the counts of several items, and the comments of the one that is shown: the newest, in one
 * statement, or those before another.
 */
export async function loadReactions(
  db: Db,
  siteId: string,
  of: {
    readonly ids: readonly string[]
    readonly shown: string
    readonly before?: string | undefined
  },
): Promise<{ readonly counts: ReadonlyMap<string, ReactionCounts>; readonly comments: Threads }> {
  const { shown: documentId, before } = of
  if (before !== undefined) {
    const [found, older] = await Promise.all([
      loadReactionCounts(db, siteId, of.ids),
      listCommentRows(db, siteId, { documentId, before }),
    ])
    return { counts: found, comments: buildThreads(older) }
  }
  const rows = await loadCountsAndRows(db, siteId, of)
  const own = rows.find(({ documentId }) => documentId === of.shown)
  return {
    counts: new Map(rows.map((row) => [row.documentId, toReactions(row)])),
    comments: buildThreads(own?.rows ?? []),
  }
}

function toReactions(row: {
  readonly likeCount: number
  readonly commentCount: number
}): ReactionCounts {
  return { likeCount: row.likeCount, publicCommentCount: row.commentCount }
}
