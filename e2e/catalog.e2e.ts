import { findAddButton, chooseOptions } from './checkout-steps.ts'
import { findAxeViolations } from './accessibility.ts'
import { expect, test } from './shop.ts'

test('missing options are requested', async ({ page }) => {
  await page.goto('/shop/p/morning-mug')
  await findAddButton(page).click()
  const alert = page.getByRole('alertdialog', { name: 'Unable to Add Item' })
  await expect(alert).toContainText('Please select the Glaze and Size options.')
  await page.keyboard.press('Escape')
  await expect(alert).toHaveCount(0)
  await chooseOptions(page, { Glaze: 'Iron' })
  await findAddButton(page).click()
  await expect(alert).toContainText('Please select the Size option.')
  await alert.getByRole('button', { name: 'OK' }).click()
  await chooseOptions(page, { Size: '450 ml' })
  await findAddButton(page).click()
  await expect(alert).toContainText('Sorry, we do not have enough of that item available.')
})

test('a product opens over its list, is bought there, and gives the focus back', async ({
  page,
}) => {
  await page.goto('/shop')
  const card = page.getByRole('listitem').filter({ hasText: 'Espresso cup' })
  await card.scrollIntoViewIfNeeded()
  const opener = card.getByRole('button', { name: 'Quick View: Espresso cup' })
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Espresso cup' })
  await expect(dialog.getByRole('heading', { name: 'Espresso cup' })).toBeVisible()
  expect(await findAxeViolations(page)).toEqual([])
  await chooseOptions(page, { Glaze: 'Iron' })
  await dialog.getByRole('button', { name: 'Add To Cart' }).click()
  await expect(page.locator('.sqs-cart-quantity').first()).toHaveText('1')
  await expect(dialog.getByRole('link', { name: 'View full item' })).toHaveAttribute(
    'href',
    /\/shop\/p\/espresso-cup$/,
  )
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()
})

test('a quantity must be whole', async ({ page }) => {
  await page.goto('/shop/p/espresso-cup')
  await chooseOptions(page, { Glaze: 'Iron' })
  const quantity = page.getByLabel('Quantity')
  await quantity.fill('1.5')
  await quantity.press('Tab')
  await expect(quantity).toHaveAccessibleDescription('Quantity must be a whole number')
  await findAddButton(page).click()
  await expect(page.getByRole('alertdialog')).toContainText('Quantity must be a whole number')
})

test('a gift card requires a denomination', async ({ page }) => {
  await page.goto('/shop/p/gift-card')
  await expect(page.getByLabel('Quantity')).toHaveCount(0)
  await findAddButton(page).click()
  const alert = page.getByRole('alertdialog', { name: 'Unable to purchase Gift Card' })
  await expect(alert).toContainText('Select a denomination for the Gift Card')
})

test('a product without stock is marked as sold out and cannot be bought', async ({ page }) => {
  await page.goto('/shop/p/moon-vase-celadon')
  const details = page.locator('.ProductItem-details')
  await expect(details.getByText('sold out')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add To Cart' })).toHaveCount(0)
  await page.goto('/shop')
  const card = page.getByRole('listitem').filter({ hasText: 'Moon vase, celadon' })
  await expect(card.getByText('sold out')).toBeVisible()
})

test('a reduced price is shown next to the original price', async ({ page }) => {
  await page.goto('/shop/p/everyday-plates')
  const price = page.locator('.ProductItem-price')
  await expect(price).toContainText('Sale Price:')
  await expect(price).toContainText('£96.00')
  await expect(price.locator('.original-price')).toHaveText('£112.00')
  await expect(price.getByText('sale', { exact: true })).toBeVisible()
})

test('the image follows the chosen glaze', async ({ page }) => {
  await page.goto('/shop/p/morning-mug')
  await chooseOptions(page, { Glaze: 'Iron' })
  const shown = page.locator('.ProductItem-gallery-slides-item.selected img')
  await expect(shown).toHaveAttribute('alt', /iron/)
})
