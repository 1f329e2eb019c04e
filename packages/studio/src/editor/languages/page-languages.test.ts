import { expect, it } from 'vitest'
import { findSourceLocale, getLanguageState } from './page-languages.ts'

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

it('a page without an asked language is in that of the site, or in the first that it is written in', () => {
  const languages = [
    { tag: 'de-DE', isDefault: false },
    { tag: 'en-GB', isDefault: true },
  ]
  expect(findSourceLocale(['de-DE', 'en-GB'], languages)).toBe('en-GB')
  expect(findSourceLocale(['de-DE'], languages)).toBe('de-DE')
  expect(findSourceLocale([], languages)).toBe('en-GB')
})
