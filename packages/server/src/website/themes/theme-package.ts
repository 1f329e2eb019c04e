import {
  closeSync,
  constants,
  fstatSync,
  lstatSync,
  openSync,
  readdirSync,
  readFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { IGNORED_FILES, MAX_BYTES, MAX_FILES, type ThemeIssue } from '../theme-loading/index.ts'
import { findEncodingIssue } from './encoding.ts'
import { ThemePackageError } from './theme-package-error.ts'
import { readZip } from './zip.ts'

/** The files of a theme, by path. */
export type ThemePackage = ReadonlyMap<string, Buffer>

/** The files of a folder or a zip. */
export interface ThemeReading {
  readonly files: ThemePackage
  /** A warning for each file of an unknown kind, which is omitted. */
  readonly omitted: readonly ThemeIssue[]
}

const MAX_FILE_BYTES = 20 * 1024 * 1024
const MAX_DEPTH = 12
const MAX_PATH_LENGTH = 300
/** The maximum bytes of a name, which is that of file systems. */
const MAX_NAME_BYTES = 255

const FILE_EXTENSIONS = new Set(
  `conf region block list item page preset jsont html less css js mjs map json md txt xml svg png jpg jpeg gif webp
  avif ico woff woff2 ttf otf eot mp3 m4a mp4 webm pdf`.split(/\s+/),
)

/**
 * Reads a folder or a zip of a theme. Files of unknown kinds are omitted, links are not followed, and size and depth
 * are limited. Throws `ThemePackageError` with the path.
 */
export function readThemePackage(path: string): ThemeReading {
  const found = lstatSync(path, { throwIfNoEntry: false })
  if (!found) throw new ThemePackageError(path, 'There is no such file or folder.')
  if (found.isDirectory()) return collectFiles(listFiles(path))
  if (!found.isFile()) throw new ThemePackageError(path, 'A theme must be a folder or a zip.')
  if (found.size > MAX_BYTES) throw new ThemePackageError(path, 'The theme is too large.')
  return readThemeZip(readFileSync(path))
}

/** Reads the zip of a theme, as `readThemePackage` does. */
export function readThemeZip(zip: Buffer): ThemeReading {
  const entries = readZip(zip, MAX_FILES * 2).filter(
    (each) => !each.path.endsWith('/') && !IGNORED_FILES.test(each.path),
  )
  const top = findTopFolder(entries.map((each) => each.path))
  return collectFiles(entries.map((each) => ({ ...each, path: each.path.slice(top.length) })))
}

/** Returns why a theme cannot have a file of this name; undefined if it can. */
export function getThemeFileError(path: string): string | undefined {
  if (IGNORED_FILES.test(path) || !isKnownKind(path)) return 'Themes use no files of this kind.'
  return getPathError(path)
}

interface PackageEntry {
  readonly path: string
  readonly isLink: boolean
  readonly read: (maxBytes: number) => Buffer
}

function collectFiles(entries: Iterable<PackageEntry>): ThemeReading {
  const files = new Map<string, Buffer>()
  const omitted: ThemeIssue[] = []
  const normalizedPaths = new Set<string>()
  const folders = new Set<string>()
  let remainingBytes = MAX_BYTES
  for (const { path, isLink, read } of entries) {
    const pathError = getPathError(path)
    if (pathError !== undefined) throw new ThemePackageError(toPrintable(path), pathError)
    if (isLink) throw new ThemePackageError(path, 'A theme cannot contain links.')
    if (!isKnownKind(path)) {
      if (omitted.length < MAX_FILES) omitted.push(createOmittedIssue(path))
      continue
    }
    const normalized = path.normalize('NFC').toLowerCase()
    if (normalizedPaths.has(normalized))
      throw new ThemePackageError(path, 'Two files have this name.')
    normalizedPaths.add(normalized)
    for (const folder of listParentFolders(normalized)) folders.add(folder)
    if (files.size >= MAX_FILES)
      throw new ThemePackageError(path, `A theme has at most ${MAX_FILES} files.`)
    const bytes = read(Math.min(remainingBytes, MAX_FILE_BYTES))
    remainingBytes -= bytes.length
    const encodingIssue = findEncodingIssue(path, bytes)
    if (encodingIssue)
      throw new ThemePackageError(
        `${path}:${encodingIssue.line}:${encodingIssue.column}`,
        encodingIssue.message,
      )
    files.set(path, bytes)
  }
  const conflict = [...normalizedPaths].find((path) => folders.has(path))
  if (conflict !== undefined)
    throw new ThemePackageError(conflict, 'A file and a folder have this name.')
  if (!files.has('template.conf'))
    throw new ThemePackageError('template.conf', 'This file is missing.')
  return { files, omitted }
}

/** Returns whether themes use such files. Files without an ending, such as licenses, lie at the top. */
function isKnownKind(path: string): boolean {
  const [, extension] = /\.([^./]+)$/.exec(path) ?? []
  return extension === undefined
    ? !path.includes('/')
    : FILE_EXTENSIONS.has(extension.toLowerCase())
}

function createOmittedIssue(file: string): ThemeIssue {
  return { file, line: 1, column: 1, message: 'Themes use no files of this kind. It is omitted' }
}

function getPathError(path: string): string | undefined {
  const parts = path.split('/')
  if (path.startsWith('/') || /^[a-z]:/i.test(path))
    return 'This path is not relative to the theme folder.'
  if (path.includes('\\')) return 'This path uses \\ instead of /.'
  if (parts.some((part) => part === '..' || part === '.' || part === ''))
    return 'This path leads out of the theme folder.'
  if (/\p{Cc}|\uFFFD/u.test(path)) return 'This path has invalid characters.'
  if (parts.length > MAX_DEPTH) return `Folders are nested more than ${MAX_DEPTH} deep.`
  if (path.length > MAX_PATH_LENGTH) return `This path has more than ${MAX_PATH_LENGTH} characters.`
  if (parts.some((part) => Buffer.byteLength(part) > MAX_NAME_BYTES))
    return `A name in this path has more than ${MAX_NAME_BYTES} bytes.`
  return undefined
}

/** Yields the files of a folder. Links are listed and not followed. */
function* listFiles(folder: string, below = '', depth = 1): Iterable<PackageEntry> {
  for (const entry of readdirSync(join(folder, below), { withFileTypes: true })) {
    const path = below === '' ? entry.name : `${below}/${entry.name}`
    if (IGNORED_FILES.test(path)) continue
    if (entry.isDirectory()) {
      if (depth >= MAX_DEPTH)
        throw new ThemePackageError(
          toPrintable(path),
          `Folders are nested more than ${MAX_DEPTH} deep.`,
        )
      yield* listFiles(folder, path, depth + 1)
    } else if (entry.isFile() || entry.isSymbolicLink())
      yield {
        path,
        isLink: entry.isSymbolicLink(),
        read: (maxBytes) => readFile(join(folder, path), path, maxBytes),
      }
    else throw new ThemePackageError(path, 'This is not a file or folder.')
  }
}

function readFile(file: string, path: string, maxBytes: number): Buffer {
  const handle = openSync(file, constants.O_RDONLY | constants.O_NOFOLLOW)
  try {
    if (fstatSync(handle).size > maxBytes)
      throw new ThemePackageError(path, 'This file, or the theme as a whole, is too large.')
    return readFileSync(handle)
  } finally {
    closeSync(handle)
  }
}

/** Returns the folder around everything, with its slash, if `template.conf` is not at the top. */
function findTopFolder(paths: readonly string[]): string {
  if (paths.includes('template.conf')) return ''
  const conf = paths.find((path) => /^[^/]+\/template\.conf$/.test(path))
  const top = conf?.slice(0, -'template.conf'.length) ?? ''
  return paths.every((path) => path.startsWith(top)) ? top : ''
}

function listParentFolders(path: string): readonly string[] {
  const parts = path.split('/').slice(0, -1)
  return parts.map((_part, index) => parts.slice(0, index + 1).join('/'))
}

/** Returns a path that is short and has no control characters, for a terminal. */
function toPrintable(path: string): string {
  const text = path.replaceAll(/\p{Cc}/gu, '\uFFFD')
  return text.length > 120 ? `${text.slice(0, 120)}…` : text
}
