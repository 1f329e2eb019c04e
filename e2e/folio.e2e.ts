import { collectPageErrors, expectAccessible, expectNoHorizontalScroll } from './accessibility.ts'
import { startServer } from './server.ts'
import { setTheme } from './set-theme.ts'
import { expect, getEnv, test } from './shop.ts'

/** Pages of the demo of Kiln, rendered with Folio. */
const PAGES = [
  '/shop',
  '/shop/p/morning-mug',
  '/about',
  '/journal/eleven-days',
  '/events',
  '/events/winter-opening',
  '/sounds',
  '/cart',
  '/trade',
]

test.describe('the demo shop in Folio', () => {
  test.beforeAll(({ browser, ownerState }) => setTheme(browser, ownerState, 'folio'))
  test.afterAll(({ browser, ownerState }) => setTheme(browser, ownerState, 'kiln'))

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

  test('has its menu at the side of a wide page, and beside no content', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto('/shop')
    const rail = await page.getByRole('banner').boundingBox()
    const content = await page.getByRole('main').boundingBox()
    expect(rail).toMatchObject({ x: 0, height: 800 })
    expect(content?.x).toBe(rail?.width)
    await page.setViewportSize({ width: 1_000, height: 800 })
    expect((await page.getByRole('main').boundingBox())?.x).toBe(0)
  })
})

for (const [starter, sections] of [
  ['default', ['Selected work', 'Prints and editions', 'About me', 'Let us talk']],
  ['studio', ['What we do', 'Selected work', 'How we work', 'Tell us what you need']],
] as const)
  test(`an empty site in Folio begins with the starter ${starter}`, async ({ page }) => {
    const site = await startServer('--empty', '--theme', 'folio', '--starter', starter)
    try {
      await page.goto(site.url)
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 2 })).toHaveText([...sections])
      await expectAccessible(page)
      await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click()
      await expect(page.getByRole('textbox', { name: 'Message' })).toBeInViewport()
    } finally {
      await site.stop()
    }
  })
