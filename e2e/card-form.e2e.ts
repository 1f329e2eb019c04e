import type { Page } from '@playwright/test'
import { STRIPE_PUBLIC_KEY } from '../packages/server/src/test/stripe/browser.ts'
import { TEST_CARDS } from '../packages/server/src/test/stripe/intents.ts'
import { STRIPE_KEY } from '../packages/server/src/test/stripe/stand-in.ts'
import { expectAccessible, STUDIO_HEIGHT, STUDIO_WIDTHS } from './accessibility.ts'
import { addToCart, fillCheckout, payWith, readOrderNumber } from './checkout-steps.ts'
import { expect, test } from './shop.ts'
import { StudioApi } from './studio-api.ts'

test.beforeEach(async ({ owner }) => {
  const studio = new StudioApi(owner)
  await studio.post('/api/studio/stripe-account', { secretKey: STRIPE_KEY })
  await studio.put('/api/studio/stripe-account', {
    usesCardForm: true,
    publishableKey: STRIPE_PUBLIC_KEY,
  })
})

test.afterEach(async ({ owner }) => {
  await new StudioApi(owner).delete('/api/studio/stripe-account')
})

/** Presses Pay at the checkout, and waits for the page of the payment. */
async function openPayment(page: Page): Promise<void> {
  await addToCart(page, 'seedling-pots')
  await page.goto('/checkout')
  await page.getByRole('radio', { name: 'Card or wallet' }).check()
  await fillCheckout(page)
  await page.getByRole('button', { name: /^Pay / }).click()
  await expect(page).toHaveURL(/\/checkout\/pay\//)
}

test('the owner chooses the form on the site with the publishable key', async ({ owner }) => {
  const studio = new StudioApi(owner)
  await studio.delete('/api/studio/stripe-account')
  await studio.post('/api/studio/stripe-account', { secretKey: STRIPE_KEY })
  await owner.goto('/config/settings/payments')
  const panel = owner.getByRole('region', { name: 'Cards and wallets' })
  const form = panel.getByRole('radio', { name: 'Card form on your site' })
  await expect(form).not.toBeChecked()
  await panel.getByText('Card form on your site', { exact: true }).click()
  const dialog = owner.getByRole('dialog', { name: 'Card form on your site' })
  await dialog.getByLabel('Publishable key').fill(STRIPE_PUBLIC_KEY)
  await dialog.getByRole('button', { name: 'Use the card form' }).click()
  await expect(form).toBeChecked()
  await expectAccessible(owner, STUDIO_WIDTHS, STUDIO_HEIGHT)
})

test('a buyer pays in the form after an empty and a declined attempt', async ({ page }) => {
  await openPayment(page)
  const alert = page.getByRole('alert').filter({ visible: true })
  await payWith(page, '')
  await expect(alert).toHaveText('Your card number is incomplete.')
  await payWith(page, TEST_CARDS.declined)
  await expect(alert).toHaveText('Your card was declined.')
  await expect(alert).toBeFocused()
  await expectAccessible(page)
  await payWith(page, TEST_CARDS.success)
  await readOrderNumber(page)
  await expect(page.getByRole('main')).toContainText('Card or wallet')
})

test('a bank asks the buyer to confirm, who refuses at first', async ({ page }) => {
  await openPayment(page)
  const bank = page.frameLocator('iframe[title="Bank"]')
  await payWith(page, TEST_CARDS.secure)
  await bank.getByRole('button', { name: 'Fail' }).click()
  await expect(page.getByText(/^Your bank did not confirm the payment/)).toBeVisible()
  await payWith(page, TEST_CARDS.secure)
  await bank.getByRole('button', { name: 'Complete' }).click()
  await readOrderNumber(page)
})

test('the connection breaks while a buyer pays, and comes back', async ({ page }) => {
  await openPayment(page)
  await page.route('**/confirm', (route) => route.abort())
  await payWith(page, TEST_CARDS.success)
  await expect(page.getByText(/^The connection was interrupted/)).toBeVisible()
  await page.unroute('**/confirm')
  await payWith(page, TEST_CARDS.success)
  await readOrderNumber(page)
})

test('money that takes days leaves the order pending', async ({ page }) => {
  await openPayment(page)
  await payWith(page, TEST_CARDS.processing)
  await expect(page).toHaveURL(/\/order\//)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We are waiting for your bank')
})

test('the script of Stripe does not load, and the buyer pays on the page of Stripe', async ({
  page,
}) => {
  await page.route('**/stripe.js', (route) => route.abort())
  await openPayment(page)
  await expect(page.getByText(/^The payment form could not be loaded/)).toBeVisible()
  await page.getByRole('button', { name: 'Pay on Stripe’s page' }).click()
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await readOrderNumber(page)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 720 } })

  test('the page of the payment fits', async ({ page }) => {
    await openPayment(page)
    await expect(page.getByRole('button', { name: /^Pay £/ })).toBeVisible()
    const { clientWidth, scrollWidth } = await page.evaluate(() => {
      const { clientWidth, scrollWidth } = document.documentElement
      return { clientWidth, scrollWidth }
    })
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
    await payWith(page, TEST_CARDS.success)
    await readOrderNumber(page)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a buyer pays on the page of Stripe', async ({ page }) => {
    await page.goto('/shop/p/seedling-pots')
    await page.getByRole('button', { name: 'Add To Cart' }).click()
    await page.goto('/checkout')
    await page.getByRole('radio', { name: 'Card or wallet' }).check()
    await fillCheckout(page)
    await page.getByRole('button', { name: /^Pay / }).click()
    await expect(page.getByText('The card form needs JavaScript.', { exact: false })).toBeVisible()
    await page.getByRole('button', { name: 'Pay on Stripe’s page' }).click()
    await page.getByRole('button', { name: 'Pay', exact: true }).click()
    await readOrderNumber(page)
  })
})
