import { addToCart, fillCheckout, pay, readOrderNumber } from './checkout-steps.ts'
import { expect, test } from './shop.ts'

test('an owner creates a code, a buyer uses it, and the list counts it', async ({
  owner,
  page,
}) => {
  await owner.goto('/config/discounts/new')
  await owner.getByRole('textbox', { name: 'Code', exact: true }).fill('walk20')
  const percent = owner.getByRole('textbox', { name: 'Percentage off' })
  await percent.fill('20')
  await percent.press('Tab')
  await expect(owner.getByText('20% off the order')).toBeVisible()
  await owner.getByRole('button', { name: 'Save' }).click()
  await expect(owner.getByRole('heading', { level: 1 })).toHaveText('WALK20')

  await addToCart(page, 'espresso-cup', { Glaze: 'Oat' })
  await page.goto('/checkout')
  await fillCheckout(page)
  const codeField = page.getByRole('textbox', { name: 'Discount or gift card code' })
  await codeField.fill('NOSUCHCODE')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(codeField).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByRole('alert')).toContainText('This code is not valid.')
  // Enter adds the code, and does not pay.
  await codeField.fill('Walk20')
  await codeField.press('Enter')
  await expect(page.getByRole('button', { name: 'Remove WALK20' })).toBeVisible()
  await expect(page.getByRole('complementary').locator('.saving')).toContainText('WALK20')
  await page.getByRole('button', { name: 'Remove WALK20' }).click()
  await expect(page.locator('.saving')).toHaveCount(0)
  await codeField.fill('walk20')
  await page.getByRole('button', { name: 'Apply' }).click()
  await pay(page)
  await readOrderNumber(page)
  await expect(page.locator('.saving')).toContainText('£')

  await owner.goto('/config/discounts?search=walk20')
  await expect(owner.getByRole('row', { name: /WALK20/ })).toContainText('1')
})
