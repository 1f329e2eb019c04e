import { expect, test as base } from '@playwright/test'
import { addButton, BUYER, fillCheckout, optionValues, orderNumber, pay, wordsOf } from './buyer.ts'
import { expectUsableByEverybody, skippedLevels, watch } from './everybody.ts'
import { tabTo } from './keys.ts'
import { northing } from './northing-shop.ts'
import type { Shop } from './server.ts'

const test = base.extend<{ readonly faults: readonly string[] }, { readonly northing: Shop }>({
  northing,
  baseURL: ({ northing }, use) => use(northing.url),
  faults: [
    async ({ page, northing, javaScriptEnabled }, use) => {
      const faults = watch(page, northing.url)
      await use(faults)
      // Where scripts are off, a browser says of each that it was refused.
      const isExpected = (fault: string) => !javaScriptEnabled && fault.endsWith('.js csp')
      expect(faults.filter((fault) => !isExpected(fault))).toEqual([])
    },
    { auto: true },
  ],
})

const PHONE = { width: 375, height: 812 }
const DESK = { width: 1280, height: 800 }

/** At which width axe examines them; for sideways scroll, all pages are looked at in all widths. */
const EXAMINED: Readonly<Record<string, number>> = {
  '/': PHONE.width,
  '/shop': DESK.width,
  '/shop/p/field-book': PHONE.width,
  '/about': DESK.width,
}

test('all that the menus and the footer lead to is there, on a phone and on a desk', async ({
  page,
}) => {
  test.slow()
  await page.goto('/')
  const links = page.locator('.site-nav a, .nav-phone-panel a, footer a:not([href^="#"])')
  const led = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  expect(led).toEqual(expect.arrayContaining(['/journal', '/plates', '/on-the-road', '/fr']))
  for (const [index, path] of [...new Set([...led, ...Object.keys(EXAMINED)])].entries())
    await test.step(path, async () => {
      await page.setViewportSize(index % 2 === 0 ? PHONE : DESK)
      const answer = await page.goto(path)
      expect(answer?.status(), path).toBe(200)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await skippedLevels(page)).toEqual([])
      const width = EXAMINED[path]
      await expectUsableByEverybody(page, width === undefined ? [] : [width])
    })
})

test('a book is bought by keyboard alone, on a phone', async ({ page }) => {
  test.slow()
  await page.setViewportSize(PHONE)
  await page.goto('/shop/p/field-book')
  await tabTo(page, optionValues(page, 'Cover').getByRole('radio').first())
  await page.keyboard.press('ArrowRight')
  await expect(optionValues(page, 'Cover').getByRole('radio', { name: 'Cobalt' })).toBeChecked()
  await tabTo(page, optionValues(page, 'Ruling').getByRole('radio').first())
  await page.keyboard.press('Space')
  await tabTo(page, addButton(page))
  const said = await wordsOf(page)
  await page.keyboard.press('Enter')
  await expect.poll(said).toContain('Added!')

  await page.goto('/cart')
  await expectUsableByEverybody(page, [DESK.width])
  await page.setViewportSize(PHONE)
  await tabTo(page, page.getByRole('link', { name: 'Checkout' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/checkout$/)
  await page.getByRole('button', { name: /^Pay / }).press('Enter')
  await expect(page.getByRole('alert')).toContainText('Please check the form')
  await expect(page.getByRole('alert')).toBeFocused()
  await expectUsableByEverybody(page, [PHONE.width])
  await page.setViewportSize(PHONE)
  for (const [label, value] of Object.entries(BUYER)) {
    await tabTo(page, page.getByLabel(label, { exact: true }))
    await page.keyboard.type(value)
  }
  await tabTo(page, page.getByRole('button', { name: /^Pay / }))
  await page.keyboard.press('Enter')
  await orderNumber(page)
  await expect(page.getByRole('main')).toContainText('Cobalt, Grid')
  await expectUsableByEverybody(page, [DESK.width])
})

test('the menu, the search, a letter and a picture are reached by keys', async ({ page }) => {
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
  await tabTo(page, page.getByRole('textbox', { name: 'Email' }))
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
  // Back to where one has come to, not to where one began.
  await expect(openers.nth(1)).toBeFocused()
})

test.describe('without JavaScript, on a phone', () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE })

  test('the menu leads to the shop, and a book is bought', async ({ page }) => {
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
    await orderNumber(page)
    await expect(page.getByRole('main')).toContainText('Kraft, Dot')
  })

  test('a letter is sent, and the newsletter asked for', async ({ page }) => {
    await page.goto('/contact')
    await page.getByLabel('First Name').fill('Ada')
    await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com')
    await page.getByLabel('It is about').selectOption('A repair')
    await page.getByLabel('Message').fill('The thread of mine has gone.')
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByText('It has arrived.')).toBeVisible()

    await page.goto('/')
    await page.getByLabel('Email Address').fill('reader@example.com')
    await page.getByRole('button', { name: 'Sign up' }).click()
    await expect(page.getByText('open the link in the letter')).toBeVisible()
  })
})
