import { expect, it } from 'vitest'
import { cleanJson, cleanText } from './clean-text.ts'

it.each([
  ['NUL characters', 'Cl\0ay\0', 'Clay'],
  ['a first half of a pair', 'Clay\uD83C', 'Clay'],
  ['a second half of a pair', '\uDFFAClay', 'Clay'],
  ['halves in the wrong order', 'Cl\uDFFA\uD83Cay', 'Clay'],
  ['a half beside a whole pair', '\uD83C🏺\uDFFA', '🏺'],
  ['a half that a NUL character separates from its other half', '\uD83C\0\uDFFA', '🏺'],
])('removes %s', (_, text, cleaned) => {
  expect(cleanText(text)).toBe(cleaned)
  expect(cleanJson(text)).toBe(cleaned)
})

it.each(['', 'Clay', '🏺 and 👩🏽‍🎨', 'a\tb\nc\u00AD\u200D', '\\u0000 \\ud83c'])(
  'leaves %j as it is',
  (text) => {
    expect(cleanText(text)).toBe(text)
    expect(cleanJson(text)).toBe(text)
  },
)

it('returns the same object if all its texts are clean', () => {
  const value = { ops: [{ op: 'set', path: ['meta', 'en'], value: 'Clay 🏺' }], count: 2 }
  expect(cleanJson(value)).toBe(value)
  expect(cleanJson(undefined)).toBeUndefined()
})

it('cleans texts at any depth, and changes nothing else', () => {
  const value = { texts: ['Cl\0ay', { deep: 'Ki\uD800ln' }], at: 1.5, isOn: false, none: null }
  expect(cleanJson(value)).toEqual({
    texts: ['Clay', { deep: 'Kiln' }],
    at: 1.5,
    isOn: false,
    none: null,
  })
  expect(value.texts[0]).toBe('Cl\0ay')
})
