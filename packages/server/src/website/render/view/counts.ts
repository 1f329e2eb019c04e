/** An item that visitors may read. @see page-json-shapes "workflowState" */
export const WORKFLOW_PUBLISHED = 1

/** What every record carries, whether or not it is ever other than this. @see page-json-shapes */
export function counts(given: {
  readonly likeCount?: number
  readonly publicCommentCount?: number
  readonly commentState?: number
}) {
  const { likeCount = 0, publicCommentCount = 0, commentState = 0 } = given
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
