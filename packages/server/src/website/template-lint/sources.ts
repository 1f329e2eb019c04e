import { existsSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { compile, type Template } from '@vitrine/template'
import { CommandError } from '../../platform/console/console.ts'
import { parseTags } from '../theme-loading/index.ts'
import {
  listFilesAt,
  listFilesBelow,
  loadPartials,
  PLATFORM_FOLDER,
  readText,
  toSlashes,
} from './files.ts'
import { listMacros, listUses, type PartialUse } from './names.ts'
import { splitAtTagBodies } from './tag-bodies.ts'

const ENDINGS = ['block', 'region', 'page', 'list', 'item', 'jsont', 'html']
/** Matches templates: files of a theme and similar ones. */
const TEMPLATES = new RegExp(`\\.(?:${ENDINGS.join('|')})$`)

export interface SourceFile {
  readonly path: string
  readonly text: string
  /** The source, split at the bodies of platform tags; offsets are those of the file. */
  readonly pieces: readonly Template[]
  readonly uses: readonly PartialUse[]
  /** The uses outside of blocks, which run whenever the file does. */
  readonly unconditionalUses: readonly PartialUse[]
  readonly macros: readonly string[]
  /** The blocks that platform tags name. */
  readonly tagUses: readonly PartialUse[]
}

export interface Sources {
  /** The files that are linted. */
  readonly files: readonly SourceFile[]
  /** The partials that may be applied, by name. */
  readonly partials: ReadonlyMap<string, SourceFile>
  /** The themes that are linted as a whole. */
  readonly themes: readonly string[]
  /** The folders that are linted as a whole: a block that nothing applies there is unused. */
  readonly wholeFolders: readonly string[]
}

/** Reads templates and the partials that they may apply. */
export function readSources(paths: readonly string[], partials: string | undefined): Sources {
  const read = new Map<string, SourceFile>()
  const file = (path: string): SourceFile => {
    const known = read.get(path) ?? createSourceFile(path, readText(path))
    read.set(path, known)
    return known
  }
  const found = new Set(paths.flatMap((path) => listSourceFiles(path)))
  const files = [...found].map(file)
  const byPath = new Map(files.map((each) => [resolve(each.path), each]))
  const themes = new Set(files.flatMap(({ path }) => findThemeFolder(path) ?? []))
  // The platform has what a theme lacks.
  const blocks = [PLATFORM_FOLDER, ...themes].flatMap((theme) => {
    const folder = join(theme, 'blocks')
    const names = existsSync(folder) ? listFilesBelow(folder, /\.block$/) : []
    return names.map((path): [string, SourceFile] => [
      toSlashes(relative(folder, path)),
      byPath.get(resolve(path)) ?? file(path),
    ])
  })
  const platformPartials = listFilesBelow(join(PLATFORM_FOLDER, 'partials'), /\.block$/).map(
    (path): [string, SourceFile] => [
      basename(path, '.block'),
      byPath.get(resolve(path)) ?? file(path),
    ],
  )
  const others = partials === undefined ? [] : [...loadPartials(partials)]
  const more = others.map(([name, { path, text }]): [string, SourceFile] => {
    const known = byPath.get(resolve(path)) ?? createSourceFile(path, text)
    byPath.set(resolve(path), known)
    return [name, known]
  })
  const linted = paths.map((path) => resolve(path))
  const checked = [...themes].filter(
    (theme) =>
      existsSync(join(theme, 'template.conf')) &&
      linted.some((path) => isInside(path, resolve(theme))),
  )
  const isAround = (path: string, folder: string) => path !== folder && isInside(path, folder)
  const isMore = partials !== undefined && linted.some((path) => isAround(path, resolve(partials)))
  return {
    files,
    partials: new Map([...platformPartials, ...blocks, ...more]),
    themes: checked,
    wholeFolders: isMore ? [...checked, partials] : checked,
  }
}

function listSourceFiles(path: string): readonly string[] {
  const found = listFilesAt(path, TEMPLATES)
  if (found.length > 0) return found
  throw new CommandError(
    `There are no templates in ${path}. Their names end in .${ENDINGS.join(', .')}.`,
  )
}

function createSourceFile(path: string, text: string): SourceFile {
  const pieces = splitAtTagBodies(text).map((piece) => compile(piece, { name: path }))
  const macros = pieces.flatMap(({ tree }) => listMacros(tree.nodes))
  const outside = pieces[0]?.tree.nodes.filter((node) => !('body' in node)) ?? []
  return {
    path,
    text,
    pieces,
    uses: pieces.flatMap(({ tree }) => listUses(tree.nodes)),
    unconditionalUses: listUses(outside).filter(({ name }) => !macros.includes(name)),
    macros,
    tagUses: parseTags(text).heads.flatMap(({ head, span }) =>
      head.flatMap((part) =>
        'key' in part && part.key === 'template' && !/[{}]/.test(part.value)
          ? [{ name: `${part.value}.block`, at: span.start }]
          : [],
      ),
    ),
  }
}

/** Returns the theme folder that a file is in. */
function findThemeFolder(path: string): string | undefined {
  let folder = dirname(path)
  for (;;) {
    if (existsSync(join(folder, 'template.conf')) || existsSync(join(folder, 'blocks')))
      return folder
    const above = dirname(folder)
    if (above === folder || basename(folder) === 'themes') return undefined
    folder = above
  }
}

function isInside(folder: string, path: string): boolean {
  const relativePath = relative(folder, path)
  return relativePath === '' || !relativePath.startsWith('..')
}
