import type { Readable } from 'node:stream'

/** The port from which an archive is read. */
export interface ArchiveSource {
  /** Lists everything but folders. Paths are separated by `/`. */
  readonly list: () => Promise<readonly ArchiveEntry[]>
  /** Reads a file; undefined if it is larger than `maxBytes`. */
  readonly read: (path: string, maxBytes: number) => Promise<Uint8Array | undefined>
  /** Reads a file of any size in parts. */
  readonly stream: (path: string) => AsyncIterable<Uint8Array>
}

export interface ArchiveEntry {
  readonly path: string
  readonly size: number
  readonly kind: 'file' | 'link' | 'other'
}

/** The port to which an archive is written. */
export interface ArchiveSink {
  readonly write: (path: string, bytes: Uint8Array | Readable) => Promise<void>
}

/** The folders of an archive; others are not read. */
export const PARTS = ['documents', 'comments', 'products', 'assets', 'records', 'themes'] as const
export const FILES = ['site.json', 'redirects.json', 'assets.json'] as const

export function isPartOfArchive(path: string): boolean {
  const [first = '', ...rest] = path.split('/')
  const names: readonly string[] = rest.length > 0 ? PARTS : FILES
  return names.includes(first)
}

/** Returns whether a file has personal data, so that only the user of the export may read it. */
export function isPrivate(path: string): boolean {
  return path.startsWith('records/')
}

const MAX_SEGMENTS = 5
const MAX_PATH_LENGTH = 1_000

/** Returns the error of a path in an archive; undefined if it is valid. */
export function validatePath(path: string): string | undefined {
  const segments = path.split('/')
  if (segments.some((each) => each === '' || each === '.' || each === '..'))
    return 'This path leads out of the archive.'
  if (/[\\\p{Cc}]|^[a-z]:/iu.test(path)) return 'This path has invalid characters.'
  if (segments.length > MAX_SEGMENTS || path.length > MAX_PATH_LENGTH)
    return `This path has more than ${MAX_SEGMENTS} parts or ${MAX_PATH_LENGTH} characters.`
  return undefined
}
