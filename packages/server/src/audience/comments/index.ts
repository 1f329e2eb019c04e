export { cleanName, cleanText } from './clean-text.ts'
export { eraseCommentsByEmail, exportComments } from './comment-store.ts'
export { importComments } from './import-comments.ts'
export { isValidComment, restoreThread } from './restore.ts'
export {
  findConflictingComments,
  type WholeThread,
  loadWholeThread,
  listCommentedDocuments,
} from './restore-store.ts'
export { type ReactionCounts, loadReactions, loadReactionCounts } from './shown.ts'
export type { Threads } from './threads.ts'
export { commentsSlice } from './slice.ts'
