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
  const segmenter = new Intl.Segmenter(locale, { granularity: 'word' })
  const plain = Object.values(texts).map((value) =>
    typeof value === 'string' ? value : richToPlain(value),
  )
  const count = [...segmenter.segment(plain.join('\n'))].filter((part) => part.isWordLike).length
  known.set(texts, count)
  return count
}
