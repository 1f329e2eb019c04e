import type { Path } from './op.ts'

/** An error of a change that cannot be applied. Nothing was changed. */
export class OpError extends Error {
  readonly path: Path

  constructor(path: Path, message: string) {
    super(message)
    this.name = 'OpError'
    this.path = path
  }
}

/** Formats a name for messages, shortened to a readable length. */
export function formatName(name: string): string {
  return `"${name.length > 60 ? `${name.slice(0, 59)}…` : name}"`
}

/** Formats a path for messages: `blocks › b1 › place`. */
export function formatPath(path: Path): string {
  if (path.length === 0) return 'the document'
  const names = path.length > 12 ? [...path.slice(0, 11), '…'] : path
  return names.map((name) => (name.length > 60 ? `${name.slice(0, 59)}…` : name)).join(' › ')
}
