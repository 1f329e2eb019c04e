import { listProducts, readStock } from '@vitrine/contract'
import type { Role } from '@vitrine/model'
import { expect, it } from 'vitest'
import { createStaffMember, createSignInLink } from '../../identity/accounts/index.ts'
import { testSite } from '../../test/site.ts'

type Shop = Awaited<ReturnType<typeof testSite>>

async function loadStock(shop: Shop, itemId: string) {
  const reply = await shop.browser().call('GET', `${readStock.path}?itemId=${itemId}`)
  return readStock.replies[200].parse(reply.body).results
}

async function member(shop: Shop, role: Role = 'admin') {
  const { id } = await createStaffMember(shop.db, shop.site.id, {
    email: 'owner@example.com',
    role,
  })
  const token = await createSignInLink(shop.db, shop.site.id, id)
  const browser = shop.browser()
  await browser.call('POST', '/api/studio/session/link', { token })
  const list = async (cursor?: string | null) => {
    const query = cursor ? `?cursor=${encodeURIComponent(cursor)}` : ''
    const reply = await browser.call('GET', `${listProducts.path}${query}`)
    return listProducts.replies[200].parse(reply.body)
  }
  return { browser, list }
}

it('returns the available stock of each variant, in their order', async () => {
  const shop = await testSite()
  const variants = [
    { sku: 'A', optionValues: ['a'], onHand: 5 },
    { sku: 'B', optionValues: ['b'], onHand: 0 },
    { sku: 'C', optionValues: ['c'], unlimited: true },
    { sku: 'D', optionValues: ['d'], onHand: 0, backorder: true },
  ]
  const { id } = await shop.product({ optionNames: ['Kind'], variants })
  const endless = { unlimited: true, qtyInStock: 0 }
  expect(await loadStock(shop, id)).toEqual([
    { unlimited: false, qtyInStock: 5 },
    { unlimited: false, qtyInStock: 0 },
    endless,
    endless,
  ])
})

it('subtracts stock committed to orders, and held by checkouts until the hold expires', async () => {
  const shop = await testSite()
  const { id, variantId } = await shop.product({ onHand: 10 })
  await shop.browser().submit('/cart/entries', { itemId: id })
  await shop.pool.query('update stock set committed = 2 where variant_id = $1', [variantId])
  const hold = `insert into stock_hold (site_id, cart_id, variant_id, quantity, expires_at)
    select site_id, id, $2, 3, now() + $3::interval from cart where site_id = $1`
  await shop.pool.query(hold, [shop.site.id, variantId, '1 hour'])
  expect(await loadStock(shop, id)).toEqual([{ unlimited: false, qtyInStock: 5 }])
  await shop.pool.query(`update stock_hold set expires_at = now() where variant_id = $1`, [
    variantId,
  ])
  expect(await loadStock(shop, id)).toEqual([{ unlimited: false, qtyInStock: 8 }])
  await shop.pool.query('update stock set committed = 12 where variant_id = $1', [variantId])
  expect(await loadStock(shop, id)).toEqual([{ unlimited: false, qtyInStock: 0 }])
})

it('returns unlimited stock for gift cards', async () => {
  const shop = await testSite()
  const { id } = await shop.product({ type: 'gift-card' })
  expect(await loadStock(shop, id)).toEqual([{ unlimited: true, qtyInStock: 0 }])
})

it('returns no stock of hidden products', async () => {
  const [shop, other] = [await testSite(), await testSite()]
  const [hidden, otherSite] = [await shop.product({ visible: false }), await other.product()]
  for (const id of [hidden.id, otherSite.id, 'no-id', '']) {
    const reply = await shop.browser().call('GET', `${readStock.path}?itemId=${id}`)
    expect(reply).toMatchObject({ status: 404, body: { code: 'catalog.unknownProduct' } })
  }
})

it('lists the products of the shop for staff, page by page', async () => {
  const shop = await testSite()
  const { list } = await member(shop)
  await shop.product({ title: 'Hidden', visible: false })
  await shop.product({
    title: 'Mug',
    optionNames: ['Glaze', 'Size'],
    variants: [{ sku: 'A', optionValues: ['Oat', 'S'], onHand: 4 }],
  })
  for (let n = 0; n < 49; n++) await shop.product()
  const first = await list()
  expect(first.products).toHaveLength(50)
  expect(first.products.slice(0, 2)).toMatchObject([
    { title: 'Hidden', visible: false },
    { title: 'Mug', variants: [{ label: 'Oat / S', sku: 'A', onHand: 4, committed: 0 }] },
  ])
  const second = await list(first.nextPageCursor)
  expect(second).toMatchObject({ hasNextPage: false, nextPageCursor: null })
  expect(second.products).toHaveLength(1)
})

it('shows the list to no other role', async () => {
  const shop = await testSite()
  expect((await shop.browser().call('GET', listProducts.path)).status).toBe(401)
  const { browser } = await member(shop, 'commenter')
  expect((await browser.call('GET', listProducts.path)).status).toBe(403)
})

it('rejects an unknown cursor', async () => {
  const shop = await testSite()
  const { browser } = await member(shop)
  const reply = await browser.call('GET', `${listProducts.path}?cursor=1'--`)
  expect(reply).toMatchObject({ status: 400, body: { code: 'catalog.unknownCursor' } })
})
