import type { Page } from '@playwright/test'
import { addToCart } from './checkout-steps.ts'
import { expectNoHorizontalScroll, expectAccessible, collectPageErrors } from './accessibility.ts'
import { expect, getEnv, test as base } from './shop.ts'
import { setTheme } from './set-theme.ts'

/**
 * Pages of the first theme's demo, rendered with the second theme; its own demo is tested in northing.e2e.ts. Header
 * and footer are the same on every page, so axe checks pages at alternating widths.
 */
const PAGES = {
  'the shop': ['/shop/p/morning-mug', '/shop/p/moon-vase-celadon'],
  'what is read': [
    '/about',
    '/journal',
    '/journal/eleven-days',
    '/events',
    '/events?view=calendar',
    '/events/winter-opening',
  ],
  'what is learnt and heard': [
    '/throwing',
    '/throwing/wedging',
    '/shelf',
    '/sounds',
    '/a-way-round',
  ],
  'pages of the platform': [
    ...['/search?q=glaze', '/search?q=zzzz', '/nothing/here', '/cart', '/account/login'],
    ...['/trade', '/throwing/centring'],
  ],
}

const test = base.extend<{ readonly pageErrors: readonly string[] }>({
  pageErrors: [
    async ({ page }, use) => {
      const pageErrors = collectPageErrors(page, getEnv('SHOP_URL'))
      await use(pageErrors)
      expect(pageErrors).toEqual([])
    },
    { auto: true },
  ],
})

test.beforeAll(({ browser, ownerState }) => setTheme(browser, ownerState, 'signal'))
test.afterAll(({ browser, ownerState }) => setTheme(browser, ownerState, 'kiln'))

for (const [name, paths] of Object.entries(PAGES))
  test(`${name} is accessible in Signal`, async ({ page }) => {
    test.slow()
    for (const [index, path] of paths.entries())
      await test.step(path, async () => {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        await expectAccessible(page, [index % 2 === 0 ? 375 : 1280])
      })
  })

test('long words and right-to-left text stay in their places in Signal', async ({ page }) => {
  await addToCart(page, 'espresso-cup', { Glaze: 'Iron' })
  for (const path of [
    '/',
    '/shop',
    '/shop/p/everyday-plates',
    '/journal',
    '/events',
    '/cart',
    '/checkout',
  ]) {
    await page.goto(path)
    await expectAnyWidth(page)
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl'
      for (const name of document.querySelectorAll('h1, h2, h3, .breadcrumb span, .buy-bar-title'))
        name.textContent = `${name.textContent} Donaudampfschifffahrtsgesellschaftskapitänsmütze`
      for (const price of document.querySelectorAll('.sale-price, .original-price'))
        price.textContent = '£1,234,567.89'
    })
    await expectAnyWidth(page)
  }
})

async function expectAnyWidth(page: Page): Promise<void> {
  for (const width of [320, 375, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expectNoHorizontalScroll(page, width)
  }
}
