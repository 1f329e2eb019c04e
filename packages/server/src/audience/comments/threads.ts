import type { Comment, CommentThread } from '@vitrine/contract'
import { type CommentRow, MAX_THREADS } from './comment-store.ts'

/** Comments, newest first, each with its replies, oldest first. */
export interface Threads {
  readonly threads: readonly CommentThread[]
  /** The id of the last comment if there are older ones. */
  readonly next: string | null
}

/** Groups rows into threads; ids are in order of time. */
export function buildThreads(rows: readonly CommentRow[]): Threads {
  const replies = groupReplies(rows)
  const tops = rows.filter(({ parentId }) => parentId === null).toReversed()
  const shown = tops.slice(0, MAX_THREADS)
  return {
    threads: shown.map((row) => ({ ...toCommentView(row), replies: replies.get(row.id) ?? [] })),
    next: tops.length > MAX_THREADS ? (shown.at(-1)?.id ?? null) : null,
  }
}

function groupReplies(rows: readonly CommentRow[]): ReadonlyMap<string, Comment[]> {
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
