/** Says everything that keeps a form from being saved, where it is found in the browser. */
export class FormError extends Error {
  override readonly name = 'FormError'
  readonly messages: readonly string[]

  constructor(messages: readonly string[]) {
    super(messages.join(' '))
    this.messages = messages
  }
}
