import { sql } from 'drizzle-orm'
import { newPage } from '@vitrine/page'
import { expect, it } from 'vitest'
import { completeCheckout } from '../../commerce/orders/index.ts'
import { EN } from '../../test/pages.ts'
import { publishNow } from '../../test/publish.ts'
import { loadAttempt, testShop } from '../../test/sale.ts'
import { recordStatements } from '../../test/statements.ts'

/** Creates a shop with two products, and a reader whose pages are cached. */
async function shopWithPages({ onHand = 10 } = {}) {
  const shop = await testShop()
  const body = newPage({ locale: EN, title: 'About', slug: 'about' })
  await publishNow(shop.db, shop.site.id, { kind: 'page', body })
  const mug = await shop.sell({ title: 'A mug', urlId: 'mug', onHand })
  const bowl = await shop.sell({ title: 'A bowl', urlId: 'bowl' })
  const reader = shop.browser()
  const visit = async (path: string) => (await reader.visit(path)).text
  /** Returns those of the pages that a visit renders anew. */
  const listRendered = async (paths: readonly string[]) => {
    const rendered: string[] = []
    for (const path of paths) {
      const sent = await recordStatements(() => reader.visit(path))
      if (sent.length > 0) rendered.push(path)
    }
    return rendered
  }
  const order = async (quantity = 1) => {
    const { cartId } = await shop.fill({ product: mug, quantity })
    const attempt = await loadAttempt(shop.db, shop.site, cartId)
    expect(
      await completeCheckout(shop.db, shop.site, { ...attempt, outcome: 'approve' }),
    ).toMatchObject({ kind: 'placed' })
  }
  // The notifications of what was just sold may arrive after the first visits.
  await expect.poll(() => listRendered(PAGES)).toEqual([])
  return { ...shop, mug, bowl, visit, listRendered, order }
}

const PAGES = ['/about', '/shop', '/shop?available=true', '/shop/p/bowl', '/shop/p/mug']

it('renders only the page of a product anew after an order of some of its stock', async () => {
  const { listRendered, order } = await shopWithPages()
  await order()
  expect(await listRendered(PAGES)).toEqual(['/shop/p/mug'])
  expect(await listRendered(PAGES)).toEqual([])
})

it('renders lists anew when a product is sold out, and when it can be bought again', async () => {
  const { db, visit, listRendered, order, mug } = await shopWithPages({ onHand: 2 })
  const lists = ['/shop', '/shop?available=true']
  await order(2)
  expect(await visit('/shop?available=true')).not.toContain('A mug')
  expect(await listRendered(['/about'])).toEqual([])
  expect(await listRendered(['/shop', '/shop/p/mug'])).toEqual(['/shop', '/shop/p/mug'])
  await listRendered(PAGES)
  await db.execute(sql`update stock set on_hand = 9 where variant_id = ${mug.variantId}`)
  expect(await listRendered(lists)).toEqual(lists)
  expect(await visit('/shop?available=true')).toContain('A mug')
})

it('lists a product as available while checkouts hold all of it', async () => {
  const { db, site, visit, order, mug, fill } = await shopWithPages({ onHand: 2 })
  const { cartId } = await fill({ product: mug, quantity: 2 })
  await db.execute(sql`insert into stock_hold (site_id, cart_id, variant_id, quantity, expires_at)
    values (${site.id}, ${cartId}, ${mug.variantId}, 2, now() + interval '10 minutes')`)
  expect(await visit('/shop?available=true')).toContain('A mug')
  await db.execute(sql`delete from stock_hold where site_id = ${site.id}`)
  await order(2)
  expect(await visit('/shop?available=true')).not.toContain('A mug')
})

it('shows the sold-out mark of a product on the pages of others', async () => {
  const { visit, order } = await shopWithPages({ onHand: 1 })
  expect(await visit('/shop/p/bowl')).not.toContain('sold-out')
  await order()
  expect(await visit('/shop/p/bowl')).toContain('sold-out')
})

it('returns the current quantities in the page JSON of a list', async () => {
  const { visit, order } = await shopWithPages()
  expect(await visit('/shop?format=json')).not.toContain('"qtyInStock":7')
  await order(3)
  expect(await visit('/shop?format=json')).toContain('"qtyInStock":7')
})

it('renders lists that say how little is left anew after each order', async () => {
  const { db, site, listRendered, order } = await shopWithPages()
  const scarcity = { scarcityEnabledOnProductItems: true, scarcityThreshold: 20 }
  await db.execute(sql`update store_settings set
    merchandising = merchandising || ${JSON.stringify(scarcity)}::jsonb where site_id = ${site.id}`)
  await listRendered(PAGES)
  await order()
  expect(await listRendered(['/about', '/shop'])).toEqual(['/shop'])
})

it('drops no page when an order is shipped, as pages show what is not promised to orders', async () => {
  const { db, listRendered, order, mug } = await shopWithPages()
  await order()
  await expect.poll(() => listRendered(PAGES)).toEqual([])
  await db.execute(sql`update stock set on_hand = on_hand - 1, committed = committed - 1
    where variant_id = ${mug.variantId}`)
  expect(await listRendered(PAGES)).toEqual([])
})
