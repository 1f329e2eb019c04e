import type { ProductTranslation } from '@vitrine/contract'
import type { Db } from '../../../platform/db/db.ts'
import { listAllLanguages } from '../../../identity/multilingual/index.ts'
import { isUntranslated, type ProductTextsInput } from './product-texts.ts'
import { listTextLocales, putCategoryText, putProductTexts } from './text-store.ts'

/** Replaces the texts of a product in other languages, and sets the given names of its categories. */
export async function saveTexts(
  tx: Db,
  siteId: string,
  {
    productId,
    texts,
    categoryIds,
  }: {
    readonly productId: string
    readonly texts: readonly ProductTextsInput[]
    /** The IDs of its categories and of those above them, by `toPathKey`. */
    readonly categoryIds: ReadonlyMap<string, string>
  },
): Promise<void> {
  const rows = texts
    .map(({ categories: _categories, ...row }) => row)
    .filter((row) => !isUntranslated(row))
  await putProductTexts(tx, siteId, productId, rows)
  for (const { locale, categories } of texts)
    for (const { path, name } of categories) {
      const categoryId = categoryIds.get(toPathKey(path))
      if (categoryId !== undefined) await putCategoryText(tx, siteId, { categoryId, locale }, name)
    }
}

/** Returns the key of a path of display names. */
export function toPathKey(path: readonly string[]): string {
  return JSON.stringify(path)
}

/**
 * Adds an error for each translation in a language that the site does not have, or has as its own. A product keeps the
 * texts of a language that was removed from the site.
 */
export async function checkTranslations(
  db: Db,
  siteId: string,
  translations: readonly ProductTranslation[],
  { productId, errors }: { readonly productId: string; readonly errors: Record<string, string> },
): Promise<void> {
  if (translations.length === 0) return
  const languages = await listAllLanguages(db, siteId)
  const others = languages.filter(({ isDefault }) => !isDefault).map(({ tag }) => tag)
  const known = new Set([...others, ...(await listTextLocales(db, siteId, productId))])
  const seen = new Set<string>()
  for (const [index, { locale, options }] of translations.entries()) {
    if (hasEqualTexts(options))
      errors[`translations.${index}.options`] =
        'Two options, or two values of one option, have the same text in this language.'
    if (!known.has(locale))
      errors[`translations.${index}.locale`] =
        `“${locale}” is not another language of the site. Add it under Languages first.`
    else if (seen.has(locale))
      errors[`translations.${index}.locale`] = 'Another translation has this language.'
    seen.add(locale)
  }
}

/** Returns whether buyers could not tell two options, or two values of an option, apart. */
function hasEqualTexts(options: ProductTranslation['options']): boolean {
  const isRepeated = (texts: readonly string[]) => new Set(texts).size < texts.length
  const names = options.map(({ name, text }) => text.trim() || name.trim())
  return (
    isRepeated(names) ||
    options.some(({ values }) =>
      isRepeated(values.map(({ value, text }) => text.trim() || value.trim())),
    )
  )
}

/** Converts a translation to the texts that are saved: without spaces around them, and null where nothing is left. */
export function toProductTexts(translation: ProductTranslation): ProductTextsInput {
  const { options, categories, locale, ...texts } = translation
  const orNull = (text: string | null) => (text?.trim() ? text.trim() : null)
  return {
    locale,
    title: orNull(texts.title),
    excerpt: orNull(texts.excerpt),
    body: orNull(texts.body),
    customAddButtonText: orNull(texts.customAddButtonText),
    seoTitle: orNull(texts.seoTitle),
    seoDescription: orNull(texts.seoDescription),
    options: options.map(({ name, text, values }) => ({
      name: name.trim(),
      text: text.trim(),
      values: values.map((each) => ({ value: each.value.trim(), text: each.text.trim() })),
    })),
    categories: categories.map(({ path, name }) => ({
      path: path.map((each) => each.trim()),
      name: orNull(name),
    })),
  }
}
