import { expect, it } from 'vitest'
import { formatLocalTime } from './local-time.ts'
import { paragraphsToText, textToParagraphs } from './paragraphs.ts'

it.each(['', 'One', 'One\n\nTwo\nlines', 'Fish & chips < 5 > 4', '\n\nBlank &amp; before'])(
  'edits paragraphs as text: %j',
  (text) => {
    expect(paragraphsToText(textToParagraphs(text))).toBe(text)
  },
)

it.each([
  '<p class="a">One</p>',
  '<p>One <b>two</b></p>',
  '<ul><li>One</li></ul>',
  'One',
  '<p>&nbsp;</p>',
])('does not edit other HTML as text: %j', (html) => {
  expect(paragraphsToText(html)).toBeUndefined()
})

it('shows an instant in the time zone of the site', () => {
  expect(formatLocalTime('2026-12-24T08:00:00Z', 'Europe/Berlin')).toBe('2026-12-24T09:00')
  expect(formatLocalTime('2026-12-31T23:30:00Z', 'Asia/Tokyo')).toBe('2027-01-01T08:30')
})
