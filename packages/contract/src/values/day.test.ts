import { expect, it } from 'vitest'
import { daySchema } from './day.ts'

it.each(['0001-01-01', '2024-02-29', '9999-12-31'])('accepts the day %s', (day) => {
  expect(daySchema.parse(day)).toBe(day)
})

it.each(['0000-01-01', '0000-12-31', '2026-02-31', '2026-3-1', '-0001-01-01', ''])(
  'rejects %j',
  (text) => {
    const { error } = daySchema.safeParse(text)
    expect(error?.issues.map(({ message }) => message)).toContain('Enter a day.')
  },
)
