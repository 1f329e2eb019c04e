import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

export interface ThemeFiles {
  /** What the theme wrote, by its path inside the folder, with `/`. */
  readonly texts: ReadonlyMap<string, string>
  /** Files served as they are: those below `assets/` by their path there, and `scripts/…`. */
  readonly assets: ReadonlyMap<string, Buffer>
}

const MOST_FILES = 2_000
const MOST_BYTES = 50 * 1024 * 1024

/** What is no part of the theme itself. */
const LEFT_OUT = /^demo\//

/**
 * Reads a theme's folder whole, once. From here on its files are looked up by name and never by path,
 * so that no template can name a file outside; a link is no file. Throws when it is too large.
 */
export function readThemeFiles(folder: string): ThemeFiles {
  const texts = new Map<string, string>()
  const assets = new Map<string, Buffer>()
  let bytes = 0
  for (const path of pathsIn(folder)) {
    const content = readFileSync(join(folder, path))
    bytes += content.byteLength
    if (texts.size + assets.size >= MOST_FILES || bytes > MOST_BYTES)
      throw new Error(`The theme in ${folder} is larger than a theme may be`)
    if (path.startsWith('assets/')) assets.set(path.slice('assets/'.length), content)
    else if (path.startsWith('scripts/')) assets.set(path, content)
    else texts.set(path, content.toString('utf8').replace(/^\uFEFF/, ''))
  }
  return { texts, assets }
}

/** Changes when a file of the theme does: for development. */
export function stampOf(folder: string): string {
  const stamps = pathsIn(folder).map((path) => {
    const { mtimeMs, size } = statSync(join(folder, path), { throwIfNoEntry: false }) ?? {}
    return `${path}:${mtimeMs}:${size}`
  })
  return stamps.join('\n')
}

function pathsIn(folder: string): readonly string[] {
  const found = readdirSync(folder, { recursive: true, withFileTypes: true })
  return found
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .filter((path) => !LEFT_OUT.test(path))
    .toSorted()
}
