import { expect, it } from 'vitest'
import { bodyOf, listOf } from './text.ts'

it('keeps HTML as given', () => {
  expect(bodyOf('<p>One</p>\n<ul><li>Two</li></ul>', 'html')).toBe(
    '<p>One</p>\n<ul><li>Two</li></ul>',
  )
})

it('makes paragraphs of text, and of text with nothing but inline elements', () => {
  expect(bodyOf('One & two\nthree\n\nFour', 'html')).toBe(
    '<p>One &amp; two<br>three</p><p>Four</p>',
  )
  expect(bodyOf('A <b>bold</b> claim', 'html')).toBe('<p>A <b>bold</b> claim</p>')
  expect(bodyOf('Salt &amp; pepper', 'html')).toBe('<p>Salt &amp; pepper</p>')
})

it('shows markup in plain text as text', () => {
  expect(bodyOf('<p>1 &amp; 2', 'plain')).toBe('<p>&lt;p&gt;1 &amp;amp; 2</p>')
})

it('reads a line break written as two characters', () => {
  expect(bodyOf(String.raw`One\nTwo`, 'plain')).toBe('<p>One<br>Two</p>')
})

it('parts lists, but not at an escaped comma', () => {
  expect(listOf(String.raw`red, navy\, matt, , red`)).toEqual(['red', 'navy, matt'])
})
