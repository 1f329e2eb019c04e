import type { Page } from '@playwright/test'
import {
  findAddButton,
  addToCart,
  chooseOptions,
  fillCheckout,
  readOrderNumber,
  pay,
} from './checkout-steps.ts'
import { expectNoHorizontalScroll, expectAccessible, collectPageErrors } from './accessibility.ts'
import { expect, getEnv, test as base } from './shop.ts'

const PUBLISHED = {
  home: '/',
  shop: '/shop',
  'a kind': '/shop?category=cups',
  about: '/about',
  'a physical product': '/shop/p/morning-mug',
  'a product on sale': '/shop/p/everyday-plates',
  'a product with a long name': '/shop/p/seedling-pots',
  'a service': '/shop/p/first-evening-at-the-wheel',
  'a digital product': '/shop/p/glaze-notebook',
  'a gift card': '/shop/p/gift-card',
  'a sold out product': '/shop/p/moon-vase-celadon',
  'no page': '/nothing/here',
}

/** A fixture that expects no console errors and no third-party requests in any test. */
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

for (const [name, path] of Object.entries(PUBLISHED))
  test(`${name} is accessible and sets no cookie`, async ({ page }) => {
    const answer = await page.goto(path)
    expect(await answer?.headerValue('set-cookie')).toBeNull()
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expectAccessible(page)
    expect(await page.context().cookies()).toEqual([])
  })

test('a product with all options chosen is accessible', async ({ page }) => {
  await page.goto('/shop/p/morning-mug')
  await chooseOptions(page, { Glaze: 'Iron', Size: '450 ml' })
  await expectAccessible(page)
  await findAddButton(page).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expectAccessible(page)
})

test('an empty cart is accessible', async ({ page }) => {
  await page.goto('/cart')
  await expect(page.getByText('You have nothing in your shopping cart.').first()).toBeVisible()
  await expectAccessible(page)
})

test('every page from a full cart to the order is accessible', async ({ page }) => {
  test.slow()
  await addToCart(page, 'seedling-pots')
  await addToCart(page, 'everyday-plates', { Glaze: 'Chalk' })
  await addToCart(page, 'supper-bowl', { Glaze: 'Oat' })
  await test.step('the cart', async () => {
    await page.goto('/cart')
    await page.getByLabel('Quantity, Supper bowl').fill('9999')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toContainText('Sorry, we do not have enough')
    await expectAccessible(page)
  })
  await test.step('the checkout', async () => {
    await page.goto('/checkout')
    await expectAccessible(page)
    await page.setViewportSize({ width: 375, height: 800 })
    await page.getByText(/^Your order \(/).click()
    await expectAccessible(page)
  })
  await test.step('the checkout with errors', async () => {
    await page.getByRole('button', { name: /^Pay / }).click()
    await expect(page.getByRole('alert')).toContainText('Check the form')
    await expectAccessible(page)
  })
  await test.step('the question of the bank', async () => {
    await fillCheckout(page)
    await pay(page, 'Ask for confirmation')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Confirm £')
    await expectAccessible(page)
  })
  await test.step('the order', async () => {
    await page.getByRole('button', { name: 'Approve payment' }).click()
    await readOrderNumber(page)
    await expectAccessible(page)
  })
})

test('names and prices that are too long stay in their places', async ({ page }) => {
  for (const path of ['/', '/shop', '/shop/p/everyday-plates']) {
    await page.goto(path)
    await page.evaluate(() => {
      for (const name of document.querySelectorAll('h1, h2, h3, .breadcrumb span, .buy-bar-title'))
        name.textContent = `${name.textContent} Donaudampfschifffahrtsgesellschaftskapitänsmütze`
      for (const price of document.querySelectorAll('.sale-price, .original-price'))
        price.textContent = '£1,234,567.89'
    })
    await expectAnyWidth(page)
  }
})

test('pages read from right to left do not scroll sideways', async ({ page }) => {
  await addToCart(page, 'espresso-cup', { Glaze: 'Iron' })
  for (const path of ['/', '/shop', '/shop/p/everyday-plates', '/cart', '/checkout']) {
    await page.goto(path)
    await page.evaluate(() => (document.documentElement.dir = 'rtl'))
    await expectAnyWidth(page)
  }
})

async function expectAnyWidth(page: Page): Promise<void> {
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expectNoHorizontalScroll(page, width)
  }
}

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('no animation runs', async ({ page }) => {
    await page.goto('/shop')
    await page.getByRole('link', { name: 'Espresso cup' }).hover()
    expect(await moving(page)).toEqual([])
    await addToCart(page, 'espresso-cup', { Glaze: 'Iron' })
    expect(await moving(page)).toEqual([])
  })
})

/** Returns the running time-based animations; scroll-driven ones follow the visitor's own motion. */
function moving(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ timeline }) => timeline instanceof DocumentTimeline)
      .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1)
      .map(({ id, effect }) => `${id} ${JSON.stringify(effect?.getComputedTiming())}`),
  )
}
