import { suggest } from '@vitrine/template'
import { basename, join, relative } from 'node:path'
import {
  buildTheme,
  mergeWithPlatform,
  parseTags,
  readPlatformFiles,
  readThemeFiles,
} from '../theme-loading/index.ts'
import { containsText, findAccessibilityProblems } from './accessibility.ts'
import { findMissingHeadElements } from './document-head.ts'
import { findJsonInAttributes, findSurroundings, findUnescapedValues } from './escaping.ts'
import { findDuplicateIds } from './ids.ts'
import { findEndlessPartials } from './loops.ts'
import { findPrintedTags, listTemplateErrors } from './names.ts'
import { type Finding, type Problem, toProblems } from './problem.ts'
import { readSources, type SourceFile, type Sources } from './sources.ts'

/** Lints the templates of a folder, as `vitrine template check` does. */
export function lintTemplatesBelow(folder: string): readonly Problem[] {
  return lintTemplates(readSources([folder], undefined))
}

/** Lints templates, file by file and from top to bottom. */
export function lintTemplates(sources: Sources): readonly Problem[] {
  const inFiles = sources.files.flatMap((file) =>
    toProblems(file.path, file.text, lintFile(file, sources)),
  )
  return [...inFiles, ...sources.themes.flatMap(lintConfiguration)]
}

function lintFile(file: SourceFile, sources: Sources): readonly Finding[] {
  const { text, pieces } = file
  const [main] = pieces
  const surroundings = findSurroundings(text)
  return [
    ...pieces.flatMap((piece) => [
      ...listTemplateErrors(piece),
      ...findPrintedTags(piece.tree.nodes),
      ...findUnescapedValues(surroundings, piece.tree.nodes),
      ...findJsonInAttributes(surroundings, piece.tree.nodes),
    ]),
    ...findAccessibilityProblems(text, (name) => mayPrintText(name, file, sources)),
    ...findMissingHeadElements(file, sources.partials),
    ...findDuplicateIds(text, main?.tree.nodes ?? []),
    ...parseTags(text).issues.map((issue) => ({ ...issue, rule: 'platform-tag' as const })),
    ...findUnknownPartials(file, sources),
    ...findEndlessPartials(file, sources.partials),
    ...findUnusedPartials(file, sources),
  ]
}

/** Returns whether a partial may print text; undefined if it is unknown. */
function mayPrintText(name: string, { macros }: SourceFile, { partials }: Sources) {
  const partial = partials.get(name)
  if (macros.includes(name) || !partial) return undefined
  return containsText(partial.text, () => true)
}

/** Finds unknown partials. A single file without a theme may be given any. */
function findUnknownPartials(file: SourceFile, { files, partials }: Sources): readonly Finding[] {
  if (partials.size === 0) return []
  const all = [...files, ...partials.values()]
  const known = new Set([...partials.keys(), ...all.flatMap(({ macros }) => macros)])
  return [...file.uses, ...file.tagUses]
    .filter(({ name }) => !known.has(name))
    .map(({ name, at }) => ({
      rule: 'unknown-partial',
      message: `There is no partial ${name}.`,
      at,
      suggestion: suggest(name, known),
    }))
}

/** Finds blocks that nothing applies, if the whole theme is linted. */
function findUnusedPartials(
  file: SourceFile,
  { files, partials, wholeFolders }: Sources,
): readonly Finding[] {
  const names = [...partials].flatMap(([name, partial]) => (partial === file ? [name] : []))
  const name = names.at(-1)
  if (name === undefined || !wholeFolders.some((folder) => isBelow(folder, file.path))) return []
  const isUsed = [...files, ...partials.values()].some(
    (each) =>
      each !== file &&
      (each.tagUses.some((used) => names.includes(used.name)) ||
        each.uses.some((use) => names.includes(use.name))),
  )
  return isUsed ? [] : [{ rule: 'unused-partial', message: `${name} is never applied.`, at: 0 }]
}

function isBelow(folder: string, path: string): boolean {
  return !relative(folder, path).startsWith('..')
}

/** Returns the issues of the theme configuration, as the server finds them. */
function lintConfiguration(theme: string): readonly Problem[] {
  const name = basename(theme)
  const files = mergeWithPlatform(readThemeFiles(theme), readPlatformFiles())
  return buildTheme(name, files)
    .issues.filter(({ file }) => file.endsWith('.conf'))
    .map(({ file, line, column, message }) => ({
      file: join(theme, file),
      line,
      column,
      rule: 'configuration' as const,
      message,
    }))
}
