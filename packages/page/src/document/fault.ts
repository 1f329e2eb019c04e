import type { Path } from '../change/op.ts'

/** What is wrong with a document, and where: a sentence for its owner. */
export interface Fault {
  readonly path: Path
  readonly message: string
}
