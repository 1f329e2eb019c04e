import { readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join, relative, sep } from 'node:path'
import { Misuse } from './console.ts'

/** A text file as UTF-8, without its byte order mark. Throws in words where there is none. */
export function readText(path: string): string {
  if (kindOf(path) === 'folder') throw new Misuse(`${path} is a folder, and a file is wanted.`)
  return readFileSync(path, 'utf8').replace(/^\uFEFF/, '')
}

export function readJson(path: string): unknown {
  const text = readText(path)
  try {
    const value: unknown = JSON.parse(text)
    return value
  } catch (error) {
    throw new Misuse(`${path} is no JSON: ${error instanceof Error ? error.message : ''}`)
  }
}

/** Throws in words where there is nothing. */
export function kindOf(path: string): 'file' | 'folder' {
  const found = statSync(path, { throwIfNoEntry: false })
  if (!found) throw new Misuse(`There is no ${path}.`)
  return found.isDirectory() ? 'folder' : 'file'
}

/** The files below a folder whose names have one of the endings, by path; links are left out. */
export function filesBelow(folder: string, endings: RegExp): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
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

/**
 * The partials of a folder by the names templates apply them by: the path inside the folder, and the
 * same without its ending where nothing else is called so.
 */
export function partialsIn(folder: string): Readonly<Record<string, string>> {
  if (kindOf(folder) === 'file') throw new Misuse(`${folder} is no folder.`)
  const files = filesBelow(folder, /./).map((path): readonly [string, string] => [
    slashed(relative(folder, path)),
    readText(path),
  ])
  const short = files.map(([name, text]): readonly [string, string] => [withoutEnding(name), text])
  return Object.fromEntries([...short, ...files])
}

function withoutEnding(name: string): string {
  const folder = dirname(name)
  const base = basename(name).replace(/(?<=.)\.[^.]*$/, '')
  return folder === '.' ? base : `${folder}/${base}`
}
