import type { Comment, CommentThread } from '@vitrine/contract'
import { type CommentRow, MOST_THREADS } from './comment-store.ts'

/** The newest comment first, below each what was answered, the oldest first. */
export interface Threads {
  readonly threads: readonly CommentThread[]
  /** The id of the last, where there are older ones. */
  readonly next: string | null
}

/** Of rows by their ids, which are in the order of time. */
export function threadsOf(rows: readonly CommentRow[]): Threads {
  const replies = repliesIn(rows)
  const tops = rows.filter(({ parentId }) => parentId === null).toReversed()
  const shown = tops.slice(0, MOST_THREADS)
  return {
    threads: shown.map((row) => ({ ...viewOf(row), replies: replies.get(row.id) ?? [] })),
    next: tops.length > MOST_THREADS ? (shown.at(-1)?.id ?? null) : null,
  }
}

function repliesIn(rows: readonly CommentRow[]): ReadonlyMap<string, Comment[]> {
  const found = new Map<string, Comment[]>()
  for (const row of rows) {
    if (row.parentId === null) continue
    const beside = found.get(row.parentId) ?? []
    beside.push(viewOf(row))
    found.set(row.parentId, beside)
  }
  return found
}

function viewOf({ id, parentId, name, isOwner, text, createdAt }: CommentRow): Comment {
  return { id, parentId, name, isOwner, text, createdAt }
}
