import { existsSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { compile, type Template } from '@vitrine/template'
import { filesAt, filesBelow, partialsIn, readText, slashed } from '../files.ts'
import { macrosIn, type Use, usesIn } from './names.ts'
import { piecesOf } from './pieces.ts'

/** Files of a theme and others like them. */
const TEMPLATES = /\.(?:block|region|page|list|item|jsont|html)$/

export interface SourceFile {
  readonly path: string
  readonly text: string
  /** The source, cut at the bodies of the platform's own tags; offsets are the file's. */
  readonly pieces: readonly Template[]
  readonly uses: readonly Use[]
  readonly macros: readonly string[]
  /** The blocks that the platform's own tags name. */
  readonly named: readonly string[]
}

export interface Sources {
  /** What is checked. */
  readonly files: readonly SourceFile[]
  /** What may be applied, by name: the blocks of the themes the files belong to, and more. */
  readonly partials: ReadonlyMap<string, SourceFile>
  /** The themes that are checked whole. */
  readonly themes: readonly string[]
}

/** The templates at some paths, and the partials they may apply. */
export function readSources(paths: readonly string[], partials: string | undefined): Sources {
  const read = new Map<string, SourceFile>()
  const file = (path: string): SourceFile => {
    const known = read.get(path) ?? sourceFile(path, readText(path))
    read.set(path, known)
    return known
  }
  const found = new Set(paths.flatMap((path) => filesAt(path, TEMPLATES)))
  const files = [...found].map(file)
  const themes = new Set(files.flatMap(({ path }) => themeOf(path) ?? []))
  const blocks = [...themes].flatMap((theme) => {
    const folder = join(theme, 'blocks')
    const names = existsSync(folder) ? filesBelow(folder, /\.block$/) : []
    return names.map((path): [string, SourceFile] => [
      slashed(relative(folder, path)),
      file(files.find((each) => resolve(each.path) === resolve(path))?.path ?? path),
    ])
  })
  const others = Object.entries(partials === undefined ? {} : partialsIn(partials))
  const more = others.map(([name, text]): [string, SourceFile] => [name, sourceFile(name, text)])
  const asked = paths.map((path) => resolve(path))
  return {
    files,
    partials: new Map([...blocks, ...more]),
    themes: [...themes].filter((theme) => asked.some((path) => holds(path, resolve(theme)))),
  }
}

function sourceFile(path: string, text: string): SourceFile {
  const pieces = piecesOf(text).map((piece) => compile(piece, { name: path }))
  return {
    path,
    text,
    pieces,
    uses: pieces.flatMap(({ tree }) => usesIn(tree.nodes)),
    macros: pieces.flatMap(({ tree }) => macrosIn(tree.nodes)),
    named: [...text.matchAll(/<squarespace:[^>]*\stemplate="([^"{}]+)"/g)].map(
      ([, name = '']) => `${name}.block`,
    ),
  }
}

/** The folder with a template.conf that a file is in. */
function themeOf(path: string): string | undefined {
  let folder = dirname(path)
  for (;;) {
    if (existsSync(join(folder, 'template.conf'))) return folder
    const above = dirname(folder)
    if (above === folder || basename(folder) === 'themes') return undefined
    folder = above
  }
}

function holds(folder: string, path: string): boolean {
  const way = relative(folder, path)
  return way === '' || !way.startsWith('..')
}
