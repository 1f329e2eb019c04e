import type { Path } from '../change/op.ts'

/** An issue of a document with its path, as the owner reads it. */
export interface DocumentIssue {
  readonly path: Path
  readonly message: string
}
