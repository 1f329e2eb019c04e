/** The reason why a folder or a zip is not a valid theme, with the path in it. */
export class ThemePackageError extends Error {
  override readonly name = 'Refused'
  readonly path: string

  constructor(path: string, message: string) {
    super(message)
    this.path = path
  }
}
