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
