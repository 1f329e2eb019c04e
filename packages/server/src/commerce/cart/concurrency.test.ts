import { shoppingCartSchema } from '@vitrine/contract'
import { expect, it } from 'vitest'
import { testSite } from '../../test/site.ts'

const ENTRIES = '/api/commerce/shopping-cart/entries'
const CART = '/api/commerce/shopping-cart'

/** A visitor with the cookies of a first visit, but no cart. */
async function visitor() {
  const shop = await testSite()
  const browser = shop.browser()
  await browser.call('GET', CART)
  const read = async () => shoppingCartSchema.parse((await browser.call('GET', CART)).body)
  const add = (body: object) => browser.call('POST', ENTRIES, { sku: 'MUG', quantity: 1, ...body })
  return { shop, browser, read, add }
}

it('creates one cart for two concurrent first adds', async () => {
  const { shop, read, add } = await visitor()
  const { id } = await shop.product()
  const replies = await Promise.all([add({ itemId: id }), add({ itemId: id })])
  expect(replies.map(({ status }) => status)).toEqual([200, 200])
  expect(await read()).toMatchObject({ totalQuantity: 2, entries: [{ quantity: 2 }] })
  const carts = await shop.pool.query('select from cart where site_id = $1', [shop.site.id])
  expect(carts.rowCount).toBe(1)
})

it('loses none of 100 concurrent adds', async () => {
  const { shop, read, add } = await visitor()
  const variants = ['A', 'B', 'C', 'D'].map((sku) => ({
    sku,
    optionValues: [sku],
    unlimited: true,
  }))
  const { id } = await shop.product({ optionNames: ['Kind'], variants })
  const skus = Array.from({ length: 100 }, (_, n) => variants[n % 4]?.sku)
  const replies = await Promise.all(skus.map((sku) => add({ itemId: id, sku })))
  expect(replies.filter(({ status }) => status !== 200)).toEqual([])
  const cart = await read()
  expect(cart).toMatchObject({ totalQuantity: 100, version: 100, subtotalCents: 100_000 })
  expect(cart.entries.map(({ quantity }) => quantity)).toEqual([25, 25, 25, 25])
})

it('adds no more than the available stock to a cart, however many adds are concurrent', async () => {
  const { shop, read, add } = await visitor()
  const { id } = await shop.product({ onHand: 7 })
  await add({ itemId: id })
  const replies = await Promise.all(Array.from({ length: 20 }, () => add({ itemId: id })))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(6)
  expect(await read()).toMatchObject({ totalQuantity: 7 })
})

it('removes and adds an entry concurrently without losing its quantity', async () => {
  const { shop, browser, read, add } = await visitor()
  const { id } = await shop.product({ variants: [{ sku: 'MUG', unlimited: true }] })
  await add({ itemId: id })
  const [entry] = (await read()).entries
  await Promise.all([
    browser.call('DELETE', `${ENTRIES}/${entry?.id}`),
    ...Array.from({ length: 10 }, () => add({ itemId: id })),
  ])
  const cart = await read()
  expect(cart.entries.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(cart.totalQuantity)
  const wrong = await shop.pool.query('select from commerce_violation where site_id = $1', [
    shop.site.id,
  ])
  expect(wrong.rowCount).toBe(0)
})

it('handles changes of the catalog during adds', async () => {
  const { shop, read, add } = await visitor()
  const variant = (sku: string) => ({ sku, optionValues: [sku], unlimited: true })
  const two = { optionNames: ['Kind'], variants: [variant('A'), variant('B')] }
  const { id } = await shop.product(two)
  const rounds = Array.from({ length: 10 }, async () => {
    const adds = ['A', 'B', 'B'].map((sku) => add({ itemId: id, sku }))
    const without = shop.product({ ...two, id, variants: [variant('A')] })
    return Promise.all([...adds, without.then(() => shop.product({ ...two, id }))])
  })
  const replies = (await Promise.all(rounds)).flatMap((round) => round.slice(0, 3))
  const statuses = replies.map((reply) => ('status' in reply ? reply.status : 0))
  expect(statuses.filter((status) => status !== 200 && status !== 404)).toEqual([])
  const cart = await read()
  expect(cart.entries.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(cart.totalQuantity)
  const wrong = await shop.pool.query('select from commerce_violation where site_id = $1', [
    shop.site.id,
  ])
  expect(wrong.rowCount).toBe(0)
})

it('computes the sums if an entry changes while the catalog removes another', async () => {
  const { shop, add } = await visitor()
  const variants = ['A', 'B'].map((sku) => ({ sku, optionValues: [sku] }))
  const { id } = await shop.product({ optionNames: ['Kind'], variants })
  for (const sku of ['A', 'B']) await add({ itemId: id, sku })
  const [buyer, owner] = [await shop.pool.connect(), await shop.pool.connect()]
  await buyer.query('begin')
  await buyer.query('select from cart where site_id = $1 for no key update', [shop.site.id])
  await buyer.query(
    `update cart_entry e set quantity = 5 from variant v
     where e.site_id = $1 and v.site_id = e.site_id and v.id = e.variant_id and v.sku = 'A'`,
    [shop.site.id],
  )
  await buyer.query('select cart_settle(site_id, id) from cart where site_id = $1', [shop.site.id])

  const getPid = async (client: typeof owner) =>
    (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid
  const pids = [await getPid(buyer), await getPid(owner)]
  const gone = owner.query(`delete from variant where site_id = $1 and sku = 'B'`, [shop.site.id])
  const waits = 'select where $1 = any(pg_blocking_pids($2))'
  await expect.poll(async () => (await buyer.query(waits, pids)).rowCount).toBe(1)
  await buyer.query('commit')
  await gone
  for (const client of [buyer, owner]) client.release()
  const { rows } = await shop.pool.query('select total_quantity from cart where site_id = $1', [
    shop.site.id,
  ])
  expect(rows).toEqual([{ total_quantity: 5 }])
})
