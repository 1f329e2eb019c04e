import { once } from 'node:events'
import { request as open } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { gunzipSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { expect, it, vi } from 'vitest'
import { composeServer } from '../../app.ts'
import { testDatabase, waitForChanges } from '../../test/database.ts'
import { eventually } from '../../test/eventually.ts'
import { testSite } from '../../test/site.ts'
import { recordStatements } from '../../test/statements.ts'

interface Reply {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly bytes: Buffer
}

/** A server of its own: the response cache in front of the framework exists only while it listens. */
async function listening(shop: Awaited<ReturnType<typeof testSite>>) {
  const { db, pool, changes } = await testDatabase()
  const ports = { db, pool, changes, files: shop.files, production: false, logLevel: 'silent' }
  const { http } = await composeServer(ports)
  const { app } = http
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<Reply>((resolve, reject) => {
      const call = open(
        { port, path, method, headers: { host: shop.host, ...headers } },
        (reply) => {
          const chunks: Buffer[] = []
          reply.on('data', (chunk: Buffer) => chunks.push(chunk))
          reply.on('end', () =>
            resolve({
              status: reply.statusCode ?? 0,
              headers: reply.headers,
              bytes: Buffer.concat(chunks),
            }),
          )
        },
      )
      call.on('error', reject).end()
    })
  return { app, http, get }
}

it('sends the same bytes to all visitors: no cookie, no crumb, no nonce', async () => {
  const shop = await testSite()
  await shop.product({ urlId: 'mug' })
  const stranger = await shop.browser().visit('/shop/p/mug')
  const buyer = shop.browser()
  await buyer.call('GET', '/api/commerce/shopping-cart')
  const again = await buyer.visit('/shop/p/mug')
  expect(again.text).toBe(stranger.text)
  expect(again.headers['etag']).toBe(stranger.headers['etag'])
  for (const { headers, text } of [stranger, again]) {
    expect(headers).not.toHaveProperty('set-cookie')
    expect(text).not.toContain('nonce')
  }
})

it('sends 304 for a current page, and the page again after a change', async () => {
  const shop = await testSite()
  const { id } = await shop.product({ title: 'Old name', urlId: 'mug' })
  const visit = async (etag?: string) =>
    shop.app.inject({
      url: '/shop/p/mug',
      headers: {
        host: shop.host,
        ...(etag === undefined ? {} : { 'if-none-match': etag }),
      },
    })
  const first = await visit()
  const { etag } = first.headers
  expect(await visit(etag)).toMatchObject({ statusCode: 304, payload: '' })
  await shop.db.execute(sql`update product set title = 'New name' where id = ${id}`)
  await eventually(async () => {
    const reply = await visit(etag)
    expect(reply.statusCode).toBe(200)
    expect(reply.payload).toContain('New name')
  })
})

it('shows changed stock', async () => {
  const shop = await testSite()
  const { variantId } = await shop.product({ urlId: 'mug', onHand: 1 })
  const visitor = shop.browser()
  expect((await visitor.visit('/shop/p/mug')).text).not.toContain('sold-out')
  await shop.db.execute(
    sql`update stock set on_hand = 0 where site_id = ${shop.site.id} and variant_id = ${variantId}`,
  )
  await eventually(async () =>
    expect((await visitor.visit('/shop/p/mug')).text).toContain('sold-out'),
  )
})

it('loads the shared data of product pages once, and again after a change', async () => {
  const shop = await testSite()
  for (const urlId of ['mug', 'bowl', 'vase']) await shop.product({ title: `A ${urlId}`, urlId })
  await waitForChanges()
  const visitor = shop.browser()
  const textAt = async (path: string) => (await visitor.visit(path)).text
  expect(await textAt('/shop/p/mug')).toContain('A vase')
  const sent = await recordStatements(() => visitor.visit('/shop/p/bowl'))
  // The site may be loaded again: a change notification clears all caches.
  // The product of the page, and those that are related to it.
  expect(sent.filter((text) => !text.includes('site_host'))).toHaveLength(2)
  await shop.db.execute(
    sql`update product set title = 'A jug' where site_id = ${shop.site.id} and url_id = 'vase'`,
  )
  for (const path of ['/shop/p/mug', '/shop/p/bowl'])
    await eventually(async () => {
      const text = await textAt(path)
      expect(text).toContain('A jug')
      expect(text).not.toContain('A vase')
    })
})

it('serves a cached page without the framework, in an encoding that the browser accepts', async () => {
  const shop = await testSite()
  await shop.product({ urlId: 'mug' })
  const { app, http, get } = await listening(shop)
  await waitForChanges()
  let seen = 0
  const count = vi.spyOn(http, 'findSite')
  const plain = await get('/shop/p/mug')
  // It is compressed for the first browser that accepts the encoding.
  await get('/shop/p/mug', { 'accept-encoding': 'gzip' })
  seen = count.mock.calls.length
  const again = await get('/shop/p/mug', { cookie: 'CART=x; hasCart=true' })
  const packed = await get('/shop/p/mug', { 'accept-encoding': 'gzip' })
  const head = await get('/shop/p/mug', {}, 'HEAD')
  expect(count.mock.calls.length).toBe(seen)

  expect(again.bytes.equals(plain.bytes)).toBe(true)
  expect(again.headers).toMatchObject({
    etag: plain.headers['etag'],
    'content-security-policy': plain.headers['content-security-policy'],
    'x-content-type-options': 'nosniff',
    vary: 'accept-encoding',
  })
  expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' })
  expect(packed.headers['etag']).not.toBe(plain.headers['etag'])
  expect(gunzipSync(packed.bytes).equals(plain.bytes)).toBe(true)
  expect(head).toMatchObject({ status: 200, bytes: Buffer.alloc(0) })
  expect(head.headers['content-length']).toBe(plain.headers['content-length'])
  await app.close()
})

it('never serves one host the page of another, however a request names its host', async () => {
  const [mine, other] = await Promise.all([
    testSite({ title: 'Only mine' }),
    testSite({ title: 'Only theirs' }),
  ])
  const { app, get } = await listening(mine)
  const { port } = app.server.address() as AddressInfo
  const two = `GET /about HTTP/1.1\r\nHost: ${mine.host}\r\nHost: ${other.host}\r\n`
  await raw(port, `${two}Connection: close\r\n\r\n`)
  const forwarded = { 'x-forwarded-host': other.host, 'x-forwarded-proto': 'https' }
  expect(String((await get('/about', forwarded)).bytes)).toContain('Only mine')
  for (const _ of ['first', 'kept']) {
    expect(String((await get('/about')).bytes)).toContain('Only mine')
    expect(String((await get('/about', { host: other.host })).bytes)).toContain('Only theirs')
  }
  await app.close()
})

/** Sends bytes as they are; resolves when the server has closed the connection. */
async function raw(port: number, text: string): Promise<void> {
  const socket = connect(port, '127.0.0.1')
  socket.resume()
  socket.write(text)
  await once(socket, 'close')
}
