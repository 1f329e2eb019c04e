import { expect, it } from 'vitest'
import { toChangedLanguage, toLanguageValues, toNewLanguage } from './language-values.ts'

const empty = toLanguageValues(undefined)

it('leaves the name and the prefix of a new language to the server', () => {
  expect(toNewLanguage({ ...empty, tag: ' fr-BE ' })).toEqual({
    tag: 'fr-BE',
    enabled: true,
    isCustomCode: false,
  })
})

it('marks a code that is no registered language as a custom code', () => {
  const values = { ...empty, tag: 'pirate', displayName: 'Arr!', prefix: 'arr', isVisible: false }
  expect(toNewLanguage(values)).toEqual({
    tag: 'pirate',
    enabled: false,
    isCustomCode: true,
    displayName: 'Arr!',
    prefix: 'arr',
  })
})

it('changes the name, the prefix and the visibility of a language', () => {
  const german = { tag: 'de', enabled: true, isCustomCode: false, prefix: 'de' }
  const values = { ...empty, tag: 'de', prefix: ' german ', isVisible: false }
  expect(toChangedLanguage(german, values)).toEqual({
    ...german,
    enabled: false,
    displayName: '',
    prefix: 'german',
  })
})
