/** Why a folder or a zip is no theme: where in it, and what is wrong there. */
export class Refused extends Error {
  override readonly name = 'Refused'
  readonly path: string

  constructor(path: string, message: string) {
    super(message)
    this.path = path
  }
}
