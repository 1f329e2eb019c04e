import { collectPageErrors, expectAccessible, expectNoHorizontalScroll } from './accessibility.ts'
import { setTheme } from './set-theme.ts'
import { startServer } from './server.ts'
import { expect, getEnv, test } from './shop.ts'

/** Pages of the demo of Kiln that other themes are checked with: one of each kind. */
const PAGES = [
  '/shop',
  '/shop/p/morning-mug',
  '/about',
  '/journal',
  '/journal/eleven-days',
  '/events',
  '/events/winter-opening',
  '/sounds',
  '/cart',
  '/trade',
]

/** Renders the demo of Kiln with another theme while the tests that are declared next to it run. */
export function useTheme(theme: string): void {
  test.beforeAll(({ browser, ownerState }) => setTheme(browser, ownerState, theme))
  test.afterAll(({ browser, ownerState }) => setTheme(browser, ownerState, 'kiln'))
}

/** Declares the test that pages of each kind are accessible and never scroll sideways, with long words and right-to-left. */
export function testPages(): void {
  test('is accessible, also with long words from right to left', async ({ page }) => {
    test.slow()
    const errors = collectPageErrors(page, getEnv('SHOP_URL'))
    for (const [index, path] of PAGES.entries())
      await test.step(path, async () => {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        await expectAccessible(page, [index % 2 === 0 ? 375 : 1280])
        await page.evaluate(() => {
          document.documentElement.dir = 'rtl'
          for (const name of document.querySelectorAll('h1, h2, h3'))
            name.textContent = `${name.textContent} Donaudampfschifffahrtsgesellschaftskapitänsmütze`
        })
        for (const width of [320, 768, 1280, 1920]) {
          await page.setViewportSize({ width, height: 800 })
          await expectNoHorizontalScroll(page, width)
        }
      })
    expect(errors.filter((error) => !error.includes('401'))).toEqual([])
  })
}

/** Declares the test that a starter begins a site: with these headings, accessible, and with a form behind "Contact". */
export function testStarter(theme: string, starter: string, headings: readonly string[]): void {
  test(`an empty site begins with the starter ${starter}`, async ({ page }) => {
    const site = await startServer('--empty', '--theme', theme, '--starter', starter)
    try {
      await page.goto(site.url)
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 2 })).toHaveText([...headings])
      await expectAccessible(page)
      await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click()
      await expect(page.getByRole('textbox', { name: 'Message' })).toBeInViewport()
    } finally {
      await site.stop()
    }
  })
}
