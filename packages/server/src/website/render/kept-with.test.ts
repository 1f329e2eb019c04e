import { expect, it } from 'vitest'
import { keptWith } from './kept-with.ts'

it('reads once for an owner and a key', async () => {
  const keep = keptWith<object, number>()
  const [one, other] = [{}, {}]
  let reads = 0
  const read = async () => ++reads
  expect(await Promise.all([keep(one, 'a', read), keep(one, 'a', read)])).toEqual([1, 1])
  expect(await keep(one, 'b', read)).toBe(2)
  expect(await keep(other, 'a', read)).toBe(3)
})

it('tells who waits that it cannot be read, and tries again for who asks next', async () => {
  const keep = keptWith<object, string>()
  const owner = {}
  const broken = () => Promise.reject(new Error('broken'))
  const waiting = [keep(owner, 'a', broken), keep(owner, 'a', async () => 'not asked')]
  for (const one of waiting) await expect(one).rejects.toThrow('broken')
  expect(await keep(owner, 'a', async () => 'read')).toBe('read')
})

it('keeps no more than it may', async () => {
  const keep = keptWith<object, number>(1)
  const owner = {}
  let reads = 0
  const read = async () => ++reads
  await keep(owner, 'a', read)
  for (const times of [2, 3]) expect(await keep(owner, 'b', read)).toBe(times)
  expect(await keep(owner, 'a', read)).toBe(1)
})
