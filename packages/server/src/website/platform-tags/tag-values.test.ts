import { expect, it } from 'vitest'
import { findStore, parseCount } from './tag-values.ts'

const createStore = (urlId: string) => ({
  collection: { id: urlId, urlId, title: urlId, description: '' },
  categories: [],
})
const shell = {
  stores: [createStore('shop'), createStore('prints')],
  navigation: [{ title: 'Buy', url: '/buy', items: [{ title: 'Prints', url: '/prints' }] }],
}

it('finds a collection by its URL, and by its folder and URL', () => {
  expect(findStore(shell, 'shop')?.collection.id).toBe('shop')
  expect(findStore(shell, 'buy/prints')?.collection.id).toBe('prints')
})

it.each(['', 'gone', 'buy/shop', 'gone/prints', '/prints', 'buy/'])(
  'finds no collection at %j',
  (path) => expect(findStore(shell, path)).toBeUndefined(),
)

it.each([
  ['', 20, 0],
  ['7', 7, 0],
  ['101', 100, 1],
  ['0', 1, 1],
  ['-3', 1, 1],
  ['many', 20, 1],
  ['1.5', 20, 1],
])('reads the limit %j as %i', (limit, count, issueCount) => {
  const issues: string[] = []
  const onIssue = (issue: string) => issues.push(issue)
  const range = { from: 1, to: 100, fallback: 20, onIssue }
  expect(parseCount({ limit }, 'limit', range)).toBe(count)
  expect(issues).toEqual(
    issueCount === 0 ? [] : [`limit is a whole number from 1 to 100, not "${limit}"`],
  )
})
