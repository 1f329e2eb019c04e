import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from './shop.ts'

const SCREENS = ['orders', 'products', 'mail', 'account']

for (const screen of SCREENS)
  for (const width of [375, 1280])
    test(`the studio's ${screen} at ${width} px can be used by everybody`, async ({ owner }) => {
      await owner.setViewportSize({ width, height: 900 })
      await owner.goto(`/config/${screen}`)
      await expect(owner.getByRole('heading', { level: 1 })).toBeVisible()
      const { violations } = await new AxeBuilder({ page: owner }).analyze()
      expect(violations).toEqual([])
      const isTooWide = await owner.evaluate(
        () => document.documentElement.scrollWidth > window.innerWidth,
      )
      expect(isTooWide, 'no sideways scroll').toBe(false)
    })

test('a stranger is sent to the sign-in page, and comes back afterwards', async ({ page }) => {
  await page.goto('/config/products')
  await expect(page).toHaveURL(/\/config\/sign-in\?to=/)
  await page.getByLabel('Email').fill('nobody@example.com')
  await page.getByLabel('Password').fill('wrong password')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert')).toHaveText(
    'That address and password do not belong together.',
  )
})
