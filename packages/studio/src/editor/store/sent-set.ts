import type { ChangeSet, Op } from '@vitrine/page'

/** A change set with its number, as the server expects it. */
export interface SentSet extends ChangeSet {
  readonly seq: number
}

/** The changes that the server merged with saved sets. */
export interface MergedChanges {
  /** The changes of others, which come after the sets. */
  readonly remote: readonly Op[]
  /** The ids of blocks that others deleted, and that are back because the sets change them. */
  readonly restored?: readonly string[] | undefined
}
