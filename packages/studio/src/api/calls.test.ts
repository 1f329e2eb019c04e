import { operations } from '@vitrine/contract'
import { expect, it } from 'vitest'
import { calls } from './calls.ts'
import { findCall } from './find-call.ts'

it('are those of the contract: run `npm run docs` after a change', () => {
  const named = operations.filter(({ name }) => findCall(name) !== undefined)
  expect(named.length).toBeGreaterThan(150)
  expect(named.length).toBe(Object.values(calls).flatMap((paths) => Object.keys(paths)).length)
  for (const { name, route } of named) expect(findCall(name)).toEqual([route.method, route.path])
})

it('are found by their own names alone', () => {
  expect(findCall('constructor')).toBeUndefined()
})
