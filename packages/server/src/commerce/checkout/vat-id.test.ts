import { exportOrders, readShippingZones, readTaxes } from '@vitrine/contract'
import { expect, it } from 'vitest'
import { newId } from '../../platform/db/id.ts'
import { Jobs } from '../../platform/jobs/index.ts'
import { orderJobs } from '../orders/index.ts'
import { testOwner } from '../../test/owner.ts'
import { ADDRESS, testTransferShop } from '../../test/sale.ts'

const BUYER = { ...ADDRESS, email: 'reader@example.com', country: 'FR', company: 'Quai <SARL>' }
const VAT_ID = 'fr 12 345678901'
const LIST = '/api/studio/customers'

interface Issued {
  readonly invoices: readonly { readonly id: string; readonly refundId: string | null }[]
}

/** A shop in Germany with prices that include tax and a mug of 11.90 in the cart of a visitor. */
async function testEurope({ pricesIncludeTax = true, takesVatIds = true } = {}) {
  const shop = await testTransferShop({ currency: 'EUR', testPayments: true })
  const { call, browser: staff } = await testOwner(shop)
  const rates = [{ kind: 'flat', name: 'Post', priceCents: 119 }]
  await call('PUT', readShippingZones.path, { zones: [{ name: 'Rest of world', rates }] })
  const taxes = {
    pricesIncludeTax,
    storeCountry: 'DE',
    takesVatIds,
    vatId: 'de 123 456 789',
    rates: ['DE', 'FR'].map((country) => ({ name: 'VAT', country, percent: 19 })),
  }
  const saved = await call('PUT', readTaxes.path, taxes)
  expect(saved.status, saved.text).toBe(200)
  await shop.reload()
  const { id: itemId, sku } = await shop.sell({ priceMinor: 1_190n })
  const browser = shop.browser()
  await browser.submit('/cart/entries', { itemId, sku, quantity: '1' })
  const submit = async (fields: Readonly<Record<string, string>>) => {
    const { text } = await browser.visit('/checkout')
    const hidden = [...text.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)]
    const values = hidden.map(([, name = '', value = '']) => [name, value])
    return browser.submit('/checkout', { ...Object.fromEntries(values), ...BUYER, ...fields })
  }
  return { ...shop, call, staff, taxes, browser, submit }
}

const columns = `company, vat_id, seller_vat_id, reverse_charge, tax_included, subtotal_minor,
  shipping_minor, tax_minor, grand_total_minor`

it('charges a business abroad no VAT, and the order says why', async () => {
  const shop = await testEurope()
  const { submit, rows, staff, call, browser, violations } = shop
  const quote = await submit({ intent: 'quote', vatId: VAT_ID })
  expect(quote.status).toBe(200)
  expect(quote.text).toContain('Reverse charge: VAT to be accounted for by the recipient')
  expect(quote.text).toContain('€11.00')
  const paid = await submit({ intent: 'pay', vatId: VAT_ID })
  expect(paid.status, paid.text).toBe(303)
  expect((await browser.visit(String(paid.headers['location']))).text).toContain('FR12345678901')
  expect(await rows(`select ${columns} from orders where site_id = $1`)).toEqual([
    {
      ...{ company: 'Quai <SARL>', vat_id: 'FR12345678901', seller_vat_id: 'DE123456789' },
      ...{ reverse_charge: true, tax_included: false, subtotal_minor: 1_000n },
      ...{ shipping_minor: 100n, tax_minor: 0n, grand_total_minor: 1_100n },
    },
  ])
  expect(await violations()).toEqual([])
  const jobs = new Jobs(shop.db)
  orderJobs(jobs, { db: shop.db, url: () => 'http://localhost:3000' })
  await jobs.drain(shop.pool)
  const confirmation = (await shop.emails()).find(({ text }) => text.includes('FR12345678901'))
  expect(confirmation?.text).toContain(
    'Quai <SARL>\nVAT ID: FR12345678901\nReverse charge: VAT to be accounted for by the recipient',
  )
  const [order] = await rows<{ id: string }>('select id from orders where site_id = $1')
  const orderId = String(order?.id)
  expect((await call('GET', `/api/studio/orders/${orderId}`)).body).toMatchObject({
    ...{ company: 'Quai <SARL>', vatId: 'FR12345678901', reverseCharge: true },
  })
  const issued = await call('POST', `/api/studio/orders/${orderId}/invoices`)
  const [{ id } = { id: newId() }] = (issued.body as { invoices: { id: string }[] }).invoices
  const { text } = await staff.visit(`/config/orders/${orderId}/invoices/${id}`)
  expect(text).toContain('VAT ID: DE123456789')
  expect(text).toContain('Quai &lt;SARL&gt;')
  expect(text).toContain('VAT ID: FR12345678901')
  expect(text).toContain('Reverse charge: VAT to be accounted for by the recipient')
})

