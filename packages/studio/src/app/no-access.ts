/** The role of this person may not open a screen. */
export class NoAccess extends Error {
  override readonly name = 'NoAccess'

  constructor() {
    super('You do not have access to this page')
  }
}
