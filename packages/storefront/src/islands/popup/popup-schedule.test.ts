import { expect, it } from 'vitest'
import { isDue, parsePopupState } from './popup-schedule.ts'

const DAY = 86_400_000
const NOW = 1_000 * DAY
const settings = { version: 2, everyDays: 7 }

it.each([
  ['who never saw it', {}, settings, true],
  ['who closed it a week ago', { version: 2, 'date-closed': NOW - 7 * DAY }, settings, true],
  ['who closed it yesterday, not', { version: 2, 'date-closed': NOW - DAY }, settings, false],
  ['who closed another version', { version: 1, 'date-closed': NOW - DAY }, settings, true],
  [
    'who sent its form, not',
    { version: 2, 'date-closed': NOW - 99 * DAY, submitted: true },
    settings,
    false,
  ],
  ['who sent the form of another version', { version: 1, submitted: true }, settings, true],
  [
    'who closed what comes once, not',
    { version: 2, 'date-closed': 1 },
    { ...settings, everyDays: 0 },
    false,
  ],
  [
    'who closed it in a future that a clock made up',
    { version: 2, 'date-closed': NOW + 99 * DAY },
    settings,
    true,
  ],
])('is due for %s', (_who, state, popup, due) => {
  expect(isDue(state, popup, NOW)).toBe(due)
})

it.each([[null], [''], ['x'], ['null'], ['7'], ['[]']])(
  'is due if the stored state is %s',
  (text) => {
    expect(isDue(parsePopupState(text), settings, NOW)).toBe(true)
  },
)

it('parses its stored state', () => {
  const state = { 'date-closed': 1, version: 2, submitted: true }
  expect(parsePopupState(JSON.stringify(state))).toEqual(state)
})
