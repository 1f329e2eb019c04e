import {
  findAddButton,
  BUYER,
  findOptionValues,
  readOrderNumber,
  recordButtonLabels,
} from './checkout-steps.ts'
import { expectFocusTrapped, tabTo } from './keyboard.ts'
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
  await tabTo(page, findOptionValues(page, 'Glaze').getByRole('radio').first())
  await page.keyboard.press('ArrowRight')
  await expect(findOptionValues(page, 'Glaze').getByRole('radio').nth(1)).toBeChecked()
  await tabTo(page, findOptionValues(page, 'Size').getByRole('radio').first())
  await page.keyboard.press('Space')
  await expect(findOptionValues(page, 'Size').getByRole('radio').first()).toBeChecked()
  await tabTo(page, page.getByLabel('Quantity'))
  await tabTo(page, findAddButton(page))
  const labels = await recordButtonLabels(page)
  await page.keyboard.press('Enter')
  await expect.poll(labels).toContain('Added!')
  await expect(findAddButton(page)).toBeFocused()

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
  await readOrderNumber(page)
})

test('the focus stays in an alert and returns to the button that opened it', async ({ page }) => {
  await page.goto('/shop/p/morning-mug')
  const button = findAddButton(page)
  await button.focus()
  await page.keyboard.press('Enter')
  const alert = page.getByRole('alertdialog', { name: 'Unable to Add Item' })
  await expect(alert.getByRole('button', { name: 'OK' })).toBeFocused()
  await expectFocusTrapped(page, alert)
  await page.keyboard.press('Escape')
  await expect(alert).toHaveCount(0)
  await expect(button).toBeFocused()
})
