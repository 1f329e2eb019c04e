/** The states of an item's comments with their codes; `closed` is this product's own. @see platform spec §4 */
export const commentStateCodes = { open: 1, closed: 2 } as const

export type CommentState = keyof typeof commentStateCodes
