import type { ChangeSet } from '@vitrine/page'

/** A change set with its number, as the server expects it. */
export interface SentSet extends ChangeSet {
  readonly seq: number
}
