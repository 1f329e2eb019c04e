import { expect, it } from 'vitest'
import { waitForChanges } from '../../test/database.ts'
import { testSite } from '../../test/site.ts'
import { recordStatements } from '../../test/statements.ts'
import { claimKey, deleteOldReplies } from './store.ts'

const ENTRIES = '/api/commerce/shopping-cart/entries'
const CART = '/api/commerce/shopping-cart'

/** A browser with a crumb, at a shop with ten mugs. */
async function atShop() {
  const shop = await testSite()
  const product = await shop.product({ sku: 'MUG', onHand: 10 })
  const browser = shop.browser()
  await browser.call('GET', CART)
  const add = (key: string, quantity = 1, by = browser) =>
    by.call(
      'POST',
      ENTRIES,
      { itemId: product.id, sku: 'MUG', quantity },
      { 'idempotency-key': key },
    )
  const inCart = async () => (await browser.call('GET', CART)).body
  /** As if a run of the same request were under way, under this key. */
  const begin = async (key: string) => {
    await add('ended')
    const { rows } = await shop.pool.query<{ scope: string; requestHash: string }>(
      `select scope, request_hash as "requestHash" from idempotency where site_id = $1`,
      [shop.site.id],
    )
    for (const row of rows) await claimKey(shop.db, shop.site.id, { ...row, key })
  }
  return { ...shop, newBrowser: shop.browser, browser, add, begin, inCart, product }
}

it('adds once when a request is repeated with its key', async () => {
  const { add, inCart } = await atShop()
  const first = await add('click-1')
  const second = await add('click-1')
  expect(first.status).toBe(200)
  expect(second.status).toBe(200)
  expect(second.body).toEqual(first.body)
  expect(await inCart()).toMatchObject({ totalQuantity: 1 })
})

it('adds again with another key, and without one', async () => {
  const { add, inCart, browser, product } = await atShop()
  await add('click-1')
  await add('click-2')
  await browser.call('POST', ENTRIES, { itemId: product.id, sku: 'MUG', quantity: 1 })
  expect(await inCart()).toMatchObject({ totalQuantity: 3 })
})

it('sets the cart cookie with a repeated reply, too', async () => {
  const { add, browser } = await atShop()
  await add('click-1')
  browser.cookies.delete('hasCart')
  await add('click-1')
  expect(browser.cookies.get('hasCart')).toBe('true')
})

it('rejects the key for another request', async () => {
  const { add, inCart } = await atShop()
  await add('click-1', 1)
  expect(await add('click-1', 2)).toMatchObject({
    status: 422,
    body: { code: 'idempotency.otherRequest' },
  })
  expect(await inCart()).toMatchObject({ totalQuantity: 1 })
})

it('repeats an error word for word', async () => {
  const { add } = await atShop()
  const first = await add('click-1', 11)
  expect(first).toMatchObject({ status: 409, body: { code: 'cart.notEnoughStock' } })
  expect((await add('click-1', 11)).body).toEqual(first.body)
})

it('rejects a repeat while the first run is in progress', async () => {
  const { add, begin } = await atShop()
  await begin('click-1')
  expect(await add('click-1')).toMatchObject({
    status: 409,
    body: { code: 'idempotency.running' },
  })
})

it('runs one of many concurrent repeats', async () => {
  const { add, inCart } = await atShop()
  const replies = await Promise.all(Array.from({ length: 8 }, () => add('click-1')))
  for (const { status } of replies) expect([200, 409]).toContain(status)
  expect(replies.some(({ status }) => status === 200)).toBe(true)
  expect(await inCart()).toMatchObject({ totalQuantity: 1 })
})

it('runs a request again five minutes after its first run died', async () => {
  const { add, begin, pool, site, inCart } = await atShop()
  await begin('click-1')
  await pool.query(
    `update idempotency set created_at = now() - interval '6 minutes'
     where site_id = $1 and key = 'click-1'`,
    [site.id],
  )
  expect(await add('click-1')).toMatchObject({ status: 200 })
  expect(await inCart()).toMatchObject({ totalQuantity: 2 })
})

it('deletes replies after 30 days', async () => {
  const { add, db, pool, site, inCart } = await atShop()
  await add('click-1')
  await pool.query(
    `update idempotency set created_at = now() - interval '31 days' where site_id = $1`,
    [site.id],
  )
  await add('click-1')
  expect(await inCart()).toMatchObject({ totalQuantity: 2 })
  await pool.query(
    `update idempotency set created_at = now() - interval '31 days' where site_id = $1`,
    [site.id],
  )
  await deleteOldReplies(db)
  const { rowCount } = await pool.query('select from idempotency where site_id = $1', [site.id])
  expect(rowCount).toBe(0)
})

it('separates the keys of two visitors', async () => {
  const { add, newBrowser } = await atShop()
  const other = newBrowser()
  await other.call('GET', CART)
  await add('click-1')
  expect((await add('click-1', 2, other)).status).toBe(200)
})

it.each(['', 'a'.repeat(65), 'with space', 'ünicode', '"quoted"'])(
  'rejects the key %j',
  async (key) => {
    const { add } = await atShop()
    expect(await add(key)).toMatchObject({
      status: 400,
      body: { code: 'idempotency.malformedKey' },
    })
  },
)

it('stores nothing of a malformed request', async () => {
  const { add, browser } = await atShop()
  const malformed = await browser.call('POST', ENTRIES, {}, { 'idempotency-key': 'click-1' })
  expect(malformed.status).toBe(400)
  expect((await add('click-1')).status).toBe(200)
})

it('costs nothing without a key, and two statements with one', async () => {
  const { add, browser, product } = await atShop()
  const entry = { itemId: product.id, sku: 'MUG', quantity: 1 }
  await waitForChanges()
  await browser.call('POST', ENTRIES, entry)
  const plain = await recordStatements(() => browser.send('POST', ENTRIES, entry))
  const keyed = await recordStatements(() => add('click-1'))
  expect(plain.filter((text) => text.includes('idempotency'))).toEqual([])
  expect(keyed.length - plain.length).toBe(2)
})

it('does not repeat a request whose reply could not be stored', async () => {
  const { add, inCart, pool, site } = await atShop()
  const name = `full_${site.id.replaceAll('-', '')}`
  await pool.query(`
    create function ${name}() returns trigger language plpgsql as $$
    begin raise exception 'the disk is full' using errcode = '53100'; end $$;
    create trigger ${name} before update on idempotency for each row
      when (new.site_id = '${site.id}') execute function ${name}()`)
  expect((await add('click-1')).status).toBe(200)
  expect((await add('click-1')).status).toBe(409)
  await pool.query(`drop trigger ${name} on idempotency; drop function ${name}`)
  expect(await inCart()).toMatchObject({ totalQuantity: 1 })
})
