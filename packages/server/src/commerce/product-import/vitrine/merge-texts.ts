import type { OptionText } from '@vitrine/model'
import { findProductBySourceKey, listProductTexts, type ProductInput } from '../../catalog/index.ts'
import type { Db } from '../../../platform/db/db.ts'
import type { DraftOption, ProductDraft } from '../draft.ts'

const NO_TEXTS = {
  title: null,
  excerpt: null,
  body: null,
  customAddButtonText: null,
  seoTitle: null,
  seoDescription: null,
} as const

/**
 * Returns the texts of a file, with those that the product has and the file has no column for; undefined for a file without
 * texts, which changes none.
 */
export async function mergeTexts(
  tx: Db,
  siteId: string,
  { key, optionNames, texts }: Pick<ProductDraft, 'key' | 'optionNames' | 'texts'>,
): Promise<ProductInput['texts']> {
  if (!texts) return undefined
  const product = await findProductBySourceKey(tx, siteId, key)
  const saved = product ? await listProductTexts(tx, siteId, product.id) : []
  const others = saved.filter(({ locale }) => texts.every((each) => each.locale !== locale))
  return [
    ...texts.map((file) => {
      const known = saved.find(({ locale }) => locale === file.locale)
      const options = (known?.options ?? []).filter(({ name }) => optionNames.includes(name))
      return { ...NO_TEXTS, ...known, ...file, options: mergeOptions(options, file.options) }
    }),
    ...others.map((each) => ({ ...each, categories: [] })),
  ]
}

function mergeOptions(
  saved: readonly OptionText[],
  file: readonly DraftOption[],
): readonly OptionText[] {
  const others = saved.filter(({ name }) => file.every((each) => each.name !== name))
  const merged = file.map(({ name, text, values }) => {
    const known = saved.find((option) => option.name === name)
    return { name, text: text ?? known?.text ?? name, values: values ?? known?.values ?? [] }
  })
  return [
    ...others,
    ...merged.filter(({ name, text, values }) => text !== name || values.length > 0),
  ]
}