it('says so on credit notes, in exports, and forgets the business with the buyer', async () => {
  const { submit, rows, staff, call, record } = await testEurope()
  await submit({ intent: 'quote', vatId: VAT_ID })
  await submit({ intent: 'pay', vatId: VAT_ID })
  const [order] = await rows<{ id: string }>('select id from orders where site_id = $1')
  const at = `/api/studio/orders/${order?.id}`
  await record(order?.id ?? '')
  await call('POST', `${at}/invoices`)
  const refundId = newId()
  const refund = { id: refundId, lines: [], amountCents: 500, reason: 'Late', notify: false }
  expect((await call('POST', `${at}/refunds`, refund)).status).toBe(200)
  const issued = await call('POST', `${at}/refunds/${refundId}/credit-note`)
  const note = (issued.body as Issued).invoices.find((each) => each.refundId === refundId)
  const { text } = await staff.visit(`/config/orders/${order?.id}/invoices/${note?.id}`)
  expect(text).toContain('VAT ID: DE123456789')
  expect(text).toContain('VAT ID: FR12345678901')
  expect(text).toContain('Reverse charge: VAT to be accounted for by the recipient')
  const { body } = await call('GET', exportOrders.path)
  expect(body).toMatchObject({
    csv: expect.stringMatching(/"Quai <SARL>","FR12345678901","yes"/),
  })

  const list = (await call('GET', `${LIST}?search=reader`)).body
  const [customer] = (list as { readonly customers: readonly { readonly id: string }[] }).customers
  const person = `${LIST}/${customer?.id}`
  const { json } = (await call('GET', `${person}/export`)).body as { readonly json: string }
  expect(JSON.parse(json).orders).toMatchObject([
    { company: 'Quai <SARL>', vatId: 'FR12345678901', reverseCharge: true },
  ])
  await rows(`update orders set fulfillment_status = 'fulfilled' where site_id = $1`)
  const erased = await call('POST', `${person}/erasure`, { confirmation: BUYER.email })
  expect(erased.status, erased.text).toBe(200)
  const { text: forgotten } = await staff.visit(`/config/orders/${order?.id}/invoices/${note?.id}`)
  expect(forgotten).not.toMatch(/Quai|FR12345678901/)
  expect(forgotten).toContain('Reverse charge: VAT to be accounted for by the recipient')
  const left = `select 1 from orders o left join checkout k on k.site_id = o.site_id
    where o.site_id = $1 and concat(o::text, k::text) ~ 'Quai|FR12|fr 12'`
  expect(await rows(left)).toEqual([])
})

it('adds no tax to prices without it', async () => {
  const { submit, rows } = await testEurope({ pricesIncludeTax: false })
  await submit({ intent: 'quote', vatId: VAT_ID })
  await submit({ intent: 'pay', vatId: VAT_ID })
  expect(await rows('select tax_minor, grand_total_minor from orders where site_id = $1')).toEqual([
    { tax_minor: 0n, grand_total_minor: 1_309n },
  ])
})

it.each([
  ['FR1', 'Enter a VAT ID with its country code'],
  ['ATU12345678', 'This VAT ID is from another country than the address.'],
])('takes no order with the VAT ID %s', async (vatId, error) => {
  const { submit, rows } = await testEurope()
  await submit({ intent: 'quote', vatId })
  const paid = await submit({ intent: 'pay', vatId })
  expect(paid.status).toBe(422)
  expect(paid.text).toContain(error)
  expect(paid.text).toContain(`value="${vatId}"`)
  expect(await rows('select id from orders where site_id = $1')).toEqual([])
})

it('asks for no VAT ID where the shop takes none, and charges tax', async () => {
  const { submit, browser, rows } = await testEurope({ takesVatIds: false })
  expect((await browser.visit('/checkout')).text).not.toContain('name="vatId"')
  await submit({ intent: 'quote', vatId: VAT_ID })
  await submit({ intent: 'pay', vatId: VAT_ID })
  expect(
    await rows('select vat_id, reverse_charge, tax_minor from orders where site_id = $1'),
  ).toEqual([{ vat_id: '', reverse_charge: false, tax_minor: 209n }])
})

it.each([
  [{ vatId: 'DE1' }, /country code/],
  [{ vatId: '' }, /VAT ID of the store/],
  [{ storeCountry: 'AT' }, /another country/],
])('refuses settings with %j', async (change, error) => {
  const { call, taxes } = await testEurope()
  const reply = await call('PUT', readTaxes.path, { ...taxes, ...change })
  expect(reply.status).toBe(422)
  expect((reply.body as { errors: { vatId: string } }).errors.vatId).toMatch(error)
})
