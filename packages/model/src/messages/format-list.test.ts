import { expect, it } from 'vitest'
import { formatList } from './format-list.ts'

it.each([
  ['en', 'News, Offers, and Fairs'],
  ['de-CH', 'News, Offers und Fairs'],
  ['ja', 'News、Offers、Fairs'],
  ['not a tag', 'News, Offers, and Fairs'],
])('joins texts as %s does', (locale, expected) => {
  expect(formatList(['News', 'Offers', 'Fairs'], locale)).toBe(expected)
})
