import { addButton, addToCart } from './buyer.ts'
import { expect, test } from './shop.ts'

const EMPTY = 'You have nothing in your shopping cart.'

test('the cart page changes quantities and removes lines', async ({ page }) => {
  await addToCart(page, 'espresso-cup', { Glaze: 'Iron' })
  await addToCart(page, 'noodle-bowl', { Glaze: 'Oat' })
  await page.goto('/cart')
  const subtotal = page.locator('.cart-subtotal-price')
  const indicator = page.locator('.site-tools .sqs-cart-quantity')
  await expect(subtotal).toHaveText('£56.00')
  await expect(indicator).toHaveText('2')

  const cups = page.getByLabel('Quantity, Espresso cup')
  await cups.fill('4')
  await cups.press('Enter')
  await expect(subtotal).toHaveText('£110.00')
  await expect(indicator).toHaveText('5')

  await cups.fill('999')
  await cups.press('Enter')
  await expect(page.getByRole('alert')).toContainText(
    'Sorry, we do not have enough of that item available.',
  )
  await expect(subtotal).toHaveText('£110.00')

  await page.getByRole('button', { name: 'Remove Noodle bowl with chopsticks' }).click()
  await expect(subtotal).toHaveText('£72.00')
  await page.getByRole('button', { name: 'Remove Espresso cup' }).click()
  await expect(page.getByText(EMPTY).first()).toBeVisible()
  await page.getByRole('link', { name: 'Continue shopping' }).click()
  await expect(page).toHaveURL(/\/shop$/)
})

test('a quantity of nothing takes the line out', async ({ page }) => {
  await addToCart(page, 'espresso-cup', { Glaze: 'Iron' })
  await page.goto('/cart')
  const quantity = page.getByLabel('Quantity, Espresso cup')
  await quantity.fill('0')
  await quantity.press('Enter')
  await expect(page.getByText(EMPTY).first()).toBeVisible()
})

test('the indicator counts to 100, and says 100+ beyond', async ({ page }) => {
  const indicator = page.locator('.site-tools .sqs-cart-quantity')
  await page.goto('/shop/p/made-for-you')
  await page.getByLabel('Quantity').fill('100')
  await addButton(page).click()
  await expect(indicator).toHaveText('100')
  await expect(addButton(page)).toHaveText('Add To Cart')
  await page.getByLabel('Quantity').fill('1')
  await addButton(page).click()
  await expect(indicator).toHaveText('100+')
  await page.goto('/about')
  await expect(indicator).toHaveText('100+')
})
