import { describe, expect, it } from 'vitest'
import { markMatches, extractSnippet } from './highlight.ts'
import { listQueryWords, parseQuery } from './query.ts'

const marks = (q: string, ...stems: readonly string[]) => ({
  words: listQueryWords(parseQuery(q)),
  stems,
})

/** With the matches in brackets. */
const shown = (pieces: ReturnType<typeof markMatches> | undefined) =>
  pieces?.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('')

describe('markMatches', () => {
  it.each([
    ['glaze', 'Glazes, GLAZE and glass', '[Glazes], [GLAZE] and glass'],
    ['théière', 'Une theiere, des Théières', 'Une [theiere], des [Théières]'],
    ['陶器', '町の陶器市と陶器', '町の[陶器]市と[陶器]'],
    ['mug -cup', 'A mug, a cup', 'A [mug], a cup'],
    ['b', 'a <b>b</b> & "b"', 'a <[b]>[b]</[b]> & "[b]"'],
    ['', 'Nothing', 'Nothing'],
  ])('marks %j', (q, text, wanted) => {
    expect(shown(markMatches(text, marks(q)))).toBe(wanted)
  })

  it('marks other forms of a word by their common beginning', () => {
    expect(
      shown(markMatches('Making pottery, a potter', marks('potteries made', 'potteri', 'make'))),
    ).toBe('Making [pottery], a potter')
  })

  it('preserves the whole text', () => {
    const text = 'ﬁ Ａ 💥 e\u0301 器 \u0000 word'
    const pieces = markMatches(text, marks('fi a e 器 word'))
    expect(pieces.map((piece) => piece.text).join('')).toBe(text)
  })
})

describe('snippet', () => {
  it('is an excerpt around the first match, on one line', () => {
    const text = `${'Long before. '.repeat(40)}Then a\nkiln.\n${' And long after.'.repeat(40)}`
    const found = shown(extractSnippet(text, marks('kiln')))
    expect(found).toMatch(/^….* Then a · \[kiln\]\. And .*[a-z]…$/)
    expect(found?.length).toBeLessThan(240)
  })

  it('is empty without a query', () => {
    expect(extractSnippet('A text', marks('kiln'))).toBeUndefined()
  })
})
