/** The workflow state of a published item. @see page-json-shapes "workflowState" */
export const WORKFLOW_PUBLISHED = 1

/** Returns the counts of a record, with fields that are always the same. @see page-json-shapes */
export function getReactionCounts(input: {
  readonly likeCount?: number
  readonly publicCommentCount?: number
  readonly commentState?: number
}) {
  const { likeCount = 0, publicCommentCount = 0, commentState = 0 } = input
  return {
    likeCount,
    dislikeCount: 0,
    commentCount: publicCommentCount,
    publicCommentCount,
    commentState,
    unsaved: false,
    cloned: false,
    pushedServices: {},
    pendingPushedServices: {},
  }
}
