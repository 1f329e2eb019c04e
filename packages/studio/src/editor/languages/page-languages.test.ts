import { expect, it } from 'vitest'
import { getLanguageState } from './page-languages.ts'

const published = [
  { locale: 'en', rev: 4, versionId: 'v', path: 'a', publishedAt: '2030-01-01T00:00:00.000Z' },
]
const written = { locale: 'en', isWritten: true, hasUnsaved: false }

it.each([
  ['published', { rev: 4, published }, written],
  ['changed', { rev: 5, published }, written],
  ['changed', { rev: 4, published }, { ...written, hasUnsaved: true }],
  ['draft', { rev: 4, published }, { ...written, locale: 'de' }],
  ['missing', { rev: 4, published }, { ...written, locale: 'de', isWritten: false }],
])('a page in a language is %s', (state, stored, language) => {
  expect(getLanguageState(stored, language)).toBe(state)
})
