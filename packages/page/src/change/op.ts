import type { Json } from '../json.ts'

/**
 * A path in a document: names of members. Elements of ordered lists are named by their `id`, or by themselves
 * in a list of ids, so that a path remains valid when the order changes: `['sections', 'hero', 'height']`,
 * `['blocks', 'b1', 'place', 'desktop', 'x']`.
 */
export type Path = readonly string[]

/** The smallest change. `after` is the element before the new position, null for the start. */
export type Op =
  | { readonly op: 'set'; readonly path: Path; readonly value: Json }
  | { readonly op: 'unset'; readonly path: Path }
  | {
      readonly op: 'insert'
      /** The path of the list. */
      readonly path: Path
      /** An id for a list of ids; an object with an `id` for a list of objects. */
      readonly value: Json
      readonly after: string | null
    }
  | { readonly op: 'remove'; readonly path: Path; readonly id: string }
  | { readonly op: 'move'; readonly path: Path; readonly id: string; readonly after: string | null }

/** The changes of one command, applied as a whole or not at all. */
export interface ChangeSet {
  /** The name of the command, as `block.move`, for guards and the list of versions. */
  readonly command: string
  /** The label that people read: "move Image". */
  readonly label: string
  readonly ops: readonly Op[]
}
