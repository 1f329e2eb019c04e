import { PAYPAL_APP } from '../packages/server/src/test/paypal/stand-in.ts'
import { expectAccessible, STUDIO_HEIGHT, STUDIO_WIDTHS } from './accessibility.ts'
import { addToCart, fillCheckout, readOrderNumber } from './checkout-steps.ts'
import { expect, test } from './shop.ts'
import { StudioApi } from './studio-api.ts'

test.afterEach(async ({ owner }) => {
  await new StudioApi(owner).delete('/api/studio/paypal-account')
})

test('an owner connects PayPal, and a buyer pays, after going back and being declined', async ({
  owner,
  page,
}) => {
  await owner.goto('/config/settings/payments')
  const panel = owner.getByRole('region', { name: 'PayPal' })
  await panel.getByRole('button', { name: 'Connect PayPal' }).click()
  const dialog = owner.getByRole('dialog', { name: 'Connect PayPal' })
  await dialog.getByText('Sandbox', { exact: true }).click()
  await expect(dialog.getByRole('radio', { name: 'Sandbox' })).toBeChecked()
  await dialog.getByLabel('Client ID').fill(PAYPAL_APP.clientId)
  const secret = dialog.getByLabel('Secret')
  await secret.fill('ESecretOfAnotherApp123')
  await dialog.getByRole('button', { name: 'Connect PayPal' }).click()
  await expect(dialog.getByText(/^PayPal does not accept these credentials/).first()).toBeVisible()
  await secret.fill(PAYPAL_APP.clientSecret)
  await dialog.getByRole('button', { name: 'Connect PayPal' }).click()
  await expect(panel).toContainText('ASta…1234')
  await expectAccessible(owner, STUDIO_WIDTHS, STUDIO_HEIGHT)

  await addToCart(page, 'seedling-pots')
  await page.goto('/checkout')
  await page.getByRole('radio', { name: 'PayPal' }).check()
  await fillCheckout(page)
  const pay = page.getByRole('button', { name: /^Pay / })
  await pay.click()
  await page.getByRole('button', { name: 'Cancel and return' }).click()
  await expect(page).toHaveURL(/\/checkout\?token=/)
  await pay.click()
  await page.getByRole('button', { name: 'Pay with an empty account' }).click()
  await expect(page).toHaveURL(/\/checkout\?payment=declined$/)
  await pay.click()
  await page.getByRole('button', { name: 'Pay now' }).click()
  const number = await readOrderNumber(page)
  await expect(page.getByRole('main')).toContainText('PayPal')

  await owner.goto('/config/orders')
  await owner.getByRole('link', { name: `#${number}` }).click()
  await expect(owner.getByText('Test order', { exact: true })).toBeVisible()
  await expect(owner.getByText('via PayPal')).toBeVisible()
})
