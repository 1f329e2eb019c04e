import { expect, it } from 'vitest'
import { toBodyHtml, splitList } from './text.ts'

it('leaves HTML unchanged', () => {
  expect(toBodyHtml('<p>One</p>\n<ul><li>Two</li></ul>', 'html')).toBe(
    '<p>One</p>\n<ul><li>Two</li></ul>',
  )
})

it('creates paragraphs from text, and from text with only inline elements', () => {
  expect(toBodyHtml('One & two\nthree\n\nFour', 'html')).toBe(
    '<p>One &amp; two<br>three</p><p>Four</p>',
  )
  expect(toBodyHtml('A <b>bold</b> claim', 'html')).toBe('<p>A <b>bold</b> claim</p>')
  expect(toBodyHtml('Salt &amp; pepper', 'html')).toBe('<p>Salt &amp; pepper</p>')
})

it('shows markup in plain text as text', () => {
  expect(toBodyHtml('<p>1 &amp; 2', 'plain')).toBe('<p>&lt;p&gt;1 &amp;amp; 2</p>')
})

it('reads a line break written as two characters', () => {
  expect(toBodyHtml(String.raw`One\nTwo`, 'plain')).toBe('<p>One<br>Two</p>')
})

it('splits lists, but not at an escaped comma', () => {
  expect(splitList(String.raw`red, navy\, matt, , red`)).toEqual(['red', 'navy, matt'])
})
