/** The role of this person may not open a screen. */
export class NoAccess extends Error {
  override readonly name = 'NoAccess'
}
