/** The changes of the open document could not be saved, so that they cannot be published. */
export class NotSaved extends Error {
  override readonly name = 'NotSaved'
}
