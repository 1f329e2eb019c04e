import { newBlock } from '@vitrine/page'
import { expect, it } from 'vitest'
import { countWords } from './count-words.ts'

const languages = { locale: 'en', sourceLocale: 'en' }
const button = (label: string, locale = 'en') =>
  newBlock(() => 'block1', 53, {
    v: 1,
    text: { [locale]: { label } },
    place: { desktop: { x: 0, y: 0, w: 6, h: 4, z: 0 } },
  })

it('counts the words of all blocks', () => {
  expect(countWords([button('See the new firing'), button('Don’t wait')], languages)).toBe(6)
  expect(countWords([], languages)).toBe(0)
})

it('counts the text that a translation starts from until there is one', () => {
  expect(countWords([button('Zwei Wörter', 'de')], { locale: 'en', sourceLocale: 'de' })).toBe(2)
})

it('counts words of languages without spaces', () => {
  const count = countWords([button('今日は良い天気です', 'ja')], {
    locale: 'ja',
    sourceLocale: 'ja',
  })
  expect(count).toBeGreaterThan(1)
})
