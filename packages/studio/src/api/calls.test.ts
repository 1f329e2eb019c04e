import { operations } from '@vitrine/contract'
import { expect, it } from 'vitest'
import { calls } from './calls.ts'

it('are those of the contract for staff: run `npm run docs` after a change', () => {
  const isVisitors = (access: string, path: string) =>
    access === 'site-user' ||
    (access === 'anyone' && !/^\/api\/(?:studio|multilingual)\//.test(path))
  const expected = operations
    .filter(({ route: { access, path } }) => !isVisitors(access, path))
    .map(({ name, route: { method, path, encoding } }) => [
      name,
      encoding === undefined ? [method, path] : [method, path, encoding],
    ])
  expect(calls).toEqual(Object.fromEntries(expected))
})
