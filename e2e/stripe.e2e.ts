import { STRIPE_KEY } from '../packages/server/src/test/stripe/stand-in.ts'
import { expectAccessible, STUDIO_HEIGHT, STUDIO_WIDTHS } from './accessibility.ts'
import { addToCart, fillCheckout, readOrderNumber } from './checkout-steps.ts'
import { expect, test } from './shop.ts'
import { StudioApi } from './studio-api.ts'

test.afterEach(async ({ owner }) => {
  await new StudioApi(owner).delete('/api/studio/stripe-account')
})

test('an owner connects Stripe, and a buyer pays by card, after going back once', async ({
  owner,
  page,
}) => {
  await owner.goto('/config/settings/payments')
  const panel = owner.getByRole('region', { name: 'Cards and wallets' })
  await panel.getByRole('button', { name: 'Connect Stripe' }).click()
  const dialog = owner.getByRole('dialog', { name: 'Connect Stripe' })
  const key = dialog.getByLabel('Secret key')
  await key.fill('sk_test_ofanotheraccount')
  await dialog.getByRole('button', { name: 'Connect Stripe' }).click()
  await expect(dialog.getByText(/^Stripe does not accept this key/).first()).toBeVisible()
  await key.fill(STRIPE_KEY)
  await dialog.getByRole('button', { name: 'Connect Stripe' }).click()
  await expect(panel).toContainText('Saltby Pottery Ltd, United Kingdom')
  await expect(panel).toContainText('sk_test_…1234')
  await expectAccessible(owner, STUDIO_WIDTHS, STUDIO_HEIGHT)

  await addToCart(page, 'seedling-pots')
  await page.goto('/checkout')
  await page.getByRole('radio', { name: 'Card or wallet' }).check()
  await fillCheckout(page)
  const pay = page.getByRole('button', { name: /^Pay / })
  await pay.click()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page).toHaveURL(/\/checkout$/)
  await pay.click()
  await expect(page.getByText('buyer@example.com')).toBeVisible()
  await page.getByRole('button', { name: 'Pay' }).click()
  const number = await readOrderNumber(page)
  await expect(page.getByRole('main')).toContainText('Card or wallet')

  await owner.goto('/config/orders')
  await owner.getByRole('link', { name: `#${number}` }).click()
  await expect(owner.getByText('Test order', { exact: true })).toBeVisible()
  await expect(owner.getByText('via Stripe')).toBeVisible()
})
