import { expect, it } from 'vitest'
import { memoizeByOwner } from './memoize-by-owner.ts'

it('loads once for an owner and a key', async () => {
  const memoize = memoizeByOwner<object, number>()
  const [one, other] = [{}, {}]
  let reads = 0
  const read = async () => ++reads
  expect(await Promise.all([memoize(one, 'a', read), memoize(one, 'a', read)])).toEqual([1, 1])
  expect(await memoize(one, 'b', read)).toBe(2)
  expect(await memoize(other, 'a', read)).toBe(3)
})

it('reports a failure to all waiting callers, and loads again for the next one', async () => {
  const memoize = memoizeByOwner<object, string>()
  const owner = {}
  const broken = () => Promise.reject(new Error('broken'))
  const waiting = [memoize(owner, 'a', broken), memoize(owner, 'a', async () => 'not asked')]
  for (const one of waiting) await expect(one).rejects.toThrow('broken')
  expect(await memoize(owner, 'a', async () => 'read')).toBe('read')
})

it('evicts entries above its limit', async () => {
  const memoize = memoizeByOwner<object, number>(1)
  const owner = {}
  let reads = 0
  const read = async () => ++reads
  await memoize(owner, 'a', read)
  for (const times of [2, 3]) expect(await memoize(owner, 'b', read)).toBe(times)
  expect(await memoize(owner, 'a', read)).toBe(1)
})
