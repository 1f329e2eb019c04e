/** Where an archive is read from. */
export interface ArchiveSource {
  /** Every file, or what in it is no file and no folder. Paths have `/` between their parts. */
  readonly list: () => Promise<readonly ArchiveEntry[]>
  /** The bytes of one file; undefined when it has more than `most`. */
  readonly read: (path: string, most: number) => Promise<Uint8Array | undefined>
}

export interface ArchiveEntry {
  readonly path: string
  readonly size: number
  readonly kind: 'file' | 'link' | 'other'
}

/** Where an archive is written to. */
export interface ArchiveSink {
  readonly write: (path: string, bytes: Uint8Array) => Promise<void>
}

/** The parts of an archive; whatever else lies beside them is not read. */
export const PARTS = ['documents', 'comments', 'products', 'assets'] as const
export const FILES = ['site.json', 'redirects.json', 'assets.json'] as const

export function isPartOfArchive(path: string): boolean {
  const [first = '', ...rest] = path.split('/')
  const names: readonly string[] = rest.length > 0 ? PARTS : FILES
  return names.includes(first)
}

const MOST_SEGMENTS = 5
const MOST_PATH = 1_000

/** What is wrong with the path of a file in an archive. */
export function pathFault(path: string): string | undefined {
  const segments = path.split('/')
  if (segments.some((each) => each === '' || each === '.' || each === '..'))
    return 'This path leads out of the archive.'
  if (/[\\\p{Cc}]|^[a-z]:/iu.test(path))
    return 'This path has signs that no path of an archive has.'
  if (segments.length > MOST_SEGMENTS || path.length > MOST_PATH)
    return `This path has more than ${MOST_SEGMENTS} parts or ${MOST_PATH} characters.`
  return undefined
}
