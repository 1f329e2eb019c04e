import type { Page } from '@playwright/test'
import { fillCheckout, findAddButton, readOrderNumber } from './checkout-steps.ts'
import { expect } from './shop.ts'
import { StudioApi } from './studio-api.ts'

const PRODUCT = {
  title: 'Clay club',
  status: 'active',
  subscriptionPlan: { billingPeriod: { value: 1, unit: 'month' }, numBillingCycles: 0 },
  variants: [{ priceCents: 1_800, stock: { unlimited: true } }],
} as const

/** Creates a product that is sold by the month, unless the shop has it. */
export async function ensurePlan(owner: Page): Promise<void> {
  const api = new StudioApi(owner)
  const { products } = await api.get<{ readonly products: readonly object[] }>(
    `/api/studio/products?search=${encodeURIComponent(PRODUCT.title)}`,
  )
  if (products.length === 0) await api.post('/api/studio/products', { product: PRODUCT })
}

/** Subscribes to the product as a visitor, up to the page of the first order. Returns its number. */
export async function subscribe(visitor: Page): Promise<string> {
  await visitor.goto('/shop/p/clay-club')
  await expect(findAddButton(visitor)).toHaveText('Subscribe')
  await findAddButton(visitor).click()
  await expect(visitor).toHaveURL(/\/checkout\/subscription\?cartToken=[\w-]{22}$/)
  await fillCheckout(visitor)
  await visitor
    .getByRole('radio', { name: /^Approve/ })
    .first()
    .check()
  await visitor.getByRole('button', { name: /^Pay / }).click()
  return readOrderNumber(visitor)
}

/** Returns the id of a subscription of the shop, which is begun once. */
export async function ensureSubscription(owner: Page): Promise<string> {
  const api = new StudioApi(owner)
  const find = async () => {
    const { subscriptions } = await api.get<{
      readonly subscriptions: readonly { readonly id: string }[]
    }>('/api/studio/subscriptions')
    return subscriptions[0]?.id
  }
  const found = await find()
  if (found) return found
  await ensurePlan(owner)
  const visitor = await owner.context().newPage()
  await subscribe(visitor)
  await visitor.close()
  await expect.poll(find, 'the first order begins a subscription').toBeTruthy()
  return (await find()) ?? ''
}
