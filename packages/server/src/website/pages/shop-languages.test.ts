import { collectionTypeCodes } from '@vitrine/model'
import { newCollection, newItem, newPage } from '@vitrine/page'
import { expect, it } from 'vitest'
import { updateLanguages } from '../../identity/multilingual/index.ts'
import { publishNow } from '../../test/publish.ts'
import { testSite } from '../../test/site.ts'
import { EN } from '../../test/pages.ts'

/** A shop whose page is at `/shop` and, in French, at `/fr/boutique`. */
export async function bilingualShop() {
  const shop = await testSite()
  const { db, site } = shop
  await updateLanguages(db, site.id, [{ tag: 'fr', isCustomCode: false, enabled: true }])
  await shop.product({ urlId: 'mug', title: 'Mug' })
  await shop.product({ urlId: 'jug', title: 'Jug' })
  const visit = async (path: string) => shop.browser().call('GET', path)
  const { body } = await visit('/shop?format=json')
  const { collection } = body as { collection: { id: string } }
  const collectionOfProducts = newCollection({
    type: collectionTypeCodes.products,
    typeName: 'products',
    ordering: 1,
  })
  await publishNow(db, site.id, {
    kind: 'page',
    id: collection.id,
    body: {
      ...newPage({ locale: EN, title: 'Shop', slug: 'shop' }, { collection: collectionOfProducts }),
      meta: { [EN]: { title: 'Shop', slug: 'shop' }, fr: { title: 'Boutique', slug: 'boutique' } },
    },
    locales: [EN, 'fr'],
  })
  return { ...shop, visit }
}

/** A page without its links to other languages. */
function withoutSwitch(html: string): string {
  return html.replaceAll(/<(?:a|link)[^>]* hreflang="[^>]*>/g, '')
}

it('has the prefix of the language in every link of the shop', async () => {
  const { visit } = await bilingualShop()
  const list = withoutSwitch((await visit('/fr/boutique')).text)
  expect(list).toContain('href="/fr/boutique/p/mug"')
  expect(list).not.toContain('href="/shop')
  const item = withoutSwitch((await visit('/fr/boutique/p/mug')).text)
  expect(item).toContain('href="/fr/boutique"')
  expect(item).not.toContain('href="/shop')
  expect(item).not.toContain('href="/cart"')
  const json = (await visit('/fr/boutique/p/mug?format=json')).body
  expect(json).toMatchObject({
    collection: { fullUrl: '/fr/boutique' },
    item: { fullUrl: '/fr/boutique/p/mug' },
    websiteSettings: { storeSettings: { continueShoppingLinkUrl: '/fr/boutique' } },
  })
})

it('links from a product to the same product in the other language', async () => {
  const { visit } = await bilingualShop()
  const { body } = await visit('/fr/boutique/p/mug?format=json')
  expect(body).toMatchObject({
    languages: [
      { tag: EN, fullUrl: '/shop/p/mug' },
      { tag: 'fr', fullUrl: '/fr/boutique/p/mug' },
    ],
  })
})

it('lists the languages of the shop’s page for search engines, and one URL of a product', async () => {
  const { visit } = await bilingualShop()
  const list = (await visit('/fr/boutique')).text
  expect(list.match(/rel="alternate" hreflang="/g)).toHaveLength(3)
  expect(list).toMatch(/<link rel="canonical" href="[^"]*\/fr\/boutique">/)
  const item = (await visit('/fr/boutique/p/mug')).text
  expect(item).toMatch(/<link rel="canonical" href="[^"]*\.test\/shop\/p\/mug">/)
})

it('declares the language of a product if it differs from the page’s', async () => {
  const shop = await bilingualShop()
  await shop.product({ urlId: 'bowl', title: 'Bowl', body: '<p>Holds soup</p>' })
  const french = (await shop.visit('/fr/boutique/p/bowl')).text
  expect(french).toMatch(/<h1[^>]* lang="en-US" dir="ltr">Bowl<\/h1>/)
  expect(french).toContain('lang="en-US" dir="ltr"><p>Holds soup</p></div>')
  expect((await shop.visit('/shop/p/bowl')).text).not.toContain('dir="ltr"><p>Holds soup')
})

it('isolates the currency symbol in a right-to-left language', async () => {
  const shop = await testSite({ currency: 'CAD' })
  await updateLanguages(shop.db, shop.site.id, [{ tag: 'he', isCustomCode: false, enabled: true }])
  const { id } = await shop.product({ urlId: 'mug', priceMinor: 1_200n })
  const browser = shop.browser()
  const amount = '12.00\u00a0\u200fCA$\u200e'
  expect((await browser.visit('/he/shop/p/mug')).text).toContain(amount)
  expect((await browser.visit('/he/shop')).text).toContain(amount)
  await browser.submit('/he/cart/entries', { itemId: id, quantity: '1' })
  expect((await browser.visit('/he/cart')).text).toContain(amount)
  expect((await browser.visit('/he/checkout')).text).toContain(amount)
  expect((await browser.visit('/shop/p/mug')).text).not.toContain('\u200e')
})

it('sells in its language, without scripts', async () => {
  const shop = await bilingualShop()
  const { id } = await shop.product({ urlId: 'bowl', title: 'Bowl', onHand: 3 })
  const browser = shop.browser()
  const added = await browser.submit('/fr/cart/entries', { itemId: id, quantity: '1' })
  expect(added).toMatchObject({ status: 303, headers: { location: '/fr/cart' } })
  const cart = await browser.call('GET', '/fr/cart')
  expect(cart.text).toContain('<html lang="fr"')
  expect(cart.text).toContain('<title>Panier')
  expect(cart.text).toContain('href="/fr/boutique/p/bowl"')
  expect(cart.text).toContain('href="/fr/checkout"')
  expect(withoutSwitch(cart.text)).not.toMatch(/(?:href|action)="\/(?:cart|checkout|shop)/)
  const checkout = await browser.call('GET', '/fr/checkout')
  expect(checkout.text).toContain('Mode de livraison')
  const refused = await browser.submit('/fr/checkout', { intent: 'pay', version: '1' })
  expect(refused.text).toContain('Indiquez une adresse e-mail.')
  expect(refused.text).not.toContain('>Enter an email address.')
})

it('shows errors in the language of the page', async () => {
  const shop = await bilingualShop()
  const { id } = await shop.product({ urlId: 'bowl', onHand: 1 })
  const browser = shop.browser()
  const reply = await browser.submit('/fr/cart/entries', { itemId: id, quantity: '9' })
  const where = String(reply.headers['location'])
  expect(where).toMatch(/^\/fr\/cart\?problem=notEnoughStock/)
  expect((await browser.call('GET', where)).text).toContain('Désolé, il n’en reste pas assez.')
})

it('leaves an owner’s page at its URL, whatever its name', async () => {
  const shop = await bilingualShop()
  const { db, site } = shop
  const collection = newCollection()
  const body = newPage({ locale: EN, title: 'Ways', slug: 'ways' }, { collection })
  const collectionId = await publishNow(db, site.id, { kind: 'page', body })
  const item = newItem({ locale: EN, title: 'How to fill a cart', slug: 'cart' })
  await publishNow(db, site.id, { kind: 'item', collectionId, body: item })
  expect((await shop.visit('/ways/cart')).text).toContain('How to fill a cart')
  expect((await shop.visit('/de/cart')).status).toBe(404)
  const sent = await shop.browser().submit('/de/cart/entries', {})
  expect(sent.status).toBe(404)
})
