import { suggest } from '@vitrine/template'
import { basename, join, relative } from 'node:path'
import { readTags } from '../render/read-tags.ts'
import { platformFiles, readThemeFiles, withFallback } from '../render/theme-files.ts'
import { buildTheme } from '../render/theme.ts'
import { accessibilityOf, holdsText } from './accessibility.ts'
import { jsonInAttributes, surroundingsIn, unescapedValues } from './escaping.ts'
import { duplicateIds } from './ids.ts'
import { loopsOf } from './loops.ts'
import { faultsOf, printedTags } from './names.ts'
import { type Finding, type Problem, problemsAt } from './problem.ts'
import { readSources, type SourceFile, type Sources } from './sources.ts'

/** What is wrong with the templates of a folder, as `vitrine template check` finds it. */
export function problemsBelow(folder: string): readonly Problem[] {
  return problemsOf(readSources([folder], undefined))
}

/** Everything wrong with some templates, file by file and from the top down. */
export function problemsOf(sources: Sources): readonly Problem[] {
  const inFiles = sources.files.flatMap((file) =>
    problemsAt(file.path, file.text, findingsOf(file, sources)),
  )
  return [...inFiles, ...sources.themes.flatMap(configurationOf)]
}

function findingsOf(file: SourceFile, sources: Sources): readonly Finding[] {
  const { text, pieces } = file
  const [main] = pieces
  const surroundings = surroundingsIn(text)
  return [
    ...pieces.flatMap((piece) => [
      ...faultsOf(piece),
      ...printedTags(piece.tree.nodes),
      ...unescapedValues(surroundings, piece.tree.nodes),
      ...jsonInAttributes(surroundings, piece.tree.nodes),
    ]),
    ...accessibilityOf(text, (name) => printsText(name, file, sources)),
    ...duplicateIds(text, main?.tree.nodes ?? []),
    ...readTags(text).faults.map((fault) => ({ ...fault, rule: 'platform-tag' as const })),
    ...unknownPartials(file, sources),
    ...loopsOf(file, sources.partials),
    ...unused(file, sources),
  ]
}

/** A partial that only draws a picture names nothing; of one that is not here nobody knows. */
function printsText(name: string, { macros }: SourceFile, { partials }: Sources) {
  const partial = partials.get(name)
  if (macros.includes(name) || !partial) return undefined
  return holdsText(partial.text, () => true)
}

/** A single file, with no theme around it, may be given anything. */
function unknownPartials(file: SourceFile, { files, partials }: Sources): readonly Finding[] {
  if (partials.size === 0) return []
  const all = [...files, ...partials.values()]
  const known = new Set([...partials.keys(), ...all.flatMap(({ macros }) => macros)])
  return [...file.uses, ...file.named]
    .filter(({ name }) => !known.has(name))
    .map(({ name, at }) => ({
      rule: 'unknown-partial',
      message: `There is no partial ${name}.`,
      at,
      suggestion: suggest(name, known),
    }))
}

/** Only where the whole theme is looked at can one say that nothing applies a block. */
function unused(file: SourceFile, { files, partials, whole }: Sources): readonly Finding[] {
  const names = [...partials].flatMap(([name, partial]) => (partial === file ? [name] : []))
  const name = names.at(-1)
  if (name === undefined || !whole.some((folder) => isBelow(folder, file.path))) return []
  const isUsed = [...files, ...partials.values()].some(
    (each) =>
      each !== file &&
      (each.named.some((used) => names.includes(used.name)) ||
        each.uses.some((use) => names.includes(use.name))),
  )
  return isUsed ? [] : [{ rule: 'unused-partial', message: `Nothing applies ${name}.`, at: 0 }]
}

function isBelow(folder: string, path: string): boolean {
  return !relative(folder, path).startsWith('..')
}

/** What the server would say of the theme's configuration when it starts. */
function configurationOf(theme: string): readonly Problem[] {
  const name = basename(theme)
  const files = withFallback(readThemeFiles(theme), platformFiles())
  return buildTheme(name, files)
    .faults.filter(({ file }) => file.endsWith('.conf'))
    .map(({ file, line, column, message }) => ({
      file: join(theme, file),
      line,
      column,
      rule: 'configuration' as const,
      message,
    }))
}
