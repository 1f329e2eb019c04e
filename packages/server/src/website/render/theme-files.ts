import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { THEMES } from '../../platform/config/paths.ts'

export interface ThemeFiles {
  /** What the theme wrote, by its path inside the folder, with `/`. */
  readonly texts: ReadonlyMap<string, string>
  /** Files served as they are: those below `assets/` by their path there, and `scripts/…`. */
  readonly assets: ReadonlyMap<string, Buffer>
}

/** More is no theme. */
export const MOST_FILES = 2_000
export const MOST_BYTES = 50 * 1024 * 1024

/** What version control, editors and installers leave lying about, anywhere in a path. */
export const LEFT_LYING =
  /(?:^|\/)(?:\.(?!\.?(?:\/|$))[^/]*|node_modules|__MACOSX|Thumbs\.db)(?:\/|$)/

/**
 * Reads a theme's folder whole, once. From here on its files are looked up by name and never by path,
 * so that no template can name a file outside; a link is no file. Throws when it is too large.
 */
export function readThemeFiles(folder: string): ThemeFiles {
  const files = new Map<string, Buffer>()
  let bytes = 0
  for (const path of pathsIn(folder)) {
    const content = readFileSync(join(folder, path))
    bytes += content.byteLength
    if (files.size >= MOST_FILES || bytes > MOST_BYTES)
      throw new Error(`The theme in ${folder} is larger than a theme may be`)
    files.set(path, content)
  }
  return themeFilesOf(files)
}

/** What comes with the product for every theme. */
export function platformFiles(): ThemeFiles {
  return readThemeFiles(fileURLToPath(new URL('system/', THEMES)))
}

/** A theme's files by their paths in its folder: what is served as it is, and what is read. */
export function themeFilesOf(files: ReadonlyMap<string, Buffer>): ThemeFiles {
  const texts = new Map<string, string>()
  const assets = new Map<string, Buffer>()
  for (const [path, content] of files) {
    if (path.startsWith('assets/')) assets.set(path.slice('assets/'.length), content)
    else if (path.startsWith('scripts/')) assets.set(path, content)
    else texts.set(path, content.toString('utf8').replace(/^\uFEFF/, ''))
  }
  return { texts, assets }
}

/**
 * A theme with what it does not bring itself: lists, items, partials, sheets and system pages of the
 * platform, whose pages stand at the top of their folder. The platform's texts stay beside the theme's: those that a
 * theme does not write are said in the platform's words.
 */
export function withFallback(theme: ThemeFiles, platform: ThemeFiles): ThemeFiles {
  const texts = [...platform.texts].map(
    ([path, text]) =>
      [/^[^/]+\.page$|^strings\//.test(path) ? `system/${path}` : path, text] as const,
  )
  return {
    texts: new Map([...texts, ...theme.texts]),
    assets: new Map([...platform.assets, ...theme.assets]),
  }
}

const OLDER =
  /\bYUI\b|\bY\.(?:use|on|one|all|Global|Squarespace)\b|\b(?:ImageLoader|UserAccountApi)\.|\bSquarespace\.(?:afterBodyLoad|onInitialize|initialize[A-Z]|globalDestroy)/

/** Whether templates or scripts call what was on every page of old. @see compat §8 */
export function callsOlderScripts({ texts, assets }: ThemeFiles): boolean {
  for (const [path, text] of texts)
    if (!/\.(?:md|less|css)$/.test(path) && OLDER.test(text)) return true
  for (const [path, bytes] of assets)
    if (path.endsWith('.js') && OLDER.test(bytes.toString('utf8'))) return true
  return false
}

/** Changes when a file of the theme does: for development. Undefined while somebody moves the folder about. */
export function stampOf(folder: string): string | undefined {
  try {
    const stamps = pathsIn(folder).map((path) => {
      const { mtimeMs, size } = statSync(join(folder, path), { throwIfNoEntry: false }) ?? {}
      return `${path}:${mtimeMs}:${size}`
    })
    return stamps.join('\n')
  } catch {
    return undefined
  }
}

/** The files of a theme; its demo is a site of its own. Folders that are no part of it are not gone into. */
function pathsIn(folder: string): readonly string[] {
  return below('').toSorted()

  function below(path: string): readonly string[] {
    return readdirSync(join(folder, path), { withFileTypes: true }).flatMap((entry) => {
      const found = path === '' ? entry.name : `${path}/${entry.name}`
      if (found === 'demo' || LEFT_LYING.test(found)) return []
      if (entry.isDirectory()) return below(found)
      return entry.isFile() ? [found] : []
    })
  }
}
