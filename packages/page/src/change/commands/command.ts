import type { Op } from '../op.ts'

/**
 * A command that turns a user's action into ops. It does not change the body; it throws a `CommandError` if
 * it is not possible. Ids of new elements are part of the payload.
 */
export interface Command<B, P> {
  /** The label in histories and the list of versions: "move Image". */
  readonly label: (body: B, payload: P) => string
  readonly run: (body: B, payload: P) => readonly Op[]
}

/** The error of a command, for the user who ran it. */
export class CommandError extends Error {
  override readonly name = 'Refusal'
}
