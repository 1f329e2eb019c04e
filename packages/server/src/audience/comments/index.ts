export { fitComment, restoreTalk } from './restore.ts'
export {
  findConflictingComments,
  type WholeTalk,
  loadWholeThread,
  listCommentedDocuments,
} from './restore-store.ts'
export { type Talk, talkBelow, loadReactionCounts } from './shown.ts'
export type { Threads } from './threads.ts'
export { commentsSlice } from './slice.ts'
