import fc from 'fast-check'
import { expect, it } from 'vitest'
import { testSite } from '../../test/site.ts'
import { statementsOf } from '../../test/statements.ts'
import { redirectFor, redirectMoved } from './index.ts'
import { everyRedirect, putRedirects } from './store.ts'
import { newId } from '../../platform/db/id.ts'

type Shop = Awaited<ReturnType<typeof testSite>>

async function move(shop: Shop, from: string, to: string) {
  await shop.db.transaction((tx) => redirectMoved(tx, shop.site.id, [{ from, to }]))
}

async function led(shop: Shop, path: string) {
  return (await redirectFor(shop.db, shop.site.id, path))?.target
}

/** As an owner's would be. */
async function put(shop: Shop, fromPath: string, matchKey: string, target: string) {
  const row = { id: newId(), fromPath, matchKey, target, status: 302, automatic: false }
  await putRedirects(shop.db, shop.site.id, [row])
}

it('leads from where a page was to where it is, for good', async () => {
  const [shop, other] = [await testSite(), await testSite()]
  await move(shop, 'about', 'about-us')
  expect(await redirectFor(shop.db, shop.site.id, 'about')).toEqual({
    target: '/about-us',
    status: 301,
  })
  expect(await led(other, 'about')).toBeUndefined()
})

it('knows an address in any case, with a slash at the end, and with letters of all scripts', async () => {
  const shop = await testSite()
  await move(shop, 'Über/Öfen', 'über uns')
  for (const path of ['über/öfen', '/Über/Öfen', '/ÜBER/ÖFEN/', 'u\u0308ber/o\u0308fen'])
    expect(await led(shop, path), path).toBe('/%C3%BCber%20uns')
})

it('leads straight on when a page moves again', async () => {
  const shop = await testSite()
  await move(shop, 'a', 'b')
  await move(shop, 'b', 'c')
  expect([await led(shop, 'a'), await led(shop, 'b'), await led(shop, 'c')]).toEqual([
    '/c',
    '/c',
    undefined,
  ])
})

it('leads nowhere from where a page has come back', async () => {
  const shop = await testSite()
  await move(shop, 'a', 'b')
  await move(shop, 'b', 'c')
  await move(shop, 'c', 'a')
  expect([await led(shop, 'a'), await led(shop, 'b'), await led(shop, 'c')]).toEqual([
    undefined,
    '/a',
    '/a',
  ])
})

it('lets two pages change places', async () => {
  const shop = await testSite()
  const moves = [
    { from: 'a', to: 'b' },
    { from: 'b', to: 'a' },
  ]
  await shop.db.transaction((tx) => redirectMoved(tx, shop.site.id, moves))
  expect(await led(shop, 'a')).toBeUndefined()
  expect(await everyRedirect(shop.db, shop.site.id)).toHaveLength(1)
})

it('says nothing of a page that stays, of odd addresses and of the home page', async () => {
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
  expect(await everyRedirect(shop.db, shop.site.id)).toEqual([])
})

it('brings what an owner redirected to the page along', async () => {
  const shop = await testSite()
  await put(shop, '/flyer', '/flyer', '/classes')
  await move(shop, 'classes', 'courses')
  expect(await led(shop, 'flyer')).toBe('/courses')
})

it('fills in what the wildcard of a pattern stood for, after what is named by itself', async () => {
  const shop = await testSite()
  await put(shop, '/blog/[slug]', '/blog/', '/journal/[slug]?from=blog')
  await put(shop, '/blog/first', '/blog/first', 'https://other.example/1')
  expect(await led(shop, 'blog/Kiln Day?')).toBe('/journal/Kiln%20Day%3F?from=blog')
  expect(await led(shop, 'blog/first')).toBe('https://other.example/1')
  for (const path of ['blog', 'blog/a/b', 'blog/..', 'blog//evil.example', 'blog/\0'])
    expect(await led(shop, path), path).toBeUndefined()
})

it('keeps no circle through a pattern around the new address', async () => {
  const shop = await testSite()
  await put(shop, '/new/[x]', '/new/', '/old/[x]')
  await move(shop, 'old/mug', 'new/mug')
  expect(await led(shop, 'old/mug')).toBeUndefined()
  await move(shop, 'old/jug', 'shop/jug')
  expect(await led(shop, 'old/jug')).toBe('/shop/jug')
})

it('forgets the oldest of those that nobody asked for when there are more than 2,500', async () => {
  const shop = await testSite()
  const row = (n: number) => ({
    id: newId(),
    fromPath: `/a${n}`,
    matchKey: `/a${n}`,
    target: '/b',
    status: 301,
    automatic: true,
  })
  await putRedirects(
    shop.db,
    shop.site.id,
    Array.from({ length: 2_500 }, (_, n) => row(n)),
  )
  await put(shop, '/mine', '/mine', '/b')
  await move(shop, 'x', 'y')
  expect(await everyRedirect(shop.db, shop.site.id)).toHaveLength(2_501)
  expect([await led(shop, 'a0'), await led(shop, 'a1')]).toEqual([undefined, '/b'])
  expect([await led(shop, 'mine'), await led(shop, 'x')]).toEqual(['/b', '/y'])
})

it('moves many pages at once without one waiting for another forever', async () => {
  const shop = await testSite()
  const paths = Array.from({ length: 8 }, (_, n) => `p${n}`)
  await Promise.all(paths.map((path) => move(shop, path, 'home-of-all')))
  expect(await everyRedirect(shop.db, shop.site.id)).toHaveLength(8)
})

it('reads and writes once, however many pages move with their collection', async () => {
  const shop = await testSite()
  const moves = Array.from({ length: 2_000 }, (_, n) => ({ from: `old/${n}`, to: `new/${n}` }))
  await put(shop, '/flyer', '/flyer', '/old/7')
  const sent = await statementsOf(() =>
    shop.db.transaction((tx) => redirectMoved(tx, shop.site.id, moves)),
  )
  expect(sent.length).toBeLessThan(10)
  expect(await everyRedirect(shop.db, shop.site.id)).toHaveLength(2_001)
  expect([await led(shop, 'old/1999'), await led(shop, 'flyer')]).toEqual(['/new/1999', '/new/7'])
})

it('goes the same way in one go as page by page', async () => {
  const path = fc.constantFrom('', 'a', 'b', 'c', 'd/e', 'd/f')
  const move = fc.record({ from: path, to: path })
  await fc.assert(
    fc.asyncProperty(fc.array(move, { maxLength: 12 }), async (moves) => {
      const [one, other] = [await testSite(), await testSite()]
      for (const shop of [one, other]) await put(shop, '/d/[x]', '/d/', '/a/[x]')
      await redirectMoved(one.db, one.site.id, moves)
      for (const each of moves) await redirectMoved(other.db, other.site.id, [each])
      const rowsOf = async (shop: Shop) =>
        (await everyRedirect(shop.db, shop.site.id)).map(({ matchKey, target, automatic }) => ({
          matchKey,
          target,
          automatic,
        }))
      expect(await rowsOf(one)).toEqual(await rowsOf(other))
    }),
    { numRuns: 25 },
  )
})
