import { findInSite } from '@vitrine/contract'
import type { Role } from '@vitrine/model'
import { newContent, newPage } from '@vitrine/page'
import { expect, it } from 'vitest'
import { newId } from '../../platform/db/id.ts'
import { completeCheckout } from '../../commerce/orders/index.ts'
import { testOwner } from '../../test/owner.ts'
import { publishNow } from '../../test/publish.ts'
import { testShop } from '../../test/sale.ts'

/** Creates a shop with a page, a product, an order and a subscriber that "harbour" names. */
async function testFinder() {
  const shop = await testShop({ contactEmail: 'shop@example.com' })
  const { db, site, pool } = shop
  await publishNow(db, site.id, {
    kind: 'page',
    body: newPage({ locale: 'en-US', title: 'Harbour tour', slug: 'tour' }, newContent([])),
  })
  const product = await shop.sell({ title: 'Harbour mug', sku: 'HM-1', onHand: 9 })
  const cart = await shop.fill({ product, email: 'harbour@example.com' })
  await completeCheckout(db, site, { ...(await cart.attempt()), outcome: 'approve' })
  await pool.query(
    `insert into newsletter_subscriber (site_id, id, email, first_name, locale, form_id)
     values ($1, $2, 'eve@harbour.example', 'Eve', 'en-US', '')`,
    [site.id, newId()],
  )
  const find = async (text: string, role: Role = 'admin') => {
    const { call } = await testOwner(shop, role)
    const reply = await call('GET', `${findInSite.path}?text=${encodeURIComponent(text)}`)
    expect(reply.status, reply.text).toBe(200)
    return findInSite.replies[200].parse(reply.body).found
  }
  return { ...shop, product, find }
}

it('finds documents, products, orders and people by their names, each kind after the other', async () => {
  const { find, product } = await testFinder()
  expect(await find('harbour')).toMatchObject([
    { kind: 'document', title: 'Harbour tour', note: '/tour' },
    { kind: 'product', title: 'Harbour mug', id: product.id },
    { kind: 'order', title: '1', note: 'harbour@example.com' },
    { kind: 'customer', note: expect.any(String) },
    { kind: 'subscriber', title: 'eve@harbour.example', note: 'Eve' },
  ])
  expect(await find('#1')).toMatchObject([{ kind: 'order', title: '1' }])
  expect(await find('hm-1')).toEqual(
    expect.arrayContaining([expect.objectContaining({ kind: 'product', title: 'Harbour mug' })]),
  )
  expect(await find('%')).toEqual([])
})

it.each([
  ['editor', ['document', 'product']],
  ['billing', ['product', 'order']],
] as const)('shows a %s what that role may see', async (role, kinds) => {
  const { find } = await testFinder()
  const found = await find('harbour', role)
  expect([...new Set(found.map(({ kind }) => kind))]).toEqual(kinds)
})

it('finds nothing of another site, at most five of a kind, and rejects an empty text', async () => {
  const { find, sell } = await testFinder()
  for (let count = 1; count <= 6; count += 1) await sell({ title: `Bollard ${count}`, onHand: 1 })
  expect(await find('bollard')).toHaveLength(5)
  const other = await testShop({})
  const { call } = await testOwner(other)
  const { body } = await call('GET', `${findInSite.path}?text=harbour`)
  expect(body).toEqual({ found: [] })
  expect((await call('GET', `${findInSite.path}?text=%20`)).status).toBe(400)
  expect((await call('GET', `${findInSite.path}?text=${'x'.repeat(101)}`)).status).toBe(400)
})
