/** The files of an archive or of a folder. */
export interface FileTree {
  /** The paths with `/`, sorted. */
  readonly paths: readonly string[]
  /** Reads a file. Throws a `TreeError` if it is damaged or too large. */
  readonly read: (path: string) => Promise<Buffer>
}

/** An error with a reason that the owner may read. */
export class TreeError extends Error {
  override readonly name = 'TreeError'
}

/** The maximum number of files of a tree. */
export const MAX_FILES = 20_000
/** The maximum size of a file of a tree. */
export const MAX_FILE_SIZE = 50 * 1024 * 1024
/** The maximum size of all files of a tree together. */
export const MAX_TREE_SIZE = 2 * 1024 * 1024 * 1024

/** Resolves a path relative to a file of the tree; undefined if it leaves the tree or is a URL. */
export function resolvePath(from: string, path: string): string | undefined {
  const [bare = ''] = path.split(/[?#]/)
  if (bare === '' || /^[a-z][a-z0-9+.-]*:|^\/\//i.test(bare)) return undefined
  const start = bare.startsWith('/') ? [] : from.split('/').slice(0, -1)
  const parts = [...start]
  for (const part of decode(bare).split('/')) {
    if (part === '' || part === '.') continue
    if (part !== '..') parts.push(part)
    else if (parts.pop() === undefined) return undefined
  }
  return parts.join('/')
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** Finds a file by a path; undefined if there is none. */
export type FindFile = (path: string) => string | undefined

/** Creates a search for files by paths, which a static site may serve from one of its folders. */
export function createFileSearch({ paths }: FileTree): FindFile {
  const known = new Set(paths)
  const byName = new Map<string, string[]>()
  for (const path of paths) {
    const same = byName.get(toName(path))
    if (same) same.push(path)
    else byName.set(toName(path), [path])
  }
  const folders = ['', 'static/', 'public/', 'assets/', 'source/']
  return (path) => {
    const named = folders.map((folder) => folder + path).find((each) => known.has(each))
    // An archive often has one folder around everything.
    return named ?? byName.get(toName(path))?.find((each) => each.endsWith(`/${path}`))
  }
}

function toName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}
