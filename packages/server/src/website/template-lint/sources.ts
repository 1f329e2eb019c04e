import { existsSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { compile, type Template } from '@vitrine/template'
import { Refusal } from '../../platform/console/console.ts'
import { filesAt, filesBelow, partialsIn, PLATFORM, readText, slashed } from './files.ts'
import { readTags } from '../render/read-tags.ts'
import { macrosIn, type Use, usesIn } from './names.ts'
import { piecesOf } from './pieces.ts'

const ENDINGS = ['block', 'region', 'page', 'list', 'item', 'jsont', 'html']
/** Files of a theme and others like them. */
const TEMPLATES = new RegExp(`\\.(?:${ENDINGS.join('|')})$`)

export interface SourceFile {
  readonly path: string
  readonly text: string
  /** The source, cut at the bodies of the platform's own tags; offsets are the file's. */
  readonly pieces: readonly Template[]
  readonly uses: readonly Use[]
  /** Those of them that stand in no block, so they run whenever the file does. */
  readonly always: readonly Use[]
  readonly macros: readonly string[]
  /** The blocks that the platform's own tags name. */
  readonly named: readonly Use[]
}

export interface Sources {
  /** What is checked. */
  readonly files: readonly SourceFile[]
  /** What may be applied, by name: the blocks of the themes the files belong to, and more. */
  readonly partials: ReadonlyMap<string, SourceFile>
  /** The themes that are checked whole. */
  readonly themes: readonly string[]
  /** Those and the folder of partials, if more than it is checked: what nothing applies there is unused. */
  readonly whole: readonly string[]
}

/** The templates at some paths, and the partials they may apply. */
export function readSources(paths: readonly string[], partials: string | undefined): Sources {
  const read = new Map<string, SourceFile>()
  const file = (path: string): SourceFile => {
    const known = read.get(path) ?? sourceFile(path, readText(path))
    read.set(path, known)
    return known
  }
  const found = new Set(paths.flatMap((path) => filesIn(path)))
  const files = [...found].map(file)
  const byPlace = new Map(files.map((each) => [resolve(each.path), each]))
  const themes = new Set(files.flatMap(({ path }) => themeOf(path) ?? []))
  // What a theme does not bring, the platform has.
  const blocks = [PLATFORM, ...themes].flatMap((theme) => {
    const folder = join(theme, 'blocks')
    const names = existsSync(folder) ? filesBelow(folder, /\.block$/) : []
    return names.map((path): [string, SourceFile] => [
      slashed(relative(folder, path)),
      byPlace.get(resolve(path)) ?? file(path),
    ])
  })
  const ofPlatform = filesBelow(join(PLATFORM, 'partials'), /\.block$/).map(
    (path): [string, SourceFile] => [
      basename(path, '.block'),
      byPlace.get(resolve(path)) ?? file(path),
    ],
  )
  const others = partials === undefined ? [] : [...partialsIn(partials)]
  const more = others.map(([name, { path, text }]): [string, SourceFile] => {
    const known = byPlace.get(resolve(path)) ?? sourceFile(path, text)
    byPlace.set(resolve(path), known)
    return [name, known]
  })
  const asked = paths.map((path) => resolve(path))
  const checked = [...themes].filter(
    (theme) =>
      existsSync(join(theme, 'template.conf')) && asked.some((path) => holds(path, resolve(theme))),
  )
  const isAround = (path: string, folder: string) => path !== folder && holds(path, folder)
  const isMore = partials !== undefined && asked.some((path) => isAround(path, resolve(partials)))
  return {
    files,
    partials: new Map([...ofPlatform, ...blocks, ...more]),
    themes: checked,
    whole: isMore ? [...checked, partials] : checked,
  }
}

function filesIn(path: string): readonly string[] {
  const found = filesAt(path, TEMPLATES)
  if (found.length > 0) return found
  throw new Refusal(
    `There are no templates in ${path}: no file that ends in .${ENDINGS.join(' .')}.`,
  )
}

function sourceFile(path: string, text: string): SourceFile {
  const pieces = piecesOf(text).map((piece) => compile(piece, { name: path }))
  const macros = pieces.flatMap(({ tree }) => macrosIn(tree.nodes))
  const outside = pieces[0]?.tree.nodes.filter((node) => !('body' in node)) ?? []
  return {
    path,
    text,
    pieces,
    uses: pieces.flatMap(({ tree }) => usesIn(tree.nodes)),
    always: usesIn(outside).filter(({ name }) => !macros.includes(name)),
    macros,
    named: readTags(text).heads.flatMap(({ head, span }) =>
      head.flatMap((part) =>
        'key' in part && part.key === 'template' && !/[{}]/.test(part.value)
          ? [{ name: `${part.value}.block`, at: span.start }]
          : [],
      ),
    ),
  }
}

/** The folder with a template.conf that a file is in. */
function themeOf(path: string): string | undefined {
  let folder = dirname(path)
  for (;;) {
    if (existsSync(join(folder, 'template.conf')) || existsSync(join(folder, 'blocks')))
      return folder
    const above = dirname(folder)
    if (above === folder || basename(folder) === 'themes') return undefined
    folder = above
  }
}

function holds(folder: string, path: string): boolean {
  const way = relative(folder, path)
  return way === '' || !way.startsWith('..')
}
