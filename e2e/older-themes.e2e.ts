import { changeTheme } from '@vitrine/contract'
import { collectPageErrors, expectNoHorizontalScroll, findAxeViolations } from './accessibility.ts'
import { addTheme, openInTheme } from './add-theme.ts'
import { addToCart, fillCheckout, pay, readOrderNumber } from './checkout-steps.ts'
import { expect, test } from './shop.ts'
import { StudioApi } from './studio-api.ts'

const PATHS = ['/shop', '/shop/p/morning-mug', '/events', '/sounds', '/cart', '/search?q=bowl']

test('an older theme shows the platform’s pages in its own look, and sells', async ({
  page,
  owner,
  baseURL,
}) => {
  const studio = new StudioApi(owner)
  addTheme('fixtures/older-themes/cinder', '--replace')
  try {
    await openInTheme(page, studio, { name: 'cinder', path: '/', mark: '#canvas' })
    const errors = collectPageErrors(page, new URL(baseURL ?? '').origin)
    await page.setViewportSize({ width: 375, height: 800 })
    for (const path of PATHS) {
      await page.goto(path)
      await expectNoHorizontalScroll(page, 375)
      expect(await findAxeViolations(page, ['color-contrast', 'target-size']), path).toEqual([])
    }
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto('/shop')
    const title = page.locator('.product-list-item-title').first()
    const getFontSize = () => title.evaluate((element) => getComputedStyle(element).fontSize)
    // The theme's rule of `h2` is stronger than the platform's rule of a class.
    expect(await getFontSize()).toBe('28px')
    const tops = await page
      .locator('.product-list-item')
      .evaluateAll((all) => all.slice(0, 4).map((each) => each.getBoundingClientRect().top))
    expect(new Set(tops).size).toBe(1)
    await addToCart(page, 'everyday-plates', { Glaze: 'Chalk' })
    await page.goto('/checkout')
    await fillCheckout(page)
    await pay(page)
    expect(await readOrderNumber(page)).toMatch(/^\d+$/)
    expect(errors).toEqual([])
  } finally {
    await studio.put(changeTheme.path, { name: 'kiln' })
  }
})
