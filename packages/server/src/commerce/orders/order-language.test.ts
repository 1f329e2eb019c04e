import { type OrderDetail, type ShoppingCart } from '@vitrine/contract'
import { afterEach, expect, it } from 'vitest'
import { updateLanguages } from '../../identity/multilingual/index.ts'
import { newId } from '../../platform/db/id.ts'
import { Jobs } from '../../platform/jobs/index.ts'
import { testOwner } from '../../test/owner.ts'
import { ADDRESS, testShop, type TestShop } from '../../test/sale.ts'
import { saveDetails } from '../checkout/index.ts'
import { completeCheckout, orderJobs } from './index.ts'
import { getOrderUrl } from './order-url.ts'

let shop: TestShop
afterEach(async () => expect(await shop.violations()).toEqual([]))

/** Creates a shop in English and French that sells a mug with a glaze. */
async function testFrenchShop() {
  shop = await testShop()
  await updateLanguages(shop.db, shop.site.id, [{ tag: 'fr', isCustomCode: false, enabled: true }])
  return shop.sell({
    title: 'Mug',
    urlId: 'mug',
    optionNames: ['Glaze'],
    variants: [
      { sku: 'OAT', optionValues: ['Oat'], priceMinor: 2_800n },
      { sku: 'TER', optionValues: ['Terracotta'], priceMinor: 3_000n },
    ],
    texts: [
      {
        locale: 'fr',
        title: 'Tasse',
        excerpt: null,
        body: null,
        customAddButtonText: null,
        seoTitle: null,
        seoDescription: null,
        options: [{ name: 'Glaze', text: 'Émail', values: [{ value: 'Oat', text: 'Avoine' }] }],
        categories: [],
      },
    ],
  })
}

const names = ({ entries }: ShoppingCart) =>
  entries.map(({ title, chosenVariant: { attributes } }) => ({ title, attributes }))

const FRENCH = { title: 'Tasse', attributes: { Émail: 'Avoine' } }
const ENGLISH = { title: 'Mug', attributes: { Glaze: 'Oat' } }

it('shows a cart in the language of the page that shows it, and calls of its scripts as well', async () => {
  const { id } = await testFrenchShop()
  const browser = shop.browser()
  // Without a script, the form has the options as the page shows them.
  const form = { itemId: id, quantity: '1', 'variant.Émail': 'Avoine' }
  const added = await browser.submit('/fr/cart/entries', form)
  expect(added.headers['location']).toBe('/fr/cart')
  const page = (await browser.visit('/fr/cart')).text
  for (const text of ['Tasse', 'Émail', 'Avoine']) expect(page).toContain(text)
  expect((await browser.visit('/cart')).text).toContain('Glaze')

  const call = async (method: 'GET' | 'PUT', url: string, body?: object, path?: string) => {
    const headers = path === undefined ? undefined : { referer: `http://${shop.host}${path}` }
    return (await browser.call(method, url, body, headers)).body
  }
  const cart = '/api/commerce/shopping-cart'
  const french = (await call('GET', cart, undefined, '/fr/shop/p/mug')) as ShoppingCart
  expect(names(french)).toEqual([FRENCH])
  // The same content is read in another language.
  expect(names((await call('GET', cart, undefined, '/shop')) as ShoppingCart)).toEqual([ENGLISH])
  expect(names((await call('GET', cart)) as ShoppingCart)).toEqual([ENGLISH])
  const [entry] = french.entries
  const changed = await call('PUT', `${cart}/entries/${entry?.id}`, { quantity: 2 }, '/fr/cart')
  expect(names((changed as { readonly shoppingCart: ShoppingCart }).shoppingCart)).toEqual([FRENCH])
  const checkout = (await browser.visit('/fr/checkout')).text
  for (const text of ['Tasse', 'Avoine']) expect(checkout).toContain(text)
})

it('names the option that is missing as the page does', async () => {
  const { id } = await testFrenchShop()
  const browser = shop.browser()
  const reply = await browser.submit('/fr/cart/entries', { itemId: id, quantity: '1' })
  const page = await browser.visit(String(reply.headers['location']))
  expect(page.text).toContain('Émail')
  expect(page.text).not.toContain('Glaze')
})

it('records an order in the language that it was bought in, and shows staff their own', async () => {
  const product = await testFrenchShop()
  const cart = await shop.fill({ product })
  await saveDetails(shop.db, shop.site.id, cart.cartId, {
    email: 'reader@example.com',
    address: ADDRESS,
    shippingOptionId: null,
    locale: 'fr',
  })
  const attempt = { ...(await cart.attempt()), outcome: 'approve' }
  const { orderId } = await completeCheckout(shop.db, shop.site, attempt)
  const { call } = await testOwner(shop)
  const order = (await call('GET', `/api/studio/orders/${orderId}`)).body as OrderDetail
  expect(order.lines).toMatchObject([
    { title: 'Mug', options: [{ optionName: 'Glaze', value: 'Oat' }] },
  ])
  const page = (await shop.browser().visit(getOrderUrl(shop.site, orderId))).text
  for (const text of ['Tasse', 'Avoine']) expect(page).toContain(text)
  const jobs = new Jobs(shop.db)
  orderJobs(jobs, { db: shop.db, url: () => 'http://localhost:3000' })
  await jobs.drain(shop.pool)
  const emails = await shop.emails()
  const confirmation = emails.find(({ recipient }) => recipient === 'reader@example.com')
  expect(confirmation?.text).toContain('Tasse')
  expect(confirmation?.subject).toContain('votre commande')
  const notice = emails.find(({ subject }) => subject.includes('New order'))
  expect(notice?.text).toContain('Mug, Oat')
  expect(notice?.text).not.toContain('Tasse')

  // Emails that staff send later are in the language of the buyer as well.
  const [line] = order.lines
  const parcel = { id: newId(), lines: [{ lineId: line?.id, quantity: 1 }], notify: true }
  expect((await call('POST', `/api/studio/orders/${orderId}/fulfillments`, parcel)).status).toBe(
    200,
  )
  const refund = { id: newId(), notify: true, amountCents: 100, reason: '' }
  const refunded = await call('POST', `/api/studio/orders/${orderId}/refunds`, refund)
  expect(refunded.status, refunded.text).toBe(200)
  await jobs.drain(shop.pool)
  const subjects = (await shop.emails())
    .filter(({ recipient }) => recipient === 'reader@example.com')
    .map(({ subject }) => subject)
  expect(subjects).toEqual(
    expect.arrayContaining([
      expect.stringContaining('a été expédiée'),
      expect.stringContaining('remboursement'),
    ]),
  )
})
