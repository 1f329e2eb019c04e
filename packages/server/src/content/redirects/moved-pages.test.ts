import fc from 'fast-check'
import { expect, it } from 'vitest'
import { testSite } from '../../test/site.ts'
import { recordStatements } from '../../test/statements.ts'
import { findRedirect, redirectMovedPages } from './index.ts'
import { loadRedirects, upsertRedirects } from './store.ts'
import { newId } from '../../platform/db/id.ts'

type Shop = Awaited<ReturnType<typeof testSite>>

async function move(shop: Shop, from: string, to: string) {
  await shop.db.transaction((tx) => redirectMovedPages(tx, shop.site.id, [{ from, to }]))
}

async function findTarget(shop: Shop, path: string) {
  return (await findRedirect(shop.db, shop.site.id, path))?.target
}

/** Inserts a redirect of the owner. */
async function put(shop: Shop, fromPath: string, matchKey: string, target: string) {
  const row = { id: newId(), fromPath, matchKey, target, status: 302, automatic: false }
  await upsertRedirects(shop.db, shop.site.id, [row])
}

it('redirects from the old path of a page to the new one permanently', async () => {
  const [shop, other] = [await testSite(), await testSite()]
  await move(shop, 'about', 'about-us')
  expect(await findRedirect(shop.db, shop.site.id, 'about')).toEqual({
    target: '/about-us',
    status: 301,
  })
  expect(await findTarget(other, 'about')).toBeUndefined()
})

it('matches a path in any case, with a trailing slash and in all scripts', async () => {
  const shop = await testSite()
  await move(shop, 'Über/Öfen', 'über uns')
  for (const path of ['über/öfen', '/Über/Öfen', '/ÜBER/ÖFEN/', 'u\u0308ber/o\u0308fen'])
    expect(await findTarget(shop, path), path).toBe('/%C3%BCber%20uns')
})

it('redirects to the last path when a page moves again', async () => {
  const shop = await testSite()
  await move(shop, 'a', 'b')
  await move(shop, 'b', 'c')
  expect([
    await findTarget(shop, 'a'),
    await findTarget(shop, 'b'),
    await findTarget(shop, 'c'),
  ]).toEqual(['/c', '/c', undefined])
})

it('does not redirect from a path to which a page came back', async () => {
  const shop = await testSite()
  await move(shop, 'a', 'b')
  await move(shop, 'b', 'c')
  await move(shop, 'c', 'a')
  expect([
    await findTarget(shop, 'a'),
    await findTarget(shop, 'b'),
    await findTarget(shop, 'c'),
  ]).toEqual([undefined, '/a', '/a'])
})

it('lets two pages swap their paths', async () => {
  const shop = await testSite()
  const moves = [
    { from: 'a', to: 'b' },
    { from: 'b', to: 'a' },
  ]
  await shop.db.transaction((tx) => redirectMovedPages(tx, shop.site.id, moves))
  expect(await findTarget(shop, 'a')).toBeUndefined()
  expect(await loadRedirects(shop.db, shop.site.id)).toHaveLength(1)
})

it('creates no redirect for an unchanged path, invalid paths and the home page', async () => {
  const shop = await testSite()
  for (const [from, to] of [
    ['a', 'A/'],
    ['', 'welcome'],
    ['a//b', 'c'],
    ['a\0', 'c'],
    ['../a', 'c'],
    ['a', '/\\evil.example'],
  ] as const)
    await move(shop, from, to)
  expect(await loadRedirects(shop.db, shop.site.id)).toEqual([])
})

it('retargets the owner’s redirects to a moved page', async () => {
  const shop = await testSite()
  await put(shop, '/flyer', '/flyer', '/classes')
  await move(shop, 'classes', 'courses')
  expect(await findTarget(shop, 'flyer')).toBe('/courses')
})

