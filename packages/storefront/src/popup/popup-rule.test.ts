import { expect, it } from 'vitest'
import { isDue, popupState } from './popup-rule.ts'

const DAY = 86_400_000
const NOW = 1_000 * DAY
const asked = { version: 2, everyDays: 7 }

it.each([
  ['who never saw it', {}, asked, true],
  ['who closed it a week ago', { version: 2, 'date-closed': NOW - 7 * DAY }, asked, true],
  ['who closed it yesterday, not', { version: 2, 'date-closed': NOW - DAY }, asked, false],
  ['who closed another version', { version: 1, 'date-closed': NOW - DAY }, asked, true],
  [
    'who sent its form, not',
    { version: 2, 'date-closed': NOW - 99 * DAY, submitted: true },
    asked,
    false,
  ],
  ['who sent the form of another version', { version: 1, submitted: true }, asked, true],
  [
    'who closed what comes once, not',
    { version: 2, 'date-closed': 1 },
    { ...asked, everyDays: 0 },
    false,
  ],
  [
    'who closed it in a future that a clock made up',
    { version: 2, 'date-closed': NOW + 99 * DAY },
    asked,
    true,
  ],
])('is due for %s', (_who, state, popup, due) => {
  expect(isDue(state, popup, NOW)).toBe(due)
})

it.each([[null], [''], ['x'], ['null'], ['7'], ['[]']])('is due whatever %s was kept', (text) => {
  expect(isDue(popupState(text), asked, NOW)).toBe(true)
})

it('reads what it kept', () => {
  const state = { 'date-closed': 1, version: 2, submitted: true }
  expect(popupState(JSON.stringify(state))).toEqual(state)
})
