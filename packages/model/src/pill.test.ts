import { expect, it } from 'vitest'
import { pillCount } from './pill.ts'

it('counts up to a hundred, and says 100+ above', () => {
  expect([0, 1, 100, 101, 9999].map(pillCount)).toEqual(['0', '1', '100', '100+', '100+'])
})
