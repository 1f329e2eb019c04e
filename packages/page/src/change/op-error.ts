import type { Path } from './op.ts'

/** Why a change cannot be made, and where. Nothing was changed. */
export class OpError extends Error {
  readonly path: Path

  constructor(path: Path, message: string) {
    super(message)
    this.name = 'OpError'
    this.path = path
  }
}

/** A name as messages quote it: no longer than people read. */
export function quoted(name: string): string {
  return `"${name.length > 60 ? `${name.slice(0, 59)}…` : name}"`
}

/** A place as messages name it: `blocks › b1 › place`. */
export function placeOf(path: Path): string {
  if (path.length === 0) return 'the document'
  const names = path.length > 12 ? [...path.slice(0, 11), '…'] : path
  return names.map((name) => (name.length > 60 ? `${name.slice(0, 59)}…` : name)).join(' › ')
}
