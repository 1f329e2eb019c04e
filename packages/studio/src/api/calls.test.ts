import { operations } from '@vitrine/contract'
import { expect, it } from 'vitest'
import { calls } from './calls.ts'

it('are those of the contract: run `npm run docs` after a change', () => {
  const expected = operations
    .filter(({ name }) => name in calls)
    .map(({ name, route: { method, path, encoding } }) => [
      name,
      encoding === undefined ? [method, path] : [method, path, encoding],
    ])
  expect(expected.length).toBeGreaterThan(150)
  expect(calls).toEqual(Object.fromEntries(expected))
})
