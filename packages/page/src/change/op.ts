import type { Json } from '../json.ts'

/**
 * The way to a place in a document: names of members. What stands in an ordered list is named by its
 * `id`, or by itself in a list of ids, so that a way stays right when the list's order changes:
 * `['sections', 'hero', 'height']`, `['blocks', 'b1', 'place', 'desktop', 'x']`.
 */
export type Path = readonly string[]

/** The smallest change. `after` is the element it comes to stand behind, null for the first place. */
export type Op =
  | { readonly op: 'set'; readonly path: Path; readonly value: Json }
  | { readonly op: 'unset'; readonly path: Path }
  | {
      readonly op: 'insert'
      /** The list's. */
      readonly path: Path
      /** An id in a list of ids; an object with an `id` in a list of objects. */
      readonly value: Json
      readonly after: string | null
    }
  | { readonly op: 'remove'; readonly path: Path; readonly id: string }
  | { readonly op: 'move'; readonly path: Path; readonly id: string; readonly after: string | null }

/** What one command did: all of it or nothing is taken. */
export interface ChangeSet {
  /** The command's, as `block.move`: what a guard and the list of versions go by. */
  readonly command: string
  /** As people read it: "move Image". */
  readonly label: string
  readonly ops: readonly Op[]
}
