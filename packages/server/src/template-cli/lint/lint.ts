import { suggest } from '@vitrine/template'
import { basename, join } from 'node:path'
import { readThemeFiles } from '../../render/theme-files.ts'
import { buildTheme } from '../../render/theme.ts'
import { accessibilityOf, holdsText } from './accessibility.ts'
import { unescapedValues } from './escaping.ts'
import { duplicateIds } from './ids.ts'
import { faultsOf, printedTags } from './names.ts'
import { type Finding, type Problem, problemAt } from './problem.ts'
import type { SourceFile, Sources } from './sources.ts'

/** Everything wrong with some templates, file by file and from the top down. */
export function problemsOf(sources: Sources): readonly Problem[] {
  const inFiles = sources.files.flatMap((file) =>
    findingsOf(file, sources)
      .toSorted((a, b) => a.at - b.at)
      .map((finding) => problemAt(file.path, file.text, finding)),
  )
  return [...inFiles, ...sources.themes.flatMap(configurationOf)]
}

function findingsOf(file: SourceFile, sources: Sources): readonly Finding[] {
  const { text, pieces } = file
  const [main] = pieces
  return [
    ...pieces.flatMap((piece) => [
      ...faultsOf(piece),
      ...printedTags(piece.tree.nodes),
      ...unescapedValues(text, piece.tree.nodes),
    ]),
    ...accessibilityOf(text, (name) => printsText(name, file, sources)),
    ...duplicateIds(text, main?.tree.nodes ?? []),
    ...unknownPartials(file, sources),
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
  return file.uses
    .filter(({ name }) => !known.has(name))
    .map(({ name, at }) => ({
      rule: 'unknown-partial',
      message: `There is no partial ${name}.`,
      at,
      suggestion: suggest(name, known),
    }))
}

/** Only where the whole theme is looked at can one say that nothing applies a block. */
function unused(file: SourceFile, { files, partials, themes }: Sources): readonly Finding[] {
  const name = [...partials].find(([, partial]) => partial === file)?.[0]
  if (name === undefined || !themes.some((theme) => file.path.startsWith(theme))) return []
  const isUsed = [...files, ...partials.values()].some(
    (each) =>
      each !== file && (each.named.includes(name) || each.uses.some((use) => use.name === name)),
  )
  return isUsed ? [] : [{ rule: 'unused-partial', message: `Nothing applies ${name}.`, at: 0 }]
}

/** What the server would say of the theme's configuration when it starts. */
function configurationOf(theme: string): readonly Problem[] {
  const name = basename(theme)
  return buildTheme(name, readThemeFiles(theme)).faults.flatMap((fault) => {
    const found = /^[^/]+\/(\S+\.conf): (?:(\d+):(\d+) )?(.*)$/.exec(fault)
    if (!found) return []
    const [, path = '', line = '1', column = '1', message = ''] = found
    const place = { file: join(theme, path), line: Number(line), column: Number(column) }
    return { ...place, rule: 'configuration', message }
  })
}
