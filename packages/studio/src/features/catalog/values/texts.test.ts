import { expect, it } from 'vitest'
import { isFormattedText, parseDescription, renderDescription } from './description.ts'
import { formatLocalTime } from './local-time.ts'

it.each([
  '',
  '<p>One</p><p>Two<br>lines</p>',
  '<h2 class="text-align-center">Fish &amp; chips</h2><ul><li><p>5 &lt; 6</p></li></ul>',
  '<p>One <strong>two</strong> <a href="/care" target="_blank" rel="noopener">care</a></p>',
  '<blockquote><p>Holds <em>soup</em></p></blockquote><p data-rte-preserve-empty="true"></p>',
])('edits formats without changing the HTML: %j', (html) => {
  expect(isFormattedText(html)).toBe(true)
  expect(renderDescription(parseDescription(html))).toBe(html)
})

it.each([
  '<p class="a">One</p>',
  '<p style="color: red">One</p>',
  '<table><tr><td>1</td></tr></table>',
  '<p><img src="/a.webp" alt=""></p>',
  '<!-- note --><p>One</p>',
  '<h5>One</h5>',
])('does not edit formats of other HTML, which would be lost: %j', (html) => {
  expect(isFormattedText(html)).toBe(false)
})

it('shows an instant in the time zone of the site', () => {
  expect(formatLocalTime('2026-12-24T08:00:00Z', 'Europe/Berlin')).toBe('2026-12-24T09:00')
  expect(formatLocalTime('2026-12-31T23:30:00Z', 'Asia/Tokyo')).toBe('2027-01-01T08:30')
})
