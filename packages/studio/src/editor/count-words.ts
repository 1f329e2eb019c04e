import { type Block, richToPlain } from '@vitrine/page'
import type { EditedLanguages } from './store/add-language.ts'

type Texts = NonNullable<Block['text']>[string]

const known = new WeakMap<Texts, number>()

/** Returns the number of words that blocks have in the language of the editor, or in the one that they start from. */
export function countWords(
  blocks: readonly Block[],
  { locale, sourceLocale }: EditedLanguages,
): number {
  return blocks.reduce((sum, { text }) => {
    const texts = text?.[locale] ?? text?.[sourceLocale]
    return sum + (texts ? countTexts(texts, locale) : 0)
  }, 0)
}

/** Counts the words of a block once for each change of its texts. */
function countTexts(texts: Texts, locale: string): number {
  const before = known.get(texts)
  if (before !== undefined) return before
  const segmenter = getSegmenter(locale)
  const plain = Object.values(texts).map((value) =>
    typeof value === 'string' ? value : richToPlain(value),
  )
  let count = 0
  for (const part of segmenter.segment(plain.join('\n'))) if (part.isWordLike) count++
  known.set(texts, count)
  return count
}

let latest: { readonly locale: string; readonly segmenter: Intl.Segmenter } | undefined

/** Returns the segmenter of a language. To create one takes longer than to use it, so the last one is stored. */
function getSegmenter(locale: string): Intl.Segmenter {
  if (latest?.locale !== locale)
    latest = { locale, segmenter: new Intl.Segmenter(locale, { granularity: 'word' }) }
  return latest.segmenter
}
