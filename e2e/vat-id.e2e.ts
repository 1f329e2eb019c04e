import { expectStateAccessible } from './accessibility.ts'
import { addToCart, fillCheckout, pay, readOrderNumber } from './checkout-steps.ts'
import { expect, test } from './shop.ts'
import { StudioApi } from './studio-api.ts'

const TAXES = '/api/studio/taxes'

test('a business abroad enters its VAT ID, and pays no VAT', async ({ owner, page }) => {
  await owner.goto('/config/settings/taxes')
  const api = new StudioApi(owner)
  const before = await api.get<{ rates: object[] }>(TAXES)
  const rates = before.rates.map((rate) => ({ ...rate, id: undefined }))
  await api.put(TAXES, {
    ...before,
    pricesIncludeTax: true,
    storeCountry: 'DE',
    rates: [{ name: 'VAT', country: 'FR', percent: 20 }],
  })
  await owner.reload()
  await owner.getByRole('textbox', { name: 'VAT ID of the store' }).fill('de 123 456 789')
  await owner.getByText('Ask businesses for their VAT ID').click()
  await owner.getByRole('button', { name: 'Save' }).click()
  await expect(owner.getByText('Taxes saved')).toBeVisible()
  await expect(owner.getByRole('link', { name: 'Check a VAT ID at VIES' })).toBeVisible()
  await expectStateAccessible(owner)

  await addToCart(page, 'espresso-cup', { Glaze: 'Oat' })
  await page.goto('/checkout')
  await fillCheckout(page)
  await page.getByLabel('Country').selectOption('FR')
  await page.getByLabel(/^Company/).fill('Quai SARL')
  await page.getByLabel(/^VAT ID/).fill('ATU12345678')
  const update = page.getByRole('button', { name: 'Update total' })
  await update.click()
  const total = page.locator('.checkout-side .totals')
  await expect(total).toContainText('Tax included')
  await pay(page)
  await expect(page.getByRole('alert')).toContainText('from another country than the address')
  await page.getByLabel(/^VAT ID/).fill('fr 12 345 678 901')
  await page.getByRole('button', { name: 'Update total' }).click()
  await expect(total).toContainText('Reverse charge')
  await expect(total).not.toContainText('Tax included')
  await pay(page)
  const number = await readOrderNumber(page)
  await expect(page.getByText('FR12345678901')).toBeVisible()

  await owner.goto('/config/orders')
  await owner.getByRole('link', { name: number }).first().click()
  await expect(owner.getByText('FR12345678901')).toBeVisible()
  await expect(owner.getByText('Reverse charge: no VAT')).toBeVisible()
  await api.put(TAXES, { ...before, rates })
})
