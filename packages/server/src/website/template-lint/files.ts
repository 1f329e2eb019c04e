import { readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { THEMES } from '../../platform/config/paths.ts'
import { Refusal } from '../../platform/console/console.ts'

/** The folder of what every theme falls back to. */
export const PLATFORM = fileURLToPath(new URL('system', THEMES))

/** A text file as UTF-8, without its byte order mark. Throws in words where there is none. */
export function readText(path: string): string {
  if (kindOf(path) === 'folder') throw new Refusal(`${path} is a folder, and a file is wanted.`)
  const text = textOf(reading(path, () => readFileSync(path)))
  if (text === undefined) throw new Refusal(`${path} is no text: it is not written in UTF-8.`)
  return text
}

function textOf(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** What the system says of a path it cannot give, in words. */
function reading<T>(path: string, read: () => T): T {
  try {
    return read()
  } catch (error) {
    const { code = '' }: NodeJS.ErrnoException = error instanceof Error ? error : new Error()
    const why = Object.hasOwn(reasons, code) ? reasons[code] : `cannot be read: ${code}`
    throw new Refusal(`${shortened(path)} ${why}.`)
  }
}

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'may not be read',
  EPERM: 'may not be read',
  ELOOP: 'is a link that leads to itself',
  ENAMETOOLONG: 'is too long a name',
  ENOTDIR: 'is no path: something on the way is no folder',
}

function shortened(path: string): string {
  return path.length > 200 ? `${path.slice(0, 200)}…` : path
}

export function readJson(path: string): unknown {
  const text = readText(path)
  try {
    const value: unknown = JSON.parse(text)
    return value
  } catch (error) {
    throw new Refusal(`${path} is no JSON: ${reasonOf(error)}`)
  }
}

/** Why a text is no JSON, as a sentence of one line. */
export function reasonOf(error: unknown): string {
  const reason = error instanceof Error ? error.message : String(error)
  return `${reason.replaceAll(/[\p{Cc}\uFFFD]+/gu, ' ')}.`
}

/** Throws in words where there is nothing. */
export function kindOf(path: string): 'file' | 'folder' {
  const found = reading(path, () => statSync(path, { throwIfNoEntry: false }))
  if (!found) throw new Refusal(`There is no ${path}.`)
  return found.isDirectory() ? 'folder' : 'file'
}

/** The files below a folder whose names have one of the endings, by path; links are left out. */
export function filesBelow(folder: string, endings: RegExp): readonly string[] {
  return reading(folder, () => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && endings.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !/(?:^|[\\/])(?:node_modules|\.git)[\\/]/.test(relative(folder, path)))
    .toSorted()
}

/** The files a path means: itself, or those below it with one of the endings. */
export function filesAt(path: string, endings: RegExp): readonly string[] {
  return kindOf(path) === 'file' ? [path] : filesBelow(path, endings)
}

/** A path as templates write it, with `/`. */
export function slashed(path: string): string {
  return path.split(sep).join('/')
}

export interface Partial {
  readonly path: string
  readonly text: string
}

/**
 * The partials of a folder by the names templates apply them by: the path inside the folder, and the
 * same without its ending where nothing else is called so. Pictures and the like are none.
 */
export function partialsIn(folder: string): ReadonlyMap<string, Partial> {
  if (kindOf(folder) === 'file') throw new Refusal(`${folder} is no folder.`)
  const files = filesBelow(folder, /./).flatMap((path): (readonly [string, Partial])[] => {
    const text = textOf(reading(path, () => readFileSync(path)))
    return text === undefined ? [] : [[slashed(relative(folder, path)), { path, text }]]
  })
  const short = files.map(([name, partial]) => [withoutEnding(name), partial] as const)
  return new Map([...short, ...files])
}

function withoutEnding(name: string): string {
  const folder = dirname(name)
  const base = basename(name).replace(/(?<=.)\.[^.]*$/, '')
  return folder === '.' ? base : `${folder}/${base}`
}
