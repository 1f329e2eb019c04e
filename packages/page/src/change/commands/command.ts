import type { Op } from '../op.ts'

/**
 * What somebody does to a document, as the ops it comes to. A command reads the body and changes nothing;
 * where it cannot be done it throws a `Refusal`. Ids of what it makes come with the payload.
 */
export interface Command<B, P> {
  /** As history and the list of versions show it: "move Image". */
  readonly label: (body: B, payload: P) => string
  readonly run: (body: B, payload: P) => readonly Op[]
}

/** Why a command is not done, for the one who asked for it. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
}
