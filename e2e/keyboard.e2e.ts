import { addButton, BUYER, optionValues, orderNumber, wordsOf } from './buyer.ts'
import { tabTo } from './keys.ts'
import { expect, test } from './shop.ts'

test.use({ viewport: { width: 375, height: 812 } })

test('a phone with a keyboard: skip link, menu, shop', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()

  await page.goto('/')
  const menu = page.locator('.nav-phone')
  await tabTo(page, menu.locator('summary'))
  await page.keyboard.press('Enter')
  await expect(menu.getByRole('link', { name: 'Shop' })).toBeVisible()
  await tabTo(page, menu.getByRole('link', { name: 'Shop' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/shop$/)
})

test('a whole purchase without a mouse', async ({ page }) => {
  await page.goto('/shop/p/pouring-jug')
  await tabTo(page, optionValues(page, 'Glaze').getByRole('radio').first())
  await page.keyboard.press('ArrowRight')
  await expect(optionValues(page, 'Glaze').getByRole('radio').nth(1)).toBeChecked()
  await tabTo(page, optionValues(page, 'Size').getByRole('radio').first())
  await page.keyboard.press('Space')
  await expect(optionValues(page, 'Size').getByRole('radio').first()).toBeChecked()
  await tabTo(page, page.getByLabel('Quantity'))
  await tabTo(page, addButton(page))
  const said = await wordsOf(page)
  await page.keyboard.press('Enter')
  await expect.poll(said).toContain('Added!')
  await expect(addButton(page)).toBeFocused()

  await page.goto('/cart')
  await tabTo(page, page.getByLabel('Quantity, Pouring jug'))
  await tabTo(page, page.getByRole('link', { name: 'Checkout' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/checkout$/)

  for (const [label, value] of Object.entries(BUYER)) {
    await tabTo(page, page.getByLabel(label, { exact: true }))
    await page.keyboard.type(value)
  }
  await tabTo(page, page.getByRole('radio', { name: /^Approve/ }))
  await tabTo(page, page.getByRole('button', { name: /^Pay / }))
  await page.keyboard.press('Enter')
  await orderNumber(page)
})
