import type { WholeTalk } from '../../audience/comments/index.ts'
import type { TalkFile } from './format.ts'

/** What is said below a document, as its file has it. */
export function talkFile({ comments, ...talk }: WholeTalk): TalkFile {
  return {
    ...talk,
    comments: comments.map(({ createdAt, ...comment }) => ({
      ...comment,
      createdAt: createdAt.toISOString(),
    })),
  }
}

export function restoredTalk({ comments, ...talk }: TalkFile): WholeTalk {
  return {
    ...talk,
    comments: comments.map(({ createdAt, ...comment }) => ({
      ...comment,
      createdAt: new Date(createdAt),
    })),
  }
}
