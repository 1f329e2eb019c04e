import type { Comment, CommentThread } from '@vitrine/contract'
import { type CommentRow, MAX_THREADS } from './comment-store.ts'

/** The newest comment first, below each what was answered, the oldest first. */
export interface Threads {
  readonly threads: readonly CommentThread[]
  /** The id of the last, where there are older ones. */
  readonly next: string | null
}

/** Groups rows into threads; ids are in order of time. */
export function buildThreads(rows: readonly CommentRow[]): Threads {
  const replies = repliesIn(rows)
  const tops = rows.filter(({ parentId }) => parentId === null).toReversed()
  const shown = tops.slice(0, MAX_THREADS)
  return {
    threads: shown.map((row) => ({ ...toCommentView(row), replies: replies.get(row.id) ?? [] })),
    next: tops.length > MAX_THREADS ? (shown.at(-1)?.id ?? null) : null,
  }
}

function repliesIn(rows: readonly CommentRow[]): ReadonlyMap<string, Comment[]> {
  const found = new Map<string, Comment[]>()
  for (const row of rows) {
    if (row.parentId === null) continue
    const replies = found.get(row.parentId) ?? []
    replies.push(toCommentView(row))
    found.set(row.parentId, replies)
  }
  return found
}

function toCommentView({ id, parentId, name, isOwner, text, createdAt }: CommentRow): Comment {
  return { id, parentId, name, isOwner, text, createdAt }
}
