import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it, onTestFinished } from 'vitest'
import { buildApp } from '../../app.ts'
import { completeCheckout } from '../../commerce/orders/index.ts'
import { testDatabase } from '../database.ts'
import { findFreePort } from '../mail/smtp-server.ts'
import { testShop } from '../sale.ts'
import { testApi } from './api.ts'

const GUIDE = new URL('../../../../../docs/guide/commerce-api.md', import.meta.url)

/** A loopback address of its own, so that the host is no other test's. */
const HOST = '127.0.0.77'

/** Returns the code of the guide in one language, in order. */
async function readCode(language: 'sh' | 'js'): Promise<string> {
  const guide = await readFile(GUIDE, 'utf8')
  const blocks = [...guide.matchAll(/^```(\w+)\n(.*?)^```$/gms)]
  return blocks.flatMap(([, name, code]) => (name === language ? [code] : [])).join('\n')
}

it('creates and changes a product, and fulfills orders, with the code of the guide', async () => {
  const shop = await testShop()
  await shop.rows('insert into site_host (site_id, host, is_primary) values ($1, $2, false)', [
    HOST,
  ])
  const database = await testDatabase()
  const port = await findFreePort()
  const publicUrl = `http://${HOST}:${port}`
  const ports = { ...database, files: shop.files, production: true, logLevel: 'info' }
  const lines: string[] = []
  const logTarget = { write: (line: string) => void lines.push(line) }
  const app = await buildApp({ ...ports, publicUrl, logTarget })
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-guide-'))
  onTestFinished(async () => {
    await app.close()
    await rm(folder, { recursive: true })
  })
  await app.listen({ port, host: HOST })
  const { token, api } = await testApi(shop)
  const orders: string[] = []
  for (let count = 0; count < 3; count += 1) {
    const cart = await shop.fill({ product: await shop.sell({ onHand: 5 }), quantity: 2 })
    const attempt = { ...(await cart.attempt()), outcome: 'approve' }
    orders.push((await completeCheckout(shop.db, shop.site, attempt)).orderId)
  }
  const env = { PATH: process.env['PATH'], SITE: publicUrl, KEY: token }
  const run = promisify(execFile)
  await writeFile(join(folder, 'guide.sh'), await readCode('sh'))
  await writeFile(join(folder, 'fulfill.mjs'), await readCode('js'))
  const first = await run('bash', ['-euo', 'pipefail', 'guide.sh'], { cwd: folder, env })
  expect(JSON.parse(first.stdout)).toMatchObject({ id: shop.site.id, currency: 'USD' })
  const read = async (name: string): Promise<unknown> =>
    JSON.parse(await readFile(join(folder, name), 'utf8'))
  expect(await read('changed.json')).toMatchObject({
    product: { title: 'Large bowl', variants: [{ salePriceCents: 1_900, onSale: true }] },
  })
  expect(await read('images.json')).toMatchObject({ product: { images: [{ alt: 'A gray bowl' }] } })
  expect(await read('ended.json')).toMatchObject({ code: 'SPRING', endsAt: '2027-04-01T00:00' })
  expect(await read('off.json')).toMatchObject({ state: 'off', balance: { value: 2_500 } })
  expect(await read('stock.json')).toMatchObject({ sku: 'BOWL', onHand: 10 })

  const second = await run(process.execPath, ['fulfill.mjs'], { cwd: folder, env })
  expect(second.stdout.trim().split('\n')).toHaveLength(3)
  for (const id of orders)
    expect((await api('GET', `/orders/${id}`)).body).toMatchObject({
      fulfillmentStatus: 'fulfilled',
      fulfillments: [{ carrier: 'DHL' }],
    })
  expect(lines.join('')).toContain('/api/commerce/v1/orders')
  expect(lines.join('')).not.toContain(token.slice(0, 14))
})
