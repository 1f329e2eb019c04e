import { expect, it } from 'vitest'
import { formatPillCount } from './pill.ts'

it('shows counts up to 100, then 100+', () => {
  expect([0, 1, 100, 101, 9999].map(formatPillCount)).toEqual(['0', '1', '100', '100+', '100+'])
})
