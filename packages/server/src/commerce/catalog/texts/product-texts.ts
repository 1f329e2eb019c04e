import { type OptionText, translateOptionNames, translateOptionValues } from '@vitrine/model'

/** The texts of a product in one language; null falls back to the text of the product. */
export interface ProductTexts {
  readonly title: string | null
  readonly excerpt: string | null
  readonly body: string | null
  readonly customAddButtonText: string | null
  readonly seoTitle: string | null
  readonly seoDescription: string | null
  readonly options: readonly OptionText[]
}

/** The texts of a product in a named language. */
export interface LocalizedTexts extends ProductTexts {
  readonly locale: string
}

/** The name of a category in a language; null removes it. */
export interface CategoryName {
  /** The display names in the site's own language from the top. */
  readonly path: readonly string[]
  readonly name: string | null
}

/** The texts of a product to save. */
export interface ProductTextsInput extends LocalizedTexts {
  readonly categories: readonly CategoryName[]
}

/** The names of the options in the site's own language, by which an input finds a variant. */
interface Untranslated {
  readonly optionNames: readonly string[]
  /** The values of each variant by its ID. */
  readonly optionValues: ReadonlyMap<string, readonly string[]>
}

/** The language of a product's texts, and its options in the site's own. */
export interface Localization {
  /** The fields that have a text in the language. */
  readonly fields: ReadonlySet<'title' | 'excerpt' | 'body'>
  readonly untranslated: Untranslated
}

interface Localizable {
  readonly title: string
  readonly excerpt: string
  readonly body: string
  readonly customAddButtonText: string | null
  readonly seoTitle: string | null
  readonly seoDescription: string | null
  readonly optionNames: readonly string[]
  readonly variants: readonly { readonly id: string; readonly optionValues: readonly string[] }[]
}

/** Returns a product in the language of `texts`; each text that is missing stays as it is. */
export function localizeProduct<P extends Localizable>(
  product: P,
  texts: ProductTexts | null | undefined,
): P & { readonly localization?: Localization } {
  if (!texts) return product
  const { optionNames, variants } = product
  const { options } = texts
  const fields = (['title', 'excerpt', 'body'] as const).filter((field) => texts[field] !== null)
  return {
    ...product,
    title: texts.title ?? product.title,
    excerpt: texts.excerpt ?? product.excerpt,
    body: texts.body ?? product.body,
    customAddButtonText: texts.customAddButtonText ?? product.customAddButtonText,
    // A title that is translated is better than one for search engines in another language.
    seoTitle: texts.seoTitle ?? (texts.title === null ? product.seoTitle : null),
    seoDescription: texts.seoDescription ?? product.seoDescription,
    optionNames: translateOptionNames(optionNames, options),
    variants: variants.map((variant) => ({
      ...variant,
      optionValues: translateOptionValues(optionNames, variant.optionValues, options),
    })),
    localization: {
      fields: new Set(fields),
      untranslated: {
        optionNames,
        optionValues: new Map(variants.map(({ id, optionValues }) => [id, optionValues])),
      },
    },
  }
}

/** Returns whether a language has no text of a product. */
export function isUntranslated({ options, locale: _locale, ...texts }: LocalizedTexts): boolean {
  return options.length === 0 && Object.values(texts).every((text) => text === null)
}
