import { expect, it } from 'vitest'
import { captionToAltText } from './alt-text.ts'

it.each([
  ['<p>A <b>mug</b>\n  by the window</p>', 'A mug by the window'],
  ['<p>One</p><p>two<br>three</p>', 'One two three'],
  ['un<b>break</b>able.', 'unbreakable.'],
  ['Salt &amp; smoke &lt;3 &#233;&nbsp;&quot;x&quot;', 'Salt & smoke <3 é "x"'],
  ['<style>p{}</style><script>alert(1)</script>Hi', 'Hi'],
  ['2 < 3 and 4 > 1', '2 < 3 and 4 > 1'],
  ['', ''],
])('uses the caption as alternative text: %j is %j', (html, words) => {
  expect(captionToAltText(html)).toBe(words)
})

it.each([
  ['x'.repeat(251), 'x'.repeat(250)],
  [`<p>${'word '.repeat(100)}</p>`, 'word '.repeat(50).trim()],
  [`${'x'.repeat(249)}\u{1f3fa}\u{1f3fa}`, 'x'.repeat(249)],
  [`${'x'.repeat(247)}\u{1f468}\u200d\u{1f469}\u200d\u{1f467}`, 'x'.repeat(247)],
  [`${'x'.repeat(249)}e\u0301`, 'x'.repeat(249)],
])('truncates it at 250 characters without splitting one', (html, words) => {
  expect(captionToAltText(html)).toBe(words)
})
