import {
  findAddButton,
  BUYER,
  fillCheckout,
  findOptionValues,
  readOrderNumber,
  pay,
  recordButtonLabels,
} from './checkout-steps.ts'
import { expectAccessible, findSkippedHeadingLevels, collectPageErrors } from './accessibility.ts'
import { tabTo } from './keyboard.ts'
import { northing } from './northing-shop.ts'
import type { Shop } from './server.ts'
import { expect, test as base } from './shop.ts'

const test = base.extend<{ readonly pageErrors: readonly string[] }, { readonly northing: Shop }>({
  northing,
  baseURL: ({ northing }, use) => use(northing.url),
  pageErrors: [
    async ({ page, northing, javaScriptEnabled }, use) => {
      const pageErrors = collectPageErrors(page, northing.url)
      await use(pageErrors)
      // Without JavaScript, the browser reports each script as blocked.
      const isExpected = (message: string) => !javaScriptEnabled && message.endsWith('.js csp')
      expect(pageErrors.filter((message) => !isExpected(message))).toEqual([])
    },
    { auto: true },
  ],
})

const PHONE = { width: 375, height: 812 }
const DESK = { width: 1280, height: 800 }

/** The width at which axe checks each page; horizontal scrolling is checked at all widths. */
const EXAMINED: Readonly<Record<string, number>> = {
  '/': PHONE.width,
  '/shop': DESK.width,
  '/shop/p/field-book': PHONE.width,
  '/about': DESK.width,
}

test('all links of the menus and the footer work, on phone and desktop', async ({ page }) => {
  test.slow()
  await page.goto('/')
  // Links to other sites, such as social networks, are not the shop's to test.
  const links = page.locator('.site-nav a, .nav-phone-panel a, footer a[href^="/"]')
  const led = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  expect(led).toEqual(expect.arrayContaining(['/journal', '/plates', '/on-the-road', '/fr']))
  for (const [index, path] of [...new Set([...led, ...Object.keys(EXAMINED)])].entries())
    await test.step(path, async () => {
      await page.setViewportSize(index % 2 === 0 ? PHONE : DESK)
      const answer = await page.goto(path)
      expect(answer?.status(), path).toBe(200)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await findSkippedHeadingLevels(page)).toEqual([])
      const width = EXAMINED[path]
      await expectAccessible(page, width === undefined ? [] : [width])
    })
})

test('a book is bought by keyboard alone, on a phone', async ({ page }) => {
  test.slow()
  await page.setViewportSize(PHONE)
  await page.goto('/shop/p/field-book')
  await tabTo(page, findOptionValues(page, 'Cover').getByRole('radio').first())
  await page.keyboard.press('ArrowRight')
  await expect(findOptionValues(page, 'Cover').getByRole('radio', { name: 'Cobalt' })).toBeChecked()
  await tabTo(page, findOptionValues(page, 'Ruling').getByRole('radio').first())
  await page.keyboard.press('Space')
  await tabTo(page, findAddButton(page))
  const labels = await recordButtonLabels(page)
  await page.keyboard.press('Enter')
  await expect.poll(labels).toContain('Added!')

  await page.goto('/cart')
  await expectAccessible(page, [DESK.width])
  await page.setViewportSize(PHONE)
  await tabTo(page, page.getByRole('link', { name: 'Checkout' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/checkout$/)
  await page.getByRole('button', { name: /^Pay / }).press('Enter')
  await expect(page.getByRole('alert')).toContainText('Check the form')
  await expect(page.getByRole('alert')).toBeFocused()
  await expectAccessible(page, [PHONE.width])
  await page.setViewportSize(PHONE)
  for (const [label, value] of Object.entries(BUYER)) {
    await tabTo(page, page.getByLabel(label, { exact: true }))
    await page.keyboard.type(value)
  }
  await tabTo(page, page.getByRole('button', { name: /^Pay / }))
  await page.keyboard.press('Enter')
  await readOrderNumber(page)
  await expect(page.getByRole('main')).toContainText('Cobalt, Grid')
  await expectAccessible(page, [DESK.width])
})

test('the menu, the search, a form and an image are reached by keyboard', async ({ page }) => {
  await page.setViewportSize(DESK)
  await page.goto('/shop')
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  const folder = page.locator('.site-nav-wide summary')
  await tabTo(page, folder)
  await page.keyboard.press('Enter')
  await tabTo(page, page.locator('.site-nav-wide').getByRole('link', { name: 'Plates' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/plates$/)
  await tabTo(page, page.getByRole('banner').getByRole('searchbox', { name: 'Search' }))
  await page.keyboard.type('ink')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?q=ink/)

  await page.goto('/contact')
  await page.getByLabel('First Name').focus()
  await page.keyboard.type('Ada')
  await tabTo(page, page.getByRole('main').getByRole('textbox', { name: 'Email' }))
  await page.keyboard.type('ada@example.com')
  await tabTo(page, page.getByLabel('It is about'))
  await page.keyboard.press('ArrowDown')
  await expect(page.getByLabel('It is about')).toHaveValue('An order')
  await tabTo(page, page.getByLabel('Message'))
  await page.keyboard.type('Do you bind with blue thread?')
  await tabTo(page, page.getByRole('button', { name: 'Send' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('It has arrived.')).toBeVisible()

  await page.goto('/details')
  const openers = page.locator('.js-gallery-lightbox-opener')
  await openers.first().focus()
  await expect(openers.first()).toHaveAttribute('aria-haspopup', 'dialog')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Field book, orange' })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('dialog', { name: 'Level book, graphite' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // The focus returns to the current image, not the first.
  await expect(openers.nth(1)).toBeFocused()
})

test.describe('without JavaScript, on a phone', () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE })

  test('a book is bought from the shop in the menu', async ({ page }) => {
    await page.goto('/')
    const menu = page.locator('.nav-phone')
    await menu.locator('summary').click()
    await menu.getByRole('link', { name: 'Shop' }).click()
    await expect(page).toHaveURL(/\/shop$/)
    await page.getByRole('link', { name: 'Field book', exact: true }).click()
    await page.getByRole('combobox', { name: /Cover/ }).selectOption('Kraft')
    await page.getByRole('combobox', { name: /Ruling/ }).selectOption('Dot')
    await page.getByRole('button', { name: 'Add To Cart' }).click()
    await expect(page).toHaveURL(/\/cart$/)
    await page.getByRole('link', { name: 'Checkout' }).click()
    await fillCheckout(page)
    await pay(page, 'Ask for confirmation')
    await page.getByRole('button', { name: 'Approve payment' }).click()
    await readOrderNumber(page)
    await expect(page.getByRole('main')).toContainText('Kraft, Dot')
  })

  test('a message is sent and the newsletter subscribed', async ({ page }) => {
    await page.goto('/contact')
    await page.getByLabel('First Name').fill('Ada')
    await page.getByRole('main').getByRole('textbox', { name: 'Email' }).fill('ada@example.com')
    await page.getByLabel('It is about').selectOption('A repair')
    await page.getByLabel('Message').fill('The thread of mine has gone.')
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByText('It has arrived.')).toBeVisible()

    await page.goto('/')
    await page.getByLabel('Email Address').fill('reader@example.com')
    await page.getByRole('button', { name: 'Sign up' }).click()
    await expect(page.getByText('this site cannot send emails at the moment')).toBeVisible()
  })
})
