import type { Op } from '@vitrine/page'
import type { StudioText } from '../../ui/i18n.ts'
import type { EditedBody } from './edited-body.ts'

/** Returns why a change must not be made now, for the person; undefined if it may. */
export type RefuseChange = (ops: readonly Op[], body: EditedBody) => StudioText | undefined

/** The effects of other people on a document that is open in this window. */
export interface OthersPort {
  /** Adds changes that others made to revision `base`. Does nothing if this window has changes to save. */
  readonly follow: (update: {
    readonly base: number
    readonly rev: number
    readonly ops: readonly Op[]
  }) => void
  /** Sets what refuses changes of this window. */
  readonly setGuard: (refuse: RefuseChange) => void
}

/** The guard of a document, which the parts of the editor set. It does not concern the changes of others. */
export interface Guard {
  refuse: RefuseChange
}
