import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { THEMES } from '../../platform/config/paths.ts'

export interface ThemeFiles {
  /** The texts of the theme, by path. */
  readonly texts: ReadonlyMap<string, string>
  /** The files served unchanged: those below `assets/` by their path there, and `scripts/…`. */
  readonly assets: ReadonlyMap<string, Buffer>
  /** The paths of the texts that come from the platform, as the theme lacks them. */
  readonly shared?: ReadonlySet<string>
}

/** The maximum number of files in a theme. */
export const MAX_FILES = 2_000
export const MAX_BYTES = 50 * 1024 * 1024

/** Matches files that version control, editors and installers leave behind, anywhere in a path. */
export const IGNORED_FILES =
  /(?:^|\/)(?:\.(?!\.?(?:\/|$))[^/]*|node_modules|__MACOSX|Thumbs\.db)(?:\/|$)/

/**
 * Reads the folder of a theme once. Files are then looked up by name and not by path, so that
 * templates cannot name files outside; links are skipped. Throws if the theme is too large.
 */
export function readThemeFiles(folder: string): ThemeFiles {
  return groupThemeFiles(readThemeFolder(folder))
}

/** Reads the files of a folder, by path. Throws if the theme is too large. */
export function readThemeFolder(folder: string): ReadonlyMap<string, Buffer> {
  const files = new Map<string, Buffer>()
  let bytes = 0
  for (const path of listPaths(folder)) {
    const content = readFileSync(join(folder, path))
    bytes += content.byteLength
    if (files.size >= MAX_FILES || bytes > MAX_BYTES)
      throw new Error(`The theme in ${folder} is larger than a theme may be`)
    files.set(path, content)
  }
  return files
}

/** Reads the files that the platform has for every theme. */
export function readPlatformFiles(): ThemeFiles {
  return readThemeFiles(fileURLToPath(new URL('system/', THEMES)))
}

/** Groups the files of a theme into texts and served files. */
export function groupThemeFiles(files: ReadonlyMap<string, Buffer>): ThemeFiles {
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
 * Adds the lists, items, partials, style sheets, texts and system pages of the platform that a
 * theme lacks.
 */
export function mergeWithPlatform(theme: ThemeFiles, platform: ThemeFiles): ThemeFiles {
  const texts = [...platform.texts].map(
    ([path, text]) => [/^[^/]+\.page$/.test(path) ? `system/${path}` : path, text] as const,
  )
  return {
    texts: new Map([...texts, ...theme.texts]),
    assets: new Map([...platform.assets, ...theme.assets]),
    shared: new Set(texts.flatMap(([path]) => (theme.texts.has(path) ? [] : path))),
  }
}

const LEGACY_CALLS =
  /\bYUI\b|\bY\.(?:use|on|one|all|Global|Squarespace)\b|\b(?:ImageLoader|UserAccountApi)\.|\bSquarespace\.(?:afterBodyLoad|onInitialize|initialize[A-Z]|globalDestroy)/

/** Returns whether templates or scripts call the client API of older platforms. @see compat §8 */
export function callsLegacyScripts({ texts, assets }: ThemeFiles): boolean {
  for (const [path, text] of texts)
    if (!/\.(?:md|less|css)$/.test(path) && LEGACY_CALLS.test(text)) return true
  for (const [path, bytes] of assets)
    if (path.endsWith('.js') && LEGACY_CALLS.test(bytes.toString('utf8'))) return true
  return false
}

/**
 * Computes a stamp that changes with the files of a theme; undefined while the folder is being
 * moved.
 */
export function computeFolderStamp(folder: string): string | undefined {
  try {
    const stamps = listPaths(folder).map((path) => {
      const { mtimeMs, size } = statSync(join(folder, path), { throwIfNoEntry: false }) ?? {}
      return `${path}:${mtimeMs}:${size}`
    })
    return stamps.join('\n')
  } catch {
    return undefined
  }
}

/** Returns the files of a theme. Its demo is a site of its own. */
function listPaths(folder: string): readonly string[] {
  return listBelow('').toSorted()

  function listBelow(path: string): readonly string[] {
    return readdirSync(join(folder, path), { withFileTypes: true }).flatMap((entry) => {
      const entryPath = path === '' ? entry.name : `${path}/${entry.name}`
      if (entryPath === 'demo' || IGNORED_FILES.test(entryPath)) return []
      if (entry.isDirectory()) return listBelow(entryPath)
      return entry.isFile() ? [entryPath] : []
    })
  }
}
