import type { WholeThread } from '../../audience/comments/index.ts'
import type { CommentsFile } from './format.ts'

/** Converts the comments of a document to their file. */
export function toCommentsFile({ comments, ...counts }: WholeThread): CommentsFile {
  return {
    ...counts,
    comments: comments.map(({ createdAt, ...comment }) => ({
      ...comment,
      createdAt: createdAt.toISOString(),
    })),
  }
}

export function fromCommentsFile({ comments, ...counts }: CommentsFile): WholeThread {
  return {
    ...counts,
    comments: comments.map(({ createdAt, ...comment }) => ({
      ...comment,
      createdAt: new Date(createdAt),
    })),
  }
}
