import { expect, it } from 'vitest'
import { countOf, storeAt } from './tag-values.ts'

const storeOf = (urlId: string) => ({
  collection: { id: urlId, urlId, title: urlId, description: '' },
  categories: [],
})
const shell = {
  stores: [storeOf('shop'), storeOf('prints')],
  navigation: [{ title: 'Buy', url: '/buy', items: [{ title: 'Prints', url: '/prints' }] }],
}

it('finds a collection by its address, and by its folder and its own', () => {
  expect(storeAt(shell, 'shop')?.collection.id).toBe('shop')
  expect(storeAt(shell, 'buy/prints')?.collection.id).toBe('prints')
})

it.each(['', 'gone', 'buy/shop', 'gone/prints', '/prints', 'buy/'])(
  'finds no collection at %j',
  (path) => expect(storeAt(shell, path)).toBeUndefined(),
)

it.each([
  ['', 20, 0],
  ['7', 7, 0],
  ['101', 100, 1],
  ['0', 1, 1],
  ['-3', 1, 1],
  ['many', 20, 1],
  ['1.5', 20, 1],
])('reads the limit %j as %i', (limit, count, complaints) => {
  const faults: string[] = []
  const onFault = (fault: string) => faults.push(fault)
  const range = { from: 1, to: 100, otherwise: 20, onFault }
  expect(countOf({ limit }, 'limit', range)).toBe(count)
  expect(faults).toEqual(
    complaints === 0 ? [] : [`limit is a whole number from 1 to 100, not "${limit}"`],
  )
})
