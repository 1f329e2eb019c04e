import { STRIPE_KEY } from '../packages/server/src/test/stripe/stand-in.ts'
import { expectAccessible, STUDIO_HEIGHT, STUDIO_WIDTHS } from './accessibility.ts'
import {
  addToCart,
  chooseOptions,
  fillCheckout,
  findAddButton,
  readOrderNumber,
} from './checkout-steps.ts'
import { repeatUntilPassed } from './repeat.ts'
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

test('an owner offers installments, and a visitor reads about them', async ({ owner, page }) => {
  const studio = new StudioApi(owner)
  await studio.post('/api/studio/stripe-account', { secretKey: STRIPE_KEY })
  await owner.goto('/config/settings/payments')
  const saved = owner.waitForResponse(/stripe-account$/)
  await owner
    .getByRole('switch', { name: 'Show Afterpay or Clearpay on products and in the cart' })
    .press('Space')
  await saved

  const badge = page.locator('[data-afterpay]')
  await repeatUntilPassed(async (timeout) => {
    await page.goto('/shop/p/morning-mug')
    await expect(badge).toContainText('4 payments of £6.00 with Clearpay', { timeout })
  })
  await chooseOptions(page, { Glaze: 'Oat', Size: '450 ml' })
  await expect(badge).toContainText('4 payments of £8.50 with Clearpay')
  const more = badge.getByRole('link', { name: 'Learn more about Clearpay' })
  await more.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Pay in 4 installments with Clearpay' })
  await expect(dialog).toContainText('one every two weeks')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(more).toBeFocused()
  // The page of the locale is gone: that of the United States takes its place.
  await page.route('**/static/installments/en_GB', (route) => route.fulfill({ status: 404 }))
  await more.click()
  const other = page.getByRole('dialog', { name: 'Pay in 4 installments with Afterpay' })
  await expect(other).toBeVisible()
  await page.mouse.click(5, 5)
  await expect(other).toBeHidden()
  await page.unroute('**/static/installments/en_GB')

  await findAddButton(page).click()
  await expect(findAddButton(page)).toHaveText('Added!')
  await page.goto('/cart')
  const offer = page.getByRole('region', { name: 'Summary' }).locator('[data-afterpay]')
  await expect(offer).toContainText('4 payments of £8.50 with Clearpay')
  await expectAccessible(page)
  await page.getByLabel('Quantity, Morning mug').fill('2')
  await page.keyboard.press('Enter')
  await expect(offer).toContainText('4 payments of £17.00 with Clearpay')
  await offer.getByRole('link', { name: 'Learn more about Clearpay' }).click()
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})
