import { readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { THEMES } from '../../platform/config/paths.ts'
import { CommandError } from '../../platform/console/console.ts'

/** The folder of the files that every theme falls back to. */
export const PLATFORM_FOLDER = fileURLToPath(new URL('system', THEMES))

/** Reads a text file as UTF-8 without its byte order mark. Throws a command error. */
export function readText(path: string): string {
  if (getPathKind(path) === 'folder') throw new CommandError(`${path} is a folder, not a file.`)
  const text = decodeText(withReadErrors(path, () => readFileSync(path)))
  if (text === undefined) throw new CommandError(`${path} is not UTF-8 text.`)
  return text
}

function decodeText(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** Turns errors of the file system into command errors. */
function withReadErrors<T>(path: string, read: () => T): T {
  try {
    return read()
  } catch (error) {
    const { code = '' }: NodeJS.ErrnoException = error instanceof Error ? error : new Error()
    const why = Object.hasOwn(READ_ERRORS, code) ? READ_ERRORS[code] : `cannot be read: ${code}`
    throw new CommandError(`${shortenPath(path)} ${why}.`)
  }
}

const READ_ERRORS: Readonly<Record<string, string>> = {
  EACCES: 'cannot be read: permission denied',
  EPERM: 'cannot be read: permission denied',
  ELOOP: 'is a link to itself',
  ENAMETOOLONG: 'has a name that is too long',
  ENOTDIR: 'is not a path: a part of it is not a folder',
}

function shortenPath(path: string): string {
  return path.length > 200 ? `${path.slice(0, 200)}…` : path
}

export function readJson(path: string): unknown {
  const text = readText(path)
  try {
    const value: unknown = JSON.parse(text)
    return value
  } catch (error) {
    throw new CommandError(`${path} is not JSON: ${formatJsonError(error)}`)
  }
}

/** Returns why a text is not JSON, as one line. */
export function formatJsonError(error: unknown): string {
  const reason = error instanceof Error ? error.message : String(error)
  return `${reason.replaceAll(/[\p{Cc}\uFFFD]+/gu, ' ')}.`
}

/** Returns whether a path is a file or a folder. Throws a command error if it does not exist. */
export function getPathKind(path: string): 'file' | 'folder' {
  const found = withReadErrors(path, () => statSync(path, { throwIfNoEntry: false }))
  if (!found) throw new CommandError(`There is no ${path}.`)
  return found.isDirectory() ? 'folder' : 'file'
}

/**
 * Returns the files below a folder with one of the extensions, sorted by path; links are skipped.
 */
export function listFilesBelow(folder: string, pattern: RegExp): readonly string[] {
  return withReadErrors(folder, () => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && pattern.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !/(?:^|[\\/])(?:node_modules|\.git)[\\/]/.test(relative(folder, path)))
    .toSorted()
}

/** Returns a file itself, or the files below a folder with one of the extensions. */
export function listFilesAt(path: string, pattern: RegExp): readonly string[] {
  return getPathKind(path) === 'file' ? [path] : listFilesBelow(path, pattern)
}

/** Returns a path with `/`, as templates write it. */
export function toSlashes(path: string): string {
  return path.split(sep).join('/')
}

export interface Partial {
  readonly path: string
  readonly text: string
}

/**
 * Loads the partials of a folder by the names that templates apply: their path in the folder, and
 * the path without its extension if it is unique. Binary files are skipped.
 */
export function loadPartials(folder: string): ReadonlyMap<string, Partial> {
  if (getPathKind(folder) === 'file') throw new CommandError(`${folder} is not a folder.`)
  const files = listFilesBelow(folder, /./).flatMap((path): (readonly [string, Partial])[] => {
    const text = decodeText(withReadErrors(path, () => readFileSync(path)))
    return text === undefined ? [] : [[toSlashes(relative(folder, path)), { path, text }]]
  })
  const short = files.map(([name, partial]) => [removeExtension(name), partial] as const)
  return new Map([...short, ...files])
}

function removeExtension(name: string): string {
  const folder = dirname(name)
  const base = basename(name).replace(/(?<=.)\.[^.]*$/, '')
  return folder === '.' ? base : `${folder}/${base}`
}
