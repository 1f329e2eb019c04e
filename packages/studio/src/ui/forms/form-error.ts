/** Says everything that keeps a form from being saved, where it is found in the browser. */
export class FormError extends Error {
  override readonly name = 'FormError'
  readonly messages: readonly string[]
  /** The errors of fields, by their names in the form. */
  readonly fields: Readonly<Record<string, string>>

  constructor(messages: readonly string[], fields: Readonly<Record<string, string>> = {}) {
    super([...messages, ...Object.values(fields)].join(' '))
    this.messages = messages
    this.fields = fields
  }
}