it('replaces the wildcard of a pattern, and prefers an exact match', async () => {
  const shop = await testSite()
  await put(shop, '/blog/[slug]', '/blog/', '/journal/[slug]?from=blog')
  await put(shop, '/blog/first', '/blog/first', 'https://other.example/1')
  expect(await findTarget(shop, 'blog/Kiln Day?')).toBe('/journal/Kiln%20Day%3F?from=blog')
  expect(await findTarget(shop, 'blog/first')).toBe('https://other.example/1')
  for (const path of ['blog', 'blog/a/b', 'blog/..', 'blog//evil.example', 'blog/\0'])
    expect(await findTarget(shop, path), path).toBeUndefined()
})

it('creates no cycle through a pattern that matches the new path', async () => {
  const shop = await testSite()
  await put(shop, '/new/[x]', '/new/', '/old/[x]')
  await move(shop, 'old/mug', 'new/mug')
  expect(await findTarget(shop, 'old/mug')).toBeUndefined()
  await move(shop, 'old/jug', 'shop/jug')
  expect(await findTarget(shop, 'old/jug')).toBe('/shop/jug')
})

it('deletes the oldest automatic redirects above 2,500', async () => {
  const shop = await testSite()
  const row = (n: number) => ({
    id: newId(),
    fromPath: `/a${n}`,
    matchKey: `/a${n}`,
    target: '/b',
    status: 301,
    automatic: true,
  })
  await upsertRedirects(
    shop.db,
    shop.site.id,
    Array.from({ length: 2_500 }, (_, n) => row(n)),
  )
  await put(shop, '/mine', '/mine', '/b')
  await move(shop, 'x', 'y')
  expect(await loadRedirects(shop.db, shop.site.id)).toHaveLength(2_501)
  expect([await findTarget(shop, 'a0'), await findTarget(shop, 'a1')]).toEqual([undefined, '/b'])
  expect([await findTarget(shop, 'mine'), await findTarget(shop, 'x')]).toEqual(['/b', '/y'])
})

it('moves many pages concurrently without a deadlock', async () => {
  const shop = await testSite()
  const paths = Array.from({ length: 8 }, (_, n) => `p${n}`)
  await Promise.all(paths.map((path) => move(shop, path, 'home-of-all')))
  expect(await loadRedirects(shop.db, shop.site.id)).toHaveLength(8)
})

it('reads and writes redirects once, however many pages move with their collection', async () => {
  const shop = await testSite()
  const moves = Array.from({ length: 2_000 }, (_, n) => ({ from: `old/${n}`, to: `new/${n}` }))
  await put(shop, '/flyer', '/flyer', '/old/7')
  const sent = await recordStatements(() =>
    shop.db.transaction((tx) => redirectMovedPages(tx, shop.site.id, moves)),
  )
  expect(sent.length).toBeLessThan(10)
  expect(await loadRedirects(shop.db, shop.site.id)).toHaveLength(2_001)
  expect([await findTarget(shop, 'old/1999'), await findTarget(shop, 'flyer')]).toEqual([
    '/new/1999',
    '/new/7',
  ])
})

it('has the same result for all moves at once as one by one', async () => {
  const path = fc.constantFrom('', 'a', 'b', 'c', 'd/e', 'd/f')
  const move = fc.record({ from: path, to: path })
  await fc.assert(
    fc.asyncProperty(fc.array(move, { maxLength: 12 }), async (moves) => {
      const [one, other] = [await testSite(), await testSite()]
      for (const shop of [one, other]) await put(shop, '/d/[x]', '/d/', '/a/[x]')
      await redirectMovedPages(one.db, one.site.id, moves)
      for (const each of moves) await redirectMovedPages(other.db, other.site.id, [each])
      const loadRows = async (shop: Shop) =>
        (await loadRedirects(shop.db, shop.site.id)).map(({ matchKey, target, automatic }) => ({
          matchKey,
          target,
          automatic,
        }))
      expect(await loadRows(one)).toEqual(await loadRows(other))
    }),
    { numRuns: 25 },
  )
})
