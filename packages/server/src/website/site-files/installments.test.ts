import { shoppingCartSchema } from '@vitrine/contract'
import type { ProductType } from '@vitrine/model'
import { expect, it } from 'vitest'
import { waitForChanges } from '../../test/database.ts'
import { testOwner } from '../../test/owner.ts'
import { testShop } from '../../test/sale.ts'

const ACCOUNT = '/api/studio/stripe-account'

/** Creates a shop that is connected to an account of a country. */
async function testInstallments(country = 'GB') {
  const shop = await testShop({ currency: 'GBP', language: 'en-GB' })
  const { rows } = shop
  await rows(
    `insert into stripe_account (site_id, secret_key, account_id, name, country, is_live, charges_enabled)
      values ($1, 'sk_live_a', 'acct_1', 'Pots', $2, true, true)`,
    [country],
  )
  const { call } = await testOwner(shop)
  const setOffer = (offersInstallments: boolean) => call('PUT', ACCOUNT, { offersInstallments })
  let serial = 0
  return {
    ...shop,
    setOffer,
    /** Returns the badge on the page of a new product, and what page JSON says of it. */
    readBadge: async (priceMinor: bigint, type: ProductType = 'physical') => {
      const urlId = `pot-${++serial}`
      await shop.sell({ urlId, priceMinor, type })
      await waitForChanges()
      const url = `/shop/p/${urlId}`
      const { text, status } = await shop.browser().visit(url)
      expect(status).toBe(200)
      const json = (await shop.browser().visit(`${url}?format=json`)).text
      return {
        text: /class="product-installments-text">([^<]*)/.exec(text)?.[1],
        page: /class="text-link product-installments-more" href="([^"]*)/.exec(text)?.[1],
        isAvailable: json.includes('"afterPayAvailable":true'),
      }
    },
  }
}

it('shows the badge of physical products once the owner offers installments', async () => {
  const { setOffer, readBadge } = await testInstallments()
  const none = { text: undefined, page: undefined, isAvailable: false }
  expect(await readBadge(5_600n)).toEqual(none)
  expect((await setOffer(true)).body).toMatchObject({ account: { offersInstallments: true } })
  const page = '/static/installments/en_GB'
  const shown = { page, isAvailable: true }
  expect(await readBadge(5_600n)).toEqual({ ...shown, text: '4 payments of £14.00 with Clearpay' })
  expect(await readBadge(100n)).toEqual({
    ...shown,
    text: 'Clearpay available for orders over £1.00',
  })
  expect(await readBadge(120_001n)).toEqual({
    ...shown,
    text: 'Clearpay available for orders up to £1,200.00',
  })
  for (const type of ['digital', 'service', 'gift-card'] as const)
    expect(await readBadge(5_600n, type)).toEqual(none)
  await setOffer(false)
  expect(await readBadge(5_600n)).toEqual(none)
})

it('shows the badge of the total in a cart of physical products, with the terms of the offer', async () => {
  const { setOffer, sell, browser, rows } = await testInstallments()
  await setOffer(true)
  await waitForChanges()
  const [mug, card] = [
    await sell({ priceMinor: 2_800n, onHand: 100 }),
    await sell({ type: 'digital' }),
  ]
  const visitor = browser()
  const add = (itemId: string, quantity: number) =>
    visitor.submit('/cart/entries', { itemId, quantity: String(quantity) })
  const readCart = async (path = '/cart') => {
    const { text } = await visitor.visit(path)
    const { body } = await visitor.call('GET', '/api/commerce/shopping-cart')
    const shown = /data-afterpay="true"><span[^>]*>([^<]*)<.span> <a[^>]*href="([^"]*)/.exec(text)
    return { shown: shown?.slice(1), api: shoppingCartSchema.parse(body).installments }
  }
  expect(await readCart()).toEqual({ shown: undefined, api: null })
  await add(mug.id, 2)
  const badge = {
    text: '4 payments of £14.00 with Clearpay',
    pageUrl: '/static/installments/en_GB',
  }
  expect(await readCart()).toEqual({
    shown: [badge.text, badge.pageUrl],
    api: { ...badge, more: 'Learn more about Clearpay' },
  })
  await rows(
    `insert into discount (site_id, id, code, title, lane, percent_millionths)
      values ($1, gen_random_uuid(), null, 'Half', 'order', 500000)`,
  )
  expect((await readCart()).shown?.[0]).toBe('4 payments of £7.00 with Clearpay')
  await add(mug.id, 98)
  expect((await readCart()).shown?.[0]).toBe('Clearpay available for orders up to £1,200.00')
  await add(card.id, 1)
  expect(await readCart()).toEqual({ shown: undefined, api: null })
})

it('cannot be offered in a country without an offer', async () => {
  const { setOffer, readBadge } = await testInstallments('DE')
  expect(await setOffer(true)).toMatchObject({
    status: 409,
    body: { code: 'payments.noInstallments' },
  })
  expect((await readBadge(5_600n)).text).toBeUndefined()
})

it('has a page in each locale, and none in others', async () => {
  const { browser } = await testShop()
  const french = await browser().visit('/static/installments/fr_CA')
  expect(french.text).toContain('<html lang="fr-CA" dir="ltr">')
  expect(french.text).toContain('<h1>Payer en 4 versements avec Afterpay</h1>')
  expect(french.headers['set-cookie']).toBeUndefined()
  const english = await browser().visit('/static/installments/en_GB')
  expect(english.text).toContain('Pay in 4 installments with Clearpay')
  for (const locale of ['fr_FR', 'de_DE', 'constructor', '..%2f'])
    expect((await browser().visit(`/static/installments/${locale}`)).status).toBe(404)
})
