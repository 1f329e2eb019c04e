import { waitForHydration } from './hydration.ts'
import { expect, test } from './shop.ts'

test('a submenu closes on Escape, when the focus leaves it, and on a press elsewhere', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/journal')
  const folder = page.locator('.site-nav-wide details').first()
  await waitForHydration(folder, 'keydown')
  const summary = folder.locator('summary')
  await summary.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(folder.getByRole('link').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(folder).not.toHaveAttribute('open')
  await expect(summary).toBeFocused()

  await page.keyboard.press('Enter')
  for (const link of await folder.getByRole('link').all()) {
    await page.keyboard.press('Tab')
    await expect(link).toBeFocused()
  }
  await page.keyboard.press('Tab')
  await expect(folder).not.toHaveAttribute('open')

  await summary.click()
  await expect(folder).toHaveAttribute('open')
  await page.getByRole('heading', { level: 1 }).click()
  await expect(folder).not.toHaveAttribute('open')
})

test('the menu of a phone closes on Escape', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 720 })
  await page.goto('/journal')
  const menu = page.locator('.nav-phone')
  await waitForHydration(menu, 'keydown')
  await menu.locator('summary').first().click()
  await expect(menu).toHaveAttribute('open')
  await page.keyboard.press('Escape')
  await expect(menu).not.toHaveAttribute('open')
  await expect(menu.locator('summary').first()).toBeFocused()
})
