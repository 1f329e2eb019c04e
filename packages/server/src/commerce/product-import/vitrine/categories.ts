import { isDeepStrictEqual } from 'node:util'
import type { ProductTranslation } from '@vitrine/contract'
import type { CategoryText, ProductDraft } from '../draft.ts'
import { addError, type ParseContext } from '../parse-context.ts'
import type { Problem, Row } from '../sheet.ts'
import { countCharacters, splitList, toOneLine } from '../text.ts'
import { formatTextColumn } from './text-columns.ts'

/** A path of display names from the top. */
type Path = readonly string[]

const MAX_NAME = 1_000

/** Formats the paths of categories as a list; `\/` is a slash and `\,` a comma in a name. */
export function formatCategories(paths: readonly Path[]): string {
  return paths
    .map((path) =>
      path
        .map(escapeSlash)
        .join('/')
        .replaceAll(',', String.raw`\,`),
    )
    .join(', ')
}

export function parseCategories(text: string): readonly Path[] {
  return splitList(text).map(splitPath)
}

/**
 * Formats the paths of categories in a language: each name without a text in it is that of the site's own. Empty if no
 * name has one.
 */
export function formatCategoryTexts(
  paths: readonly Path[],
  translation: ProductTranslation | undefined,
): string {
  const names = translation?.categories ?? []
  const translate = (path: Path) => names.find((each) => isDeepStrictEqual(each.path, path))?.name
  const translated = paths.map((path) =>
    path.map((own, depth) => translate(path.slice(0, depth + 1)) ?? own),
  )
  return isDeepStrictEqual(translated, paths) ? '' : formatCategories(translated)
}

/**
 * Parses the paths of categories in a language, in the order of `paths`. A name that is that of the site's own says nothing:
 * categories have names for all products together.
 */
export function parseCategoryTexts(
  row: Row,
  column: string,
  { paths, context }: { readonly paths: readonly Path[]; readonly context: ParseContext },
): readonly CategoryText[] {
  const text = row.text(column)
  if (text === '') return []
  const translated = text
    .split(/(?<!\\),/)
    .map((path) => splitPath(path.replaceAll(String.raw`\,`, ',')).map(toOneLine))
  const isAligned =
    translated.length === paths.length &&
    translated.every((path, index) => path.length === paths[index]?.length)
  const names = translated.flat()
  const error = !isAligned
    ? 'write each category of “Categories” in this language, in the same order'
    : names.some((name) => countCharacters(name) > MAX_NAME)
      ? `the maximum is ${MAX_NAME} characters`
      : undefined
  if (error !== undefined) {
    addError(context, row.getPosition(column), error)
    return []
  }
  const texts = new Map<string, CategoryText>()
  for (const [index, own] of paths.entries())
    for (const [depth, name] of (translated[index] ?? []).entries()) {
      const path = own.slice(0, depth + 1)
      if (name !== '' && name !== own[depth])
        texts.set(JSON.stringify([path, name]), { path, name })
    }
  return [...texts.values()]
}

/** Separates the products that name a category otherwise than one above them in the file: it has one name in a language. */
export function separateCategoryTexts(drafts: readonly ProductDraft[]) {
  const known = new Map<string, { readonly name: string; readonly line: number }>()
  const invalid: { key: string; title: string; errors: readonly Problem[] }[] = []
  const valid = drafts.filter((draft) => {
    const { key, title, line, row, texts = [] } = draft
    const errors = texts.flatMap(({ locale, categories }) =>
      categories.flatMap(({ path, name }) => {
        const id = JSON.stringify([locale, path])
        const first = known.get(id) ?? { name, line }
        known.set(id, first)
        if (first.name === name) return []
        const message = `line ${first.line} names the category ${JSON.stringify(path.at(-1))} otherwise`
        return [{ line, row, column: formatTextColumn('Categories', locale), message }]
      }),
    )
    if (errors.length > 0) invalid.push({ key, title, errors })
    return errors.length === 0
  })
  return { valid, invalid }
}

function escapeSlash(name: string): string {
  return name.replaceAll('/', String.raw`\/`)
}

function splitPath(path: string): Path {
  return path.split(/(?<!\\)\//).map((name) => name.replaceAll(String.raw`\/`, '/').trim())
}
