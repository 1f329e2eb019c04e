import type { JsonObject } from '../json.ts'
import type { Path } from './op.ts'

/** A layout: the sections in order, each with the ids of its blocks, and the blocks by id. */
export interface Layout {
  readonly sections: readonly JsonObject[]
  readonly blocks: JsonObject
}

/** The paths of a layout's parts in the body. */
export interface LayoutPaths {
  readonly sections: Path
  readonly list: (section: string) => Path
  readonly block: (id: string, section: string) => Path
}
