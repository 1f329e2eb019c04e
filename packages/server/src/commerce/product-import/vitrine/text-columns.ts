import { normalizeColumn, type Sheet } from '../sheet.ts'

/** The fields of a product that have a text in each language, with their columns. */
export const TEXT_FIELDS = [
  ['Title', 'title'],
  ['Description', 'body'],
  ['Excerpt', 'excerpt'],
  ['Button Text', 'customAddButtonText'],
  ['SEO Title', 'seoTitle'],
  ['SEO Description', 'seoDescription'],
] as const

/** The names of the columns in a file by those without the language, in one language; all are normalized. */
export type LocaleColumns = ReadonlyMap<string, string>

/** The name of a column, and the language in brackets after it. */
const IN_BRACKETS = /^([^[\]]*)\[([^[\]]*)\]$/

/** The columns whose text in a language stands beside that of the site's own. */
const ALIGNED = /^(?:categories|option (?:name|value) \d+)$/

const bases = new Set(TEXT_FIELDS.map(([label]) => normalizeColumn(label)))

/** Returns the name of the column of a text in a language, such as `Title[de]`. */
export function formatTextColumn(label: string, locale: string): string {
  return `${label}[${locale}]`
}

/** Returns whether a column, by its normalized name, is that of a text in some language. */
export function isTextColumn(column: string): boolean {
  const found = splitColumn(column)
  return found !== undefined && isTranslated(found.base)
}

/** Finds the columns of texts in each of the languages; those in other languages are skipped. */
export function findTextColumns(
  columns: Iterable<string>,
  locales: readonly string[],
): ReadonlyMap<string, LocaleColumns> {
  const found = new Map<string, Map<string, string>>()
  for (const column of columns) {
    const { base = '', tag } = splitColumn(column) ?? {}
    const locale = locales.find((each) => each.toLowerCase() === tag)
    if (locale === undefined || !isTranslated(base)) continue
    const known = found.get(locale) ?? new Map<string, string>()
    found.set(locale, known.set(base, column))
  }
  return found
}

/**
 * Names each column with brackets that no text of the site belongs in, with the reason. One that names neither a field,
 * by `isOwn`, nor a language is an owner's note.
 */
export function findInvalidColumns(
  { columns, repeated }: Sheet,
  {
    locales,
    isOwn,
  }: { readonly locales: readonly string[]; readonly isOwn: (base: string) => boolean },
): readonly string[] {
  const tags = new Set(locales.map((locale) => locale.toLowerCase()))
  const seen = new Set<string>()
  const twice = repeated.filter((label) => isTextColumn(normalizeColumn(label)))
  const reasons = [...columns].flatMap(([column, label]) => {
    const found = splitColumn(column)
    if (!found) return []
    const { base, tag } = found
    if (!isOwn(base) && !tags.has(tag)) return []
    if (!isTranslated(base)) return [`“${label}” has no text in each language.`]
    if (!tags.has(tag)) return [`“${label}” is not in another language of the site.`]
    const key = `${base}[${tag}]`
    if (seen.has(key)) twice.push(label)
    seen.add(key)
    return ALIGNED.test(base) && !columns.has(base)
      ? [`“${label}” needs the column without a language.`]
      : []
  })
  return [...reasons, ...twice.map((label) => `“${label}” is there twice.`)]
}

function isTranslated(base: string): boolean {
  return bases.has(base) || ALIGNED.test(base)
}

function splitColumn(column: string): { readonly base: string; readonly tag: string } | undefined {
  const [, base, tag] = IN_BRACKETS.exec(column) ?? []
  return base === undefined || tag === undefined
    ? undefined
    : { base: base.trim(), tag: tag.trim() }
}
