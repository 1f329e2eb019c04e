import { type OrderDetail, readGiftCard } from '@vitrine/contract'
import { expect, it } from 'vitest'
import { newId } from '../../platform/db/id.ts'
import { Jobs } from '../../platform/jobs/index.ts'
import { testOwner } from '../../test/owner.ts'
import { ADDRESS, testShop } from '../../test/sale.ts'
import { orderJobs, refundOrder } from '../orders/index.ts'
import {
  addGiftCardEntry,
  createGiftCard,
  computeGiftCardDigest,
  deriveGiftCardCode,
} from '../payments/index.ts'

const FORM = { ...ADDRESS, email: 'reader@example.com', paymentOutcome: 'approve' }

/** A shop with a mug for $20.00, and a buyer with two of them in the cart. */
async function testBuyer() {
  const shop = await testShop()
  const mug = await shop.sell({ title: 'Mug', priceMinor: 2_000n, onHand: 9 })
  const fill = async () => {
    const buyer = shop.browser()
    await buyer.submit('/cart/entries', { itemId: mug.id, sku: mug.sku, quantity: '2' })
    const submit = async (fields: Readonly<Record<string, string>>, page = '/checkout') => {
      const sent = await readHidden(() => buyer.visit(page))
      return buyer.submit('/checkout', { ...sent, ...FORM, ...fields })
    }
    return { buyer, submit }
  }
  const issue = async (initialMinor: bigint, { testMode = true, currency = 'USD' } = {}) => {
    const cause = newId()
    const code = deriveGiftCardCode(shop.site.secret, cause)
    const card = { lastFour: code.slice(-4), currency, initialMinor, testMode, cause }
    const codeHash = computeGiftCardDigest(shop.site.secret, code)
    await createGiftCard(shop.db, shop.site.id, { ...card, codeHash })
    const [row] = await shop.rows<{ id: string }>(
      'select id from gift_card where site_id = $1 and code_hash = $2',
      [codeHash],
    )
    return { code, id: row?.id ?? '', lastFour: card.lastFour }
  }
  const balances = async () =>
    (
      await shop.rows<{ balance_minor: bigint }>(
        'select balance_minor from gift_card where site_id = $1 order by initial_minor',
      )
    ).map(({ balance_minor: minor }) => Number(minor))
  const payments = () =>
    shop.rows(
      `select p.provider, p.captured_minor::integer as captured from payment p
       join orders o on o.site_id = p.site_id and o.id = p.order_id
       where p.site_id = $1 and o.status = 'placed' and p.voided_at is null
       order by p.provider, p.captured_minor`,
    )
  return { ...shop, ...(await fill()), fill, issue, balances, payments }
}

async function readHidden(visit: () => Promise<{ readonly text: string }>) {
  const { text } = await visit()
  const hidden = text.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)
  return Object.fromEntries([...hidden].map(([, name = '', value = '']) => [name, value]))
}

it('names each gift card that paid, to the buyer, in the email and in the studio, and keeps its ledger', async () => {
  const shop = await testBuyer()
  const { submit, issue, buyer, db, site, pool } = shop
  const { call } = await testOwner(shop)
  const [small, large] = [await issue(1_500n), await issue(9_000n)]
  await submit({ code: small.code })
  await submit({ code: large.code })
  const { headers } = await submit({ intent: 'pay' })
  const jobs = new Jobs(db)
  orderJobs(jobs, { db, url: () => 'http://localhost:3000' })
  await jobs.drain(pool)
  const page = await buyer.visit(String(headers['location']))
  const [order] = await shop.rows<{ id: string; number: bigint; total: number }>(
    'select id, number, grand_total_minor::integer as total from orders where site_id = $1',
  )
  const rest = ((order?.total ?? 0) - 1_500) / 100
  for (const text of [page.text, (await shop.emails())[0]?.text ?? '']) {
    expect(text).toContain(`Gift card ending in ${small.lastFour}`)
    expect(text).toContain('-$15.00')
    expect(text).toContain(`Gift card ending in ${large.lastFour}`)
    expect(text).toContain(`-$${rest.toFixed(2)}`)
  }
  const detail = (await call('GET', `/api/studio/orders/${order?.id}`)).body as OrderDetail
  expect(detail.payments.map(({ giftCard }) => giftCard)).toEqual([
    { id: small.id, lastFour: small.lastFour },
    { id: large.id, lastFour: large.lastFour },
  ])
  await refundOrder(db, site.id, { orderId: order?.id ?? '', amountMinor: 1_000n })
  const read = await call('GET', `/api/studio/gift-cards/${small.id}`)
  const named = { id: order?.id, number: String(order?.number) }
  expect(readGiftCard.replies[200].parse(read.body).entries).toMatchObject([
    { kind: 'issue', amount: { value: 1_500 }, balance: { value: 1_500 }, order: null },
    { kind: 'redeem', amount: { value: -1_500 }, balance: { value: 0 }, order: named },
    { kind: 'refund', amount: { value: 1_000 }, balance: { value: 1_000 }, order: named },
  ])
  const { call: stranger } = await testOwner(await testShop())
  expect(await stranger('GET', `/api/studio/gift-cards/${small.id}`)).toMatchObject({ status: 404 })
})

