import { expect, it } from 'vitest'
import { waitForChanges } from '../../test/database.ts'
import { recordStatements } from '../../test/statements.ts'
import { testSite } from '../../test/site.ts'

const ENTRIES = '/api/commerce/shopping-cart/entries'
const CART = '/api/commerce/shopping-cart'

/** A visitor with a cart of so many entries. */
async function loadCart(entries: number) {
  const shop = await testSite()
  const { id } = await shop.product({ variants: [{ sku: 'MUG', unlimited: true }] })
  const browser = shop.browser()
  const engraved = (n: number) => ({
    itemId: id,
    sku: 'MUG',
    quantity: 1,
    additionalFields: `{"n":"${n}"}`,
  })
  for (let n = 0; n < entries; n++) await browser.call('POST', ENTRIES, engraved(n))
  const cart = (await browser.call('GET', CART)).body as { readonly entries: { id: string }[] }
  const entry = `${ENTRIES}/${cart.entries[0]?.id}`
  return { shop, browser, entry, again: engraved(0) }
}

/** The statements of a response, including the query for a site that has just changed. */
async function measureCost(
  { shop, browser }: Awaited<ReturnType<typeof loadCart>>,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  body?: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<readonly string[]> {
  await shop.pool.query('update site set title = title where id = $1', [shop.site.id])
  await waitForChanges()
  return recordStatements(async () => {
    const reply = await browser.send(method, url, body, headers)
    expect(reply.status).toBe(200)
  })
}

function expectMaximum(maximum: number, statements: readonly string[]): void {
  expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(maximum)
}

it.each([1, 10, 100])('sends no more statements for a cart of %d entries', async (entries) => {
  const cart = await loadCart(entries)
  expectMaximum(2, await measureCost(cart, 'GET', CART))
  expectMaximum(6, await measureCost(cart, 'POST', ENTRIES, cart.again))
  expectMaximum(6, await measureCost(cart, 'PUT', cart.entry, { quantity: 5 }))
  expectMaximum(6, await measureCost(cart, 'DELETE', cart.entry))
})

it('adds in one statement, apart from finding the site', async () => {
  const cart = await loadCart(1)
  expectMaximum(2, await measureCost(cart, 'POST', ENTRIES, cart.again))
})

it('sends fewer than six statements for a request with an idempotency key', async () => {
  const cart = await loadCart(10)
  const key = { 'idempotency-key': 'one-press-of-the-button' }
  expectMaximum(6, await measureCost(cart, 'POST', ENTRIES, cart.again, key))
  expectMaximum(6, await measureCost(cart, 'POST', ENTRIES, cart.again, key))
  const { body } = await cart.browser.call('GET', CART)
  expect(body).toMatchObject({ totalQuantity: 11 })
})
