/** Only `open` is the specification's: "Comments shown when commentState is 1". @see platform spec §4 */
export const commentStateCodes = { open: 1, closed: 2 } as const

export type CommentState = keyof typeof commentStateCodes
