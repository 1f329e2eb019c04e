import type { Db } from '../../platform/db/db.ts'
import { commentRows, countsAndRows, countLikesAndComments } from './comment-store.ts'
import { type Threads, buildThreads } from './threads.ts'

/** The public counts of an item. */
export interface Talk {
  readonly likeCount: number
  readonly publicCommentCount: number
}

/** Loads the counts of several items by id, without items that have none. One statement. */
export async function loadReactionCounts(
  db: Db,
  siteId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Talk>> {
  const rows = await countLikesAndComments(db, siteId, ids)
  return new Map(rows.map((row) => [row.documentId, talk(row)]))
}

/** The same with comments of the item whose page it is: the newest, in one statement, or those before one. */
export async function talkBelow(
  db: Db,
  siteId: string,
  of: {
    readonly ids: readonly string[]
    readonly shown: string
    readonly before?: string | undefined
  },
): Promise<{ readonly talk: ReadonlyMap<string, Talk>; readonly comments: Threads }> {
  const { shown: documentId, before } = of
  if (before !== undefined) {
    const [found, older] = await Promise.all([
      loadReactionCounts(db, siteId, of.ids),
      commentRows(db, siteId, { documentId, before }),
    ])
    return { talk: found, comments: buildThreads(older) }
  }
  const rows = await countsAndRows(db, siteId, of)
  const own = rows.find(({ documentId }) => documentId === of.shown)
  return {
    talk: new Map(rows.map((row) => [row.documentId, talk(row)])),
    comments: buildThreads(own?.rows ?? []),
  }
}

function talk(row: { readonly likeCount: number; readonly commentCount: number }): Talk {
  return { likeCount: row.likeCount, publicCommentCount: row.commentCount }
}
