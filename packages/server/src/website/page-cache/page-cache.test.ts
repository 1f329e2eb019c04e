import { expect, it } from 'vitest'
import { CachedResponse } from '../../platform/http/cached-response.ts'
import { PageCache } from './page-cache.ts'

const page = (bytes: number, isCurrent = () => true) =>
  CachedResponse.create({
    bytes: Buffer.alloc(bytes, 'x'),
    headers: {},
    isCompressible: false,
    isCurrent,
  })

it('renders a page once for all concurrent requests', async () => {
  const cache = new PageCache()
  let renderCount = 0
  const make = async () => {
    renderCount += 1
    return page(10)
  }
  const [first, second] = await Promise.all([
    cache.fill('/', '1', make),
    cache.fill('/', '1', make),
  ])
  expect(first).toBe(second)
  expect(await cache.fill('/', '1', make)).toBe(first)
  expect(renderCount).toBe(1)
})

it('does not serve a rendering that began before a change to later requests', async () => {
  const cache = new PageCache()
  const before = cache.fill('/', '1', () => page(10))
  const after = cache.fill('/', '2', () => page(20))
  expect((await after).size).toBe(20)
  expect((await before).size).toBe(10)
})

it('caches nothing while changes cannot be received', async () => {
  const cache = new PageCache()
  await cache.fill('/', undefined, () => page(10))
  expect(cache.get('/')).toBeUndefined()
})

it('serves no outdated page', async () => {
  const cache = new PageCache()
  let current = true
  await cache.fill('/', '1', () => page(10, () => current))
  expect(cache.get('/')).toBeDefined()
  current = false
  expect(cache.get('/')).toBeUndefined()
})

it('evicts the least recently used entries when it is full', async () => {
  const cache = new PageCache(1_000)
  for (const key of ['/a', '/b', '/c', '/d']) await cache.fill(key, '1', () => page(100))
  cache.get('/a')
  const dropped = cache.get('/b')
  cache.get('/c')
  cache.get('/d')
  cache.get('/a')
  for (const key of ['/e', '/f']) await cache.fill(key, '1', () => page(100))
  expect(cache.get('/b')).toBeUndefined()
  expect(dropped?.isEvicted).toBe(true)
  expect(cache.get('/a')).toBeDefined()
})

it('caches no page that is larger than the cache', async () => {
  const cache = new PageCache(100)
  const answer = await cache.fill('/', '1', () => page(200))
  expect(cache.get('/')).toBeUndefined()
  expect(answer.isEvicted).toBe(false)
})

it('renders a page again after a failed rendering', async () => {
  const cache = new PageCache()
  await expect(
    cache.fill('/', '1', async () => {
      throw new Error('broken')
    }),
  ).rejects.toThrow('broken')
  expect((await cache.fill('/', '1', () => page(10))).size).toBe(10)
})
