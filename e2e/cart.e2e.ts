import { findAddButton, addToCart } from './checkout-steps.ts'
import type { Page } from '@playwright/test'
import { EDITING_FRAME_ATTRIBUTE } from '@vitrine/model'
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

  const bowl = page.locator('.cart-row').filter({ hasText: 'Noodle bowl' })
  const bowls = bowl.getByLabel('Quantity')
  await page.route('**/shopping-cart/entries/*', (route) => route.abort())
  await bowls.fill('2')
  await bowls.press('Enter')
  const error = bowl.locator('.cart-row-error')
  await expect(error).toContainText(
    'Unable to update quantity Please check your internet connection.',
  )
  await page.getByRole('button', { name: 'Remove Noodle bowl with chopsticks' }).click()
  await expect(error).toContainText('Unable to remove item Please check your internet connection.')
  await page.unroute('**/shopping-cart/entries/*')
  await page.getByRole('button', { name: 'Remove Noodle bowl with chopsticks' }).click()
  await expect(subtotal).toHaveText('£72.00')
  await page.getByRole('button', { name: 'Remove Espresso cup' }).click()
  await expect(page.getByText(EMPTY).first()).toBeVisible()
  await page.getByRole('link', { name: 'Continue shopping' }).click()
  await expect(page).toHaveURL(/\/shop$/)
})

test('input typed before the script is loaded is kept', async ({ page }) => {
  await addToCart(page, 'espresso-cup', { Glaze: 'Iron' })
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => (arrive = resolve))
  await page.route('**/static/app/**', async (route) => {
    await arrived
    await route.continue()
  })
  await page.goto('/cart', { waitUntil: 'commit' })
  const quantity = page.getByLabel('Quantity, Espresso cup')
  await quantity.fill('3')
  arrive()
  await expect(page.locator('.cart-row[aria-busy]')).toHaveCount(1)
  await expect(quantity).toHaveValue('3')
  await expect(quantity).toBeFocused()
  await quantity.press('Enter')
  await expect(page.locator('.cart-subtotal-price')).toHaveText('£54.00')
  await expect(page).toHaveURL(/\/cart$/)
})

test('a quantity of 0 removes the line', async ({ page }) => {
  await addToCart(page, 'espresso-cup', { Glaze: 'Iron' })
  await page.goto('/cart')
  const quantity = page.getByLabel('Quantity, Espresso cup')
  await quantity.fill('0')
  await quantity.press('Enter')
  await expect(page.getByText(EMPTY).first()).toBeVisible()
})

test('the indicator counts to 100, then shows 100+', async ({ page }) => {
  const indicator = page.locator('.site-tools .sqs-cart-quantity')
  await page.goto('/shop/p/made-for-you')
  await page.getByLabel('Quantity').fill('100')
  await findAddButton(page).click()
  await expect(indicator).toHaveText('100')
  await expect(findAddButton(page)).toHaveText('Add To Cart')
  await page.getByLabel('Quantity').fill('1')
  await findAddButton(page).click()
  await expect(indicator).toHaveText('100+')
  await page.goto('/about')
  await expect(indicator).toHaveText('100+')
})

/** Serves the about page with a dropzone for the cart pill. */
async function withDropzone(page: Page) {
  await page.route('**/about', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(
      '</body>',
      '<div class="sqs-cart-dropzone"></div></body>',
    )
    await route.fulfill({ response, body })
  })
}

test('the pill is shown in its dropzone once the cart has an item', async ({ page }) => {
  await withDropzone(page)
  await page.goto('/about')
  const pill = page.locator('.sqs-pill-shopping-cart')
  await expect(pill).toBeAttached()
  await expect(pill).toBeHidden()
  await addToCart(page, 'espresso-cup', { Glaze: 'Iron' })
  await page.goto('/about')
  await expect(pill).toHaveText(/^\s*1\s+item\s+£18.00\s*$/)
  await pill.click()
  await expect(page).toHaveURL(/\/cart$/)
  await expect(page.locator('.sqs-pill-shopping-cart')).toHaveCount(0)
})

test('in the editing frame the pill navigates the frame', async ({ page }) => {
  await addToCart(page, 'espresso-cup', { Glaze: 'Iron' })
  await withDropzone(page)
  await page.goto('/about')
  await page.evaluate((attribute) => {
    const frame = document.createElement('iframe')
    frame.setAttribute(attribute, '')
    frame.src = '/about'
    document.body.replaceChildren(frame)
  }, EDITING_FRAME_ATTRIBUTE)
  const frame = page.locator('iframe')
  await frame.contentFrame().locator('.sqs-pill-shopping-cart').click()
  await expect(frame).toHaveAttribute('src', /\/cart$/)
  await expect(frame.contentFrame().getByRole('heading', { name: 'Your cart' })).toBeVisible()
  await expect(page).toHaveURL(/\/about$/)
})
