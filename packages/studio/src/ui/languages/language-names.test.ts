import { expect, it } from 'vitest'
import { isRegisteredLanguage } from './language-names.ts'

it.each([
  ['fr', true],
  ['fr-BE', true],
  ['zh-Hant', true],
  ['pirate', false],
  ['xx', false],
  ['fr_FR', false],
  ['', false],
])('finds out whether the language of %j is registered: %j', (tag, isRegistered) => {
  expect(isRegisteredLanguage(tag)).toBe(isRegistered)
})
