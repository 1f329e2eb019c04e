import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it, onTestFinished } from 'vitest'
import { ensureCollection } from '../../commerce/catalog/index.ts'
import { createSignInLink, createStaffMember } from '../../identity/accounts/index.ts'
import { type TestBrowser, testSite } from '../../test/site.ts'
import { ensureStructure } from './ensure-structure.ts'

const GUIDE = new URL('../../../../../docs/guide/selling.md', import.meta.url)

/** Creates a site as `--empty` does, at a port of its own. */
async function testEmptySite() {
  const shop = await testSite({ testPayments: false, language: 'de-DE', currency: 'EUR' })
  const { db, site, app } = shop
  const collection = await ensureCollection(db, site.id, { urlId: 'shop', title: 'Shop' })
  const structure = { locale: 'de-DE', title: 'My shop', shop: collection, links: [] }
  await ensureStructure(db, site.id, structure)
  const { id } = await createStaffMember(db, site.id, { email: 'owner@example.com', role: 'admin' })
  await app.listen({ host: '127.0.0.1', port: 0 })
  onTestFinished(() => void app.server.close())
  const { port } = app.server.address() as AddressInfo
  return { ...shop, port, token: await createSignInLink(db, site.id, id) }
}

/** Returns a function that runs the calls of sections of the guide in one shell, and resolves to its output. */
async function createShell({ host, port, token }: Awaited<ReturnType<typeof testEmptySite>>) {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-guide-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, '.curlrc'), `connect-to = "::127.0.0.1:${port}"\n`)
  const env = { ...process.env, CURL_HOME: folder, SHOP: `http://${host}`, TOKEN: token }
  const sections = (await readFile(GUIDE, 'utf8')).split(/^## /m)
  const find = (title: string) => {
    const section = sections.find((text) => text.startsWith(`${title}\n`)) ?? ''
    return [...section.matchAll(/```sh\n([^]*?)```/g)].map(([, script = '']) => script).join('\n')
  }
  return async (...titles: readonly string[]) => {
    const script = `set -euo pipefail\n${titles.map(find).join('\n')}`
    const { stdout } = await promisify(execFile)('bash', ['-c', script], { cwd: folder, env })
    return stdout
  }
}

async function buy(browser: TestBrowser): Promise<string> {
  const { text: product } = await browser.visit('/shop/p/morning-mug')
  const [, itemId = ''] = /name="itemId" value="([^"]+)"/.exec(product) ?? []
  await browser.submit('/cart/entries', { itemId, sku: 'MUG-OAT', quantity: '1' })
  const { text } = await browser.visit('/checkout')
  const fields = [...text.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)]
  const paid = await browser.submit('/checkout', {
    ...Object.fromEntries(fields.map(([, name = '', value = '']) => [name, value])),
    email: 'reader@studio.photography',
    country: 'DE',
    firstName: 'First',
    lastName: 'Last',
    address1: 'Hafen 14',
    city: 'Bonn',
    postalCode: '53111',
    intent: 'pay',
  })
  expect(paid.status, paid.text).toBe(303)
  return (await browser.visit(String(paid.headers['location']))).text
}

it('leads from an empty site to an order with delivery, tax and payment', async () => {
  const shop = await testEmptySite()
  const run = await createShell(shop)
  const setUp = ['Deliver', 'Tax', 'Get paid', 'Add a product', 'Change a product']
  await run('Sign in', ...setUp)
  const order = await buy(shop.browser())
  // 26.00 for the mug and 4.50 for the post, of which 19 % are tax.
  for (const text of ['30,50', '4,87', 'Bank transfer', 'IBAN DE00 1234 5678', 'Post'])
    expect(order).toContain(text)
  const again = await createShell({ ...shop, token: await createSecondLink(shop) })
  expect((await again('Sign in', 'Record a payment')).trim()).toBe('paid')
})

/** Returns another one-time token: the guide's first one is spent. */
async function createSecondLink({ db, site }: Awaited<ReturnType<typeof testEmptySite>>) {
  const { id } = await createStaffMember(db, site.id, {
    email: 'second@example.com',
    role: 'admin',
  })
  return createSignInLink(db, site.id, id)
}