it('takes a gift card in any spelling, charges the rest, and gives the card back when removed', async () => {
  const { submit, issue, balances, payments, violations } = await testBuyer()
  const { code, id, lastFour } = await issue(1_500n)
  const typed = code.toLowerCase().replaceAll('-', ' ')
  const added = await submit({ code: typed, intent: 'pay' })
  expect(added.status).toBe(200)
  expect(added.text).toContain(`•••• ${lastFour}</bdi></dt><dd>-$15.00</dd>`)
  expect(added.text).toContain('Pay <span class="price">$25.00</span>')
  expect(added.text).not.toContain(code)
  const removed = await submit({ removeCode: id })
  expect(removed.text).toContain('Pay <span class="price">$40.00</span>')
  expect(await balances()).toEqual([1_500])
  await submit({ code })
  const paid = await submit({ intent: 'pay' })
  expect(paid.status, paid.text).toBe(303)
  expect(await payments()).toEqual([
    { provider: 'gift_card', captured: 1_500 },
    { provider: 'test', captured: 2_500 },
  ])
  expect(await balances()).toEqual([0])
  expect(await violations()).toEqual([])
})

it('pays an order with several gift cards and without any other payment', async () => {
  const { submit, issue, balances, payments, violations, buyer } = await testBuyer()
  const small = await issue(1_000n)
  const large = await issue(5_000n)
  await submit({ code: small.code })
  const { text } = await submit({ code: large.code })
  expect(text).toContain('$20.00 left on the card')
  expect(text).not.toContain('paymentOutcome')
  expect(text).toContain('Place order')
  const paid = await submit({ intent: 'pay' })
  expect(paid.status, paid.text).toBe(303)
  const order = await buyer.visit(String(paid.headers['location']))
  expect(order.text).toContain('Gift card')
  expect(await payments()).toEqual([
    { provider: 'gift_card', captured: 1_000 },
    { provider: 'gift_card', captured: 3_000 },
  ])
  expect(await balances()).toEqual([0, 2_000])
  expect(await violations()).toEqual([])
})

it('says the same of a code that does not exist, an empty card, a disabled one and a foreign one', async () => {
  const { submit, issue, db, site, rows } = await testBuyer()
  const empty = await issue(500n)
  await addGiftCardEntry(db, site.id, {
    giftCardId: empty.id,
    kind: 'redeem',
    amountMinor: -500n,
    cause: 'test',
  })
  const disabled = await issue(600n)
  await rows('update gift_card set disabled_at = now() where site_id = $1 and id = $2', [
    disabled.id,
  ])
  const foreign = await issue(700n, { currency: 'EUR' })
  const codes = ['7K3M-0000-0000-0000', empty.code, disabled.code, foreign.code]
  for (const code of codes) {
    const { status, text } = await submit({ code })
    expect(status).toBe(422)
    expect(text).toContain('This code is not valid. Check the spelling.')
    expect(text).toContain('Pay <span class="price">$40.00</span>')
  }
})

it('charges less after a declined payment when a card is added, and keeps the card after another', async () => {
  const { submit, issue, balances, payments, violations } = await testBuyer()
  const { code } = await issue(1_500n)
  expect((await submit({ intent: 'pay', paymentOutcome: 'decline' })).status).not.toBe(500)
  await submit({ code })
  await submit({ intent: 'pay', paymentOutcome: 'decline' })
  const again = await submit({ intent: 'quote' })
  expect(again.text).toContain('Pay <span class="price">$25.00</span>')
  const paid = await submit({ intent: 'pay' })
  expect(paid.status, paid.text).toBe(303)
  expect(await payments()).toEqual([
    { provider: 'gift_card', captured: 1_500 },
    { provider: 'test', captured: 2_500 },
  ])
  expect(await balances()).toEqual([0])
  expect(await violations()).toEqual([])
})

it('charges no more than the page showed when a card is spent elsewhere in between', async () => {
  const shop = await testBuyer()
  const { code } = await shop.issue(1_500n)
  const other = await shop.fill()
  await shop.submit({ code })
  await other.submit({ code })
  const shown = await readHidden(() => other.buyer.visit('/checkout'))
  expect((await shop.submit({ intent: 'pay' })).status).toBe(303)
  const late = await other.buyer.submit('/checkout', { ...shown, ...FORM, intent: 'pay' })
  expect(late.status).toBe(409)
  expect(late.text).toContain('Pay <span class="price">$40.00</span>')
  expect(await shop.payments()).toHaveLength(2)
  expect(await shop.violations()).toEqual([])
})

it('pays for no test order with a real gift card, and says so', async () => {
  const { submit, issue, balances } = await testBuyer()
  const { code } = await issue(1_500n, { testMode: false })
  const { text } = await submit({ code })
  expect(text).toContain('This gift card does not pay for test orders.')
  expect(text).toContain('Pay <span class="price">$40.00</span>')
  await submit({ intent: 'pay' })
  expect(await balances()).toEqual([1_500])
})

it('takes up to 5 gift cards', async () => {
  const { submit, issue } = await testBuyer()
  for (let n = 1n; n <= 5n; n++) await submit({ code: (await issue(n)).code })
  const { status, text } = await submit({ code: (await issue(6n)).code })
  expect(status).toBe(422)
  expect(text).toContain('You can use up to 5 gift cards in one order.')
})
