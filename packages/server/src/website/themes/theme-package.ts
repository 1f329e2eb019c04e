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
import { LEFT_LYING, MOST_BYTES, MOST_FILES } from '../render/theme-files.ts'
import { encodingFault } from './encoding.ts'
import { Refused } from './refused.ts'
import { readZip } from './zip.ts'

/** The files of a theme by their paths in its folder, with `/`. */
export type ThemePackage = ReadonlyMap<string, Buffer>

const MOST_OF_ONE = 20 * 1024 * 1024
const DEEPEST = 12
const LONGEST_PATH = 300
/** In bytes: what file systems take as the name of a file or a folder. */
const LONGEST_NAME = 255

const ENDINGS = new Set(
  `conf region block list item page jsont html less css js mjs map json md txt xml svg png jpg jpeg gif webp avif
  ico woff woff2 ttf otf eot mp3 m4a mp4 webm pdf`.split(/\s+/),
)

/**
 * Reads a folder or a zip of a theme whole. Nothing is followed out of it, and nothing is larger or deeper than
 * a theme may be. Throws `Refused` with the place.
 */
export function readThemePackage(path: string): ThemePackage {
  const found = lstatSync(path, { throwIfNoEntry: false })
  if (!found) throw new Refused(path, 'There is nothing here.')
  if (found.isDirectory()) return collected(filesBelow(path))
  if (!found.isFile()) throw new Refused(path, 'A folder or a zip is wanted.')
  if (found.size > MOST_BYTES) throw new Refused(path, 'This is larger than a theme may be.')
  const entries = readZip(readFileSync(path), MOST_FILES * 2).filter(
    (each) => !each.path.endsWith('/') && !LEFT_LYING.test(each.path),
  )
  const top = topFolder(entries.map((each) => each.path))
  return collected(entries.map((each) => ({ ...each, path: each.path.slice(top.length) })))
}

interface Entry {
  readonly path: string
  readonly isLink: boolean
  readonly read: (most: number) => Buffer
}

function collected(entries: Iterable<Entry>): ThemePackage {
  const files = new Map<string, Buffer>()
  const lower = new Set<string>()
  const folders = new Set<string>()
  let left = MOST_BYTES
  for (const { path, isLink, read } of entries) {
    const fault = pathFault(path)
    if (fault !== undefined) throw new Refused(legible(path), fault)
    if (isLink) throw new Refused(path, 'This is a link, and a theme has none.')
    const same = path.normalize('NFC').toLowerCase()
    if (lower.has(same)) throw new Refused(path, 'Two files have this name.')
    lower.add(same)
    for (const folder of foldersOf(same)) folders.add(folder)
    if (files.size >= MOST_FILES)
      throw new Refused(path, `A theme has at most ${MOST_FILES} files.`)
    const bytes = read(Math.min(left, MOST_OF_ONE))
    left -= bytes.length
    const unread = encodingFault(path, bytes)
    if (unread) throw new Refused(`${path}:${unread.line}:${unread.column}`, unread.message)
    files.set(path, bytes)
  }
  const both = [...lower].find((path) => folders.has(path))
  if (both !== undefined) throw new Refused(both, 'A file and a folder have this name.')
  if (!files.has('template.conf'))
    throw new Refused('template.conf', 'A theme has this file, and it is not there.')
  return files
}

function pathFault(path: string): string | undefined {
  const parts = path.split('/')
  if (path.startsWith('/') || /^[a-z]:/i.test(path))
    return 'This path does not begin in the folder of the theme.'
  if (path.includes('\\')) return 'This path is written with \\, and paths of a theme with /.'
  if (parts.some((part) => part === '..' || part === '.' || part === ''))
    return 'This path leads out of the folder of the theme.'
  if (/\p{Cc}|\uFFFD/u.test(path)) return 'This path has signs that no path of a theme has.'
  if (parts.length > DEEPEST) return `Folders lie in folders more than ${DEEPEST} deep.`
  if (path.length > LONGEST_PATH) return `This path has more than ${LONGEST_PATH} characters.`
  if (parts.some((part) => Buffer.byteLength(part) > LONGEST_NAME))
    return `A name in this path has more than ${LONGEST_NAME} bytes.`
  const [, ending] = /\.([^./]+)$/.exec(path) ?? []
  const isKnown = ending === undefined ? !path.includes('/') : ENDINGS.has(ending.toLowerCase())
  return isKnown ? undefined : 'Files of this kind are no part of a theme.'
}

/** Links are named and not followed; what is too deep is not gone into. */
function* filesBelow(folder: string, below = '', depth = 1): Iterable<Entry> {
  for (const entry of readdirSync(join(folder, below), { withFileTypes: true })) {
    const path = below === '' ? entry.name : `${below}/${entry.name}`
    if (LEFT_LYING.test(path)) continue
    if (entry.isDirectory()) {
      if (depth >= DEEPEST)
        throw new Refused(legible(path), `Folders lie in folders more than ${DEEPEST} deep.`)
      yield* filesBelow(folder, path, depth + 1)
    } else if (entry.isFile() || entry.isSymbolicLink())
      yield {
        path,
        isLink: entry.isSymbolicLink(),
        read: (most) => readFile(join(folder, path), path, most),
      }
    else throw new Refused(path, 'This is no file and no folder.')
  }
}

function readFile(file: string, path: string, most: number): Buffer {
  const handle = openSync(file, constants.O_RDONLY | constants.O_NOFOLLOW)
  try {
    if (fstatSync(handle).size > most)
      throw new Refused(path, 'This file, or all of them together, is larger than a theme may be.')
    return readFileSync(handle)
  } finally {
    closeSync(handle)
  }
}

/** The folder that everything lies in, with its slash, where `template.conf` is not at the top. */
function topFolder(paths: readonly string[]): string {
  if (paths.includes('template.conf')) return ''
  const conf = paths.find((path) => /^[^/]+\/template\.conf$/.test(path))
  const top = conf?.slice(0, -'template.conf'.length) ?? ''
  return paths.every((path) => path.startsWith(top)) ? top : ''
}

function foldersOf(path: string): readonly string[] {
  const parts = path.split('/').slice(0, -1)
  return parts.map((_part, index) => parts.slice(0, index + 1).join('/'))
}

/** Short, and without signs that a terminal would obey. */
function legible(path: string): string {
  const signs = path.replaceAll(/\p{Cc}/gu, '\uFFFD')
  return signs.length > 120 ? `${signs.slice(0, 120)}…` : signs
}
