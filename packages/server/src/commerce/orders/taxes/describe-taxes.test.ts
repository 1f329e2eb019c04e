import { afterEach, expect, it } from 'vitest'
import { newId } from '../../../platform/db/id.ts'
import { Jobs } from '../../../platform/jobs/index.ts'
import { ADDRESS, testShop, type TestShop } from '../../../test/sale.ts'
import { putTaxRates } from '../../checkout/index.ts'
import { completeCheckout, orderJobs } from '../index.ts'
import { getOrderUrl } from '../order-url.ts'
import { describeTaxes } from './describe-taxes.ts'

let shop: TestShop | undefined
afterEach(async () => expect((await shop?.violations()) ?? []).toEqual([]))

const RATE = { taxClass: null, isCompound: false }
const VAT = { ...RATE, name: 'VAT', rateMillionths: 200_000, amountMinor: 500n }

it('names included taxes as included, with rate and place', () => {
  const source = { country: 'DE', region: '', city: '', postalCode: '27*' }
  const reduced = { ...VAT, rateMillionths: 70_000, taxClass: 'Reduced', source, amountMinor: 7n }
  const included = { taxIncluded: true, taxMinor: 507n }
  expect(describeTaxes(included, [VAT, reduced], 'en')).toEqual([
    { name: 'Tax included: VAT 20%', amountMinor: 500n },
    { name: 'Tax included: VAT 7% (Reduced, Germany, 27*)', amountMinor: 7n },
  ])
})

it('has the sum of an order that came without its taxes, and nothing for one without tax', () => {
  const added = { taxIncluded: false, taxMinor: 500n }
  expect(describeTaxes(added, [], 'en')).toEqual([{ name: 'Tax', amountMinor: 500n }])
  expect(describeTaxes({ ...added, taxMinor: 0n }, [], 'en')).toEqual([])
})

it('shows the buyer each tax on the page of the order and in the confirmation, and no sum beside', async () => {
  shop = await testShop()
  const { country } = ADDRESS
  const rate = { ...RATE, country, regions: [], cities: [], postalCodes: [] }
  await putTaxRates(shop.db, shop.site.id, [
    { ...rate, id: newId(), name: 'VAT', rateMillionths: 200_000 },
    { ...rate, id: newId(), name: 'City', rateMillionths: 50_000, cities: ['Saltby'] },
  ])
  const cart = await shop.fill({ product: await shop.sell({ title: 'Mug', priceMinor: 1_000n }) })
  const attempt = { ...(await cart.attempt()), outcome: 'approve' }
  const { orderId } = await completeCheckout(shop.db, shop.site, attempt)
  const page = (await shop.browser().visit(getOrderUrl(shop.site, orderId))).text
  expect(page).toContain('<dt><bdi>VAT 20% (United Kingdom)</bdi></dt><dd>$2.00</dd>')
  expect(page).toContain('<dt><bdi>City 5% (United Kingdom, Saltby)</bdi></dt><dd>$0.50</dd>')
  expect(page).not.toContain('<dt>Tax</dt>')

  const jobs = new Jobs(shop.db)
  orderJobs(jobs, { db: shop.db, url: () => 'http://localhost:3000' })
  await jobs.drain(shop.pool)
  const [email] = (await shop.emails()).filter(({ subject }) => subject.includes('Your order'))
  expect(email?.text).toContain('VAT 20% (United Kingdom): $2.00')
  expect(email?.text).toContain('City 5% (United Kingdom, Saltby): $0.50')
  expect(email?.text).not.toContain('Tax:')
})
