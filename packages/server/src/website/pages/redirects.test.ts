import { once } from 'node:events'
import { request as open } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { buildApp } from '../../app.ts'
import { redirectMovedPages } from '../../content/redirects/index.ts'
import { testDatabase, waitForChanges } from '../../test/database.ts'
import { eventually } from '../../test/eventually.ts'
import { testSite } from '../../test/site.ts'
import { recordStatements } from '../../test/statements.ts'

async function movedShop() {
  const shop = await testSite()
  await redirectMovedPages(shop.db, shop.site.id, [{ from: 'old', to: 'shop' }])
  await redirectMovedPages(shop.db, shop.site.id, [{ from: 'a/b/c', to: 'shop' }])
  await redirectMovedPages(shop.db, shop.site.id, [{ from: 'shop/p/mug', to: 'shop/p/cup' }])
  await waitForChanges()
  return shop
}

it('redirects from a URL without a page, with the visitor’s whole query', async () => {
  const shop = await movedShop()
  for (const [path, location] of [
    ['/old', '/shop'],
    ['/Old', '/shop'],
    ['/old?utm_source=x&tag=y', '/shop?utm_source=x&tag=y'],
    ['/old?utm_source=z', '/shop?utm_source=z'],
    ['/a/b/c', '/shop'],
    ['/a/b/c/?x=1', '/shop?x=1'],
    ['/shop/p/mug', '/shop/p/cup'],
  ] as const) {
    const reply = await shop.browser().visit(path)
    expect(reply, path).toMatchObject({ status: 301, headers: { location } })
    expect(reply.headers).not.toHaveProperty('set-cookie')
  }
  for (const path of ['/nothing', '/nothing/at/all', '/old%00', '/a//b/c'])
    expect((await shop.browser().visit(path)).headers, path).not.toHaveProperty('location')
})

it('does not apply while a page has the URL, and applies again when the page is gone', async () => {
  const shop = await movedShop()
  const visit = async () => (await shop.browser().visit('/shop/p/mug')).status
  expect(await visit()).toBe(301)
  const { id } = await shop.product({ urlId: 'mug' })
  await eventually(async () => expect(await visit()).toBe(200))
  await shop.pool.query('update product set visible = false where id = $1', [id])
  await eventually(async () => expect(await visit()).toBe(301))
})

it('queries the database once, and again after a redirect changed', async () => {
  const shop = await movedShop()
  const { db, pool, changes } = await testDatabase()
  const ports = { db, pool, changes, files: shop.files, production: false, logLevel: 'silent' }
  const app = await buildApp(ports)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const visit = async () => {
    const call = open({ port, path: '/old?x=1', headers: { host: shop.host } }).end()
    // Node's own event: what it is called with is its documentation's.
    const [reply] = (await once(call, 'response')) as [import('node:http').IncomingMessage]
    reply.resume()
    return [reply.statusCode, reply.headers.location]
  }
  expect(await visit()).toEqual([301, '/shop?x=1'])
  const asked = await recordStatements(async () => {
    expect(await visit()).toEqual([301, '/shop?x=1'])
  })
  expect(asked).toEqual([])
  await redirectMovedPages(db, shop.site.id, [{ from: 'shop', to: 'store' }])
  await waitForChanges()
  expect(await visit()).toEqual([301, '/store?x=1'])
  await app.close()
})
