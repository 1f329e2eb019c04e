import { expect, it } from 'vitest'
import { request as open } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buildApp } from '../../app.ts'
import { ContentChanges } from '../../platform/db/content-changes.ts'
import { connect } from '../../platform/db/db.ts'
import { testDatabase } from '../../test/database.ts'
import { eventually } from '../../test/eventually.ts'
import { createGate } from '../../test/gate.ts'
import { testSite } from '../../test/site.ts'

it('serves cached pages while the database is down, and recovers by itself', async () => {
  const shop = await testSite({ title: 'Marlpit' })
  await shop.product({ urlId: 'mug' })
  await shop.product({ urlId: 'bowl' })
  const gate = await createGate((await testDatabase()).url)
  const { db, pool } = connect(gate.url)
  const changes = new ContentChanges(gate.url)
  await changes.start()
  const app = await buildApp({
    db,
    pool,
    changes,
    files: shop.files,
    production: true,
    logLevel: 'silent',
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const get = (path: string) =>
    new Promise<{ status: number | undefined; headers: object }>((resolve, reject) => {
      const call = open({ port, path, headers: { host: shop.host } }, (reply) => {
        reply.resume()
        reply.on('end', () => resolve({ status: reply.statusCode, headers: reply.headers }))
      })
      call.on('error', reject).end()
    })

  expect(await get('/shop/p/mug')).toMatchObject({ status: 200 })
  await gate.shut()
  await eventually(() => expect(changes.getVersion(shop.site.id)).toBeUndefined())
  expect(await get('/shop/p/mug')).toMatchObject({ status: 200 })
  expect(await get('/shop/p/bowl')).toMatchObject({ status: 503, headers: { 'retry-after': '2' } })
  // A failed lookup is not cached permanently.
  expect(await get('/shop/p/bowl/')).toMatchObject({ status: 503 })
  const cart = await get('/api/commerce/shopping-cart')
  expect(cart).toMatchObject({
    status: 503,
    headers: { 'content-type': expect.stringContaining('application/problem+json') },
  })

  await gate.open()
  await eventually(async () => expect(await get('/shop/p/bowl')).toMatchObject({ status: 200 }))
  await app.close()
  await changes.stop()
  await pool.end()
  await gate.shut()
})
