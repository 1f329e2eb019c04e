/** There is nothing at a path. Screens throw it, and an error boundary above them shows it. @see platform spec §8 */
export class NotFoundError extends Error {
  override readonly name = 'NotFoundError'
  readonly path: string

  constructor(path: string) {
    super(`There is nothing at ${path}.`)
    this.path = path
  }
}
