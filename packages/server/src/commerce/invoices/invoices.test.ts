import { readOrder } from '@vitrine/contract'
import { afterEach, expect, it } from 'vitest'
import { newId } from '../../platform/db/id.ts'
import { putTaxRates } from '../checkout/index.ts'
import { testOwner } from '../../test/owner.ts'
import { ADDRESS, testTransferShop } from '../../test/sale.ts'

type Shop = Awaited<ReturnType<typeof testTransferShop>>

let shop: Shop
afterEach(async () => expect(await shop.violations()).toEqual([]))

interface Listed {
  readonly invoices: readonly {
    readonly id: string
    readonly kind: string
    readonly number: number
    readonly refundId: string | null
  }[]
}

async function testInvoices() {
  shop = await testTransferShop()
  const { call, browser } = await testOwner(shop)
  const place = async () => {
    const product = await shop.sell({ title: 'Mug <b>', priceMinor: 1_500n })
    const fields = { Engraving: 'FOR <MUM>' }
    const { cartId } = await shop.fill({ product, quantity: 2, fields })
    const { orderId } = await shop.buy(cartId)
    await shop.record(orderId)
    return orderId
  }
  const issue = (orderId: string) => call('POST', `/api/studio/orders/${orderId}/invoices`)
  const refund = async (orderId: string) => {
    const id = newId()
    const [line] = (await shop.order(orderId)).lines
    const item = { lineId: line?.id, quantity: 1, isFulfilled: false, restock: true }
    const body = { id, lines: [item], amountCents: 1_500, reason: 'Damaged', notify: false }
    await call('POST', `/api/studio/orders/${orderId}/refunds`, body)
    return id
  }
  return { place, issue, refund, call, browser }
}

const list = (body: unknown) => (body as Listed).invoices

it('prints a packing slip without prices, with what the buyer entered', async () => {
  const { place, refund, browser } = await testInvoices()
  const orderId = await place()
  await refund(orderId)
  const { text, status } = await browser.visit(`/config/orders/${orderId}/packing-slip`)
  expect(status).toBe(200)
  expect(text).toContain('Mug &lt;b&gt;')
  expect(text).toContain('Engraving: FOR &lt;MUM&gt;')
  expect(text).toContain('14 Harbour Row')
  expect(text).toContain('<td>1</td>')
  expect(text).not.toContain('15.00')
})

it('numbers invoices without gaps, once for each order, however many people issue them', async () => {
  const { place, issue } = await testInvoices()
  const orders = [await place(), await place(), await place()]
  await Promise.all([...orders, ...orders, ...orders].map((id) => issue(id)))
  const numbers = await Promise.all(
    orders.map(async (id) => list((await issue(id)).body).map(({ number }) => number)),
  )
  expect(numbers.flat().toSorted((a, b) => a - b)).toEqual([1, 2, 3])
})

it('says on an invoice what it said when it was issued', async () => {
  const { place, issue, call, browser } = await testInvoices()
  const orderId = await place()
  const [invoice] = list((await issue(orderId)).body)
  const url = `/config/orders/${orderId}/invoices/${invoice?.id}`
  const before = (await browser.visit(url)).text
  expect(before).toContain('$30.00')
  const { shippingAddress } = await shop.order(orderId)
  await call('PUT', `/api/studio/orders/${orderId}/contact`, {
    email: 'new@example.com',
    shippingAddress,
  })
  expect((await browser.visit(url)).text).toBe(before)
})

it('issues a credit note for each refund, once, with numbers of its own', async () => {
  const { place, issue, refund, call, browser } = await testInvoices()
  const orderId = await place()
  const refundId = await refund(orderId)
  const at = `/api/studio/orders/${orderId}/refunds/${refundId}/credit-note`
  expect(await call('POST', at)).toMatchObject({
    status: 409,
    body: { code: 'invoices.noInvoice' },
  })
  await issue(orderId)
  await Promise.all([1, 2, 3].map(() => call('POST', at)))
  const invoices = list((await call('GET', `/api/studio/orders/${orderId}/invoices`)).body)
  expect(invoices).toMatchObject([
    { kind: 'invoice', number: 1, refundId: null },
    { kind: 'credit_note', number: 1, refundId },
  ])
  const note = await browser.visit(`/config/orders/${orderId}/invoices/${invoices[1]?.id}`)
  expect(note.text).toContain('-$15.00')
  expect(note.text).toContain('Damaged')
})

it('prints the tax of each line, on the invoice and on the credit note', async () => {
  const { place, issue, refund, call, browser } = await testInvoices()
  await putTaxRates(shop.db, shop.site.id, [
    {
      ...{ id: newId(), name: 'VAT', country: ADDRESS.country, regions: [], isCompound: true },
      ...{ rateMillionths: 200_000, cities: ['SALTBY'], postalCodes: ['SB4*', 'S*'] },
    },
  ])
  const orderId = await place()
  const refundId = await refund(orderId)
  await issue(orderId)
  const { body } = await call(
    'POST',
    `/api/studio/orders/${orderId}/refunds/${refundId}/credit-note`,
  )
  const [invoice = '', note = ''] = await Promise.all(
    list(body).map(
      async ({ id }) => (await browser.visit(`/config/orders/${orderId}/invoices/${id}`)).text,
    ),
  )
  expect(invoice).toMatch(/Tax<\/th>/)
  expect(invoice).toContain('<td>$6.00</td>')
  expect(invoice).toContain('VAT 20% (compound, United Kingdom, SALTBY, SB4*)')
  expect(note).toMatch(/Tax<\/th>/)
  expect(note).toContain('<td>-$2.50</td>')
  expect(note).toContain('<dt>VAT 20% (compound, United Kingdom, SALTBY, SB4*)</dt><dd>-$2.50</dd>')
  // The rate stands in the place of the sum, not beside it.
  expect(invoice).not.toContain('<dt>Tax</dt>')
  const order = readOrder.replies[200].parse(
    (await call('GET', `/api/studio/orders/${orderId}`)).body,
  )
  expect(order.taxes).toMatchObject([
    {
      ...{ name: 'VAT', percent: 20, taxClass: null, isCompound: true, amount: order.tax },
      source: { country: 'GB', region: '', city: 'SALTBY', postalCode: 'SB4*' },
    },
  ])
})

it('shows nothing to visitors, nor to staff of another site', async () => {
  const { place, issue } = await testInvoices()
  const orderId = await place()
  await issue(orderId)
  const slip = `/config/orders/${orderId}/packing-slip`
  expect((await shop.browser().visit(slip)).status).toBe(401)
  const other = await testTransferShop()
  const stranger = await testOwner(other)
  expect((await stranger.browser.visit(slip)).status).toBe(404)
  const foreign = await stranger.call('GET', `/api/studio/orders/${orderId}/invoices`)
  expect(list(foreign.body)).toEqual([])
})
