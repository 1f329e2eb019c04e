import {
  expectAccessible,
  findAxeViolations,
  STUDIO_HEIGHT,
  STUDIO_WIDTHS,
} from './accessibility.ts'
import type { Locator, Page } from '@playwright/test'
import { addPage } from './editor-page.ts'
import { repeatUntilPassed } from './repeat.ts'
import { expect, test } from './shop.ts'

/** Opens the palette on Home by its key, which is bound soon after the heading is there. */
async function openPalette(owner: Page): Promise<Locator> {
  await owner.goto('/config/home')
  await expect(owner.getByRole('heading', { level: 1 })).toHaveText('Home')
  const palette = owner.getByRole('dialog', { name: 'Search or run a command' })
  await repeatUntilPassed(async (timeout) => {
    if ((await palette.count()) === 0) await owner.keyboard.press('Control+k')
    await expect(palette).toBeVisible({ timeout })
  })
  return palette
}

test('the palette finds screens and commands, and runs them', async ({ owner }) => {
  const palette = await openPalette(owner)
  await expect(palette.getByRole('menuitem', { name: /^Products/ })).toContainText('G S')
  await expectAccessible(owner, STUDIO_WIDTHS, STUDIO_HEIGHT)
  await owner.keyboard.type('products')
  await expect(palette.getByRole('menuitem').first()).toHaveText(/^Products/)
  await owner.keyboard.press('Enter')
  await expect(owner.getByRole('heading', { level: 1 })).toHaveText('Products')
  await expect(palette).toBeHidden()
  await owner
    .getByRole('button', { name: /Search or run/ })
    .first()
    .click()
  await owner.keyboard.type('stock emails')
  await expect(palette.getByRole('menuitem')).toHaveText([/^Back-in-stock emails/])
  await palette.getByRole('searchbox').fill('nothing like this')
  await expect(palette.getByRole('status').filter({ hasText: 'No matches' })).toHaveCount(1)
  await owner.keyboard.press('Escape')
  await owner.keyboard.press('Escape')
  await expect(palette).toBeHidden()
})

test('the palette finds pages, products and orders by name, and opens them', async ({ owner }) => {
  const palette = await openPalette(owner)
  const search = palette.getByRole('searchbox')
  await search.fill('about')
  await expect(palette.getByRole('group', { name: 'Pages' })).toContainText('About')
  await expectAccessible(owner, STUDIO_WIDTHS, STUDIO_HEIGHT)
  await search.fill('mug')
  const products = palette.getByRole('group', { name: 'Products' }).getByRole('menuitem')
  await expect(products.first()).toContainText(/mug/i)
  const name = (await products.first().textContent()) ?? ''
  await products.first().click()
  await expect(palette).toBeHidden()
  await expect(owner.getByRole('heading', { level: 1 })).toHaveText(name)
})

test('keys open screens and their list, and do nothing in a field', async ({ owner }) => {
  await owner.goto('/config/home')
  await expect(owner.getByRole('heading', { level: 1 })).toHaveText('Home')
  // The keys of a screen are bound soon after its heading is there.
  await expect(async () => {
    await owner.keyboard.press('g')
    await owner.keyboard.press('o')
    await expect(owner.getByRole('heading', { level: 1 })).toHaveText('Orders', { timeout: 2_000 })
  }).toPass()
  await owner.keyboard.press('/')
  const search = owner.getByRole('searchbox', { name: 'Search orders' })
  await expect(search).toBeFocused()
  await owner.keyboard.type('gs?')
  await expect(search).toHaveValue('gs?')
  await owner.keyboard.press('Escape')
  await expect(search).toHaveValue('')
  await search.blur()
  await owner.keyboard.press('?')
  const help = owner.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(help).toContainText('Search orders')
  await expect(help).toContainText('F6')
  await expectAccessible(owner, STUDIO_WIDTHS, STUDIO_HEIGHT)
  await owner.keyboard.press('Escape')
  await expect(help).toBeHidden()
})

test('each list has a key for its search, and its rows get the focus back from a drawer', async ({
  owner,
}) => {
  await owner.goto('/config/products/stock')
  const row = owner.getByRole('button', { name: /^Change stock of/ }).nth(2)
  await row.press('Enter')
  const drawer = owner.getByRole('dialog')
  await expect(drawer).toBeVisible()
  await owner.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(row).toBeFocused()
  await owner.keyboard.press('/')
  await expect(owner.getByRole('searchbox', { name: 'Search products' })).toBeFocused()
  await owner.getByRole('searchbox').blur()
  await owner.keyboard.press('Control+k')
  const palette = owner.getByRole('dialog', { name: 'Search or run a command' })
  await palette.getByRole('searchbox').fill('search products')
  await expect(palette.getByRole('menuitem')).toHaveText(['Search products/'])
})

test('F6 moves between the parts of the screen, in their order and back', async ({ owner }) => {
  await owner.goto('/config/orders')
  await expect(owner.getByRole('heading', { level: 1 })).toHaveText('Orders')
  const isIn = (role: 'navigation' | 'main', name: string) =>
    owner.getByRole(role, { name }).evaluate((element) => element.matches(':focus-within'))
  await owner.keyboard.press('F6')
  await expect.poll(() => isIn('navigation', 'Main')).toBe(true)
  await owner.keyboard.press('F6')
  await expect.poll(() => isIn('navigation', 'Your account')).toBe(true)
  await owner.keyboard.press('F6')
  await expect.poll(() => isIn('main', 'Content')).toBe(true)
  await owner.keyboard.press('Shift+F6')
  await expect.poll(() => isIn('navigation', 'Your account')).toBe(true)
})

test('the account menu changes theme and spacing in this browser', async ({ owner }) => {
  await owner.goto('/config/account')
  const menu = owner.getByRole('navigation', { name: 'Your account' }).getByRole('button')
  await menu.click()
  await owner.getByRole('menuitemradio', { name: 'Dark' }).click()
  await expect(owner.locator('html')).toHaveAttribute('data-theme', 'dark')
  await owner.keyboard.press('Escape')
  await menu.click()
  await owner.getByRole('menuitemradio', { name: 'Compact' }).click()
  await owner.reload()
  await expect(owner.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(owner.locator('html')).toHaveAttribute('data-density', 'compact')
})

test('a phone has the screens in a bar below, and the rest behind More', async ({ owner }) => {
  await owner.setViewportSize({ width: 375, height: 800 })
  await owner.goto('/config/home')
  const bar = owner.getByRole('navigation', { name: 'Main' })
  await bar.getByRole('link', { name: 'Orders' }).click()
  await expect(owner.getByRole('heading', { level: 1 })).toHaveText('Orders')
  await bar.getByRole('button', { name: 'More' }).click()
  await expectAccessible(owner, [375], STUDIO_HEIGHT)
  await owner.keyboard.press('Escape')
  await expect(owner.getByRole('menu')).toBeHidden()
  await owner.setViewportSize({ width: 375, height: 800 })
  await bar.getByRole('button', { name: 'More' }).click()
  await owner.getByRole('menuitem', { name: 'Your account' }).click()
  await expect(owner.getByRole('heading', { level: 1 })).toHaveText('Your account')
})

test('a notice says that the browser is offline', async ({ owner }) => {
  await owner.goto('/config/home')
  await expect(owner.getByRole('heading', { level: 1 })).toHaveText('Home')
  await owner.context().setOffline(true)
  const notice = owner.getByRole('status').filter({ hasText: 'You are offline.' })
  await expect(notice).toBeVisible()
  await owner.context().setOffline(false)
  await expect(notice).toBeHidden()
})

test('an editor that is offline keeps its lower edge in the window', async ({ owner }) => {
  await addPage(owner, 'Offline edge')
  const dock = owner.getByRole('contentinfo')
  for (const width of [1280, 375]) {
    await owner.setViewportSize({ width, height: 740 })
    await owner.context().setOffline(true)
    await expect(owner.getByText('You are offline.')).toBeVisible()
    await expect(dock).toBeInViewport({ ratio: 1 })
    await expect.poll(() => owner.evaluate(() => document.documentElement.scrollHeight)).toBe(740)
    await owner.context().setOffline(false)
    await expect(owner.getByText('You are offline.')).toBeHidden()
  }
})

test('a failed list offers to try again', async ({ owner }) => {
  await owner.route('**/api/studio/products*', (route) => route.abort())
  await owner.goto('/config/products')
  const alert = owner.getByRole('main').getByRole('alert')
  await expect(alert).toContainText('Unable to load')
  await expect(alert.getByRole('button', { name: 'Copy details' })).toBeVisible()
  await expectAccessible(owner, STUDIO_WIDTHS, STUDIO_HEIGHT)
  await owner.unroute('**/api/studio/products*')
  await owner.getByRole('button', { name: 'Try again' }).click()
  await expect(owner.getByRole('table', { name: 'Products' })).toBeVisible()
})

test('errors of a form are at their fields and in a summary with links', async ({ owner }) => {
  await owner.goto('/config/account')
  await owner.getByLabel('New email').fill('no address')
  await owner.getByRole('button', { name: 'Change email' }).click()
  const summary = owner.getByRole('main').getByRole('alert')
  await expect(summary).toContainText('Not saved: check 1 field')
  await expect(summary).toBeFocused()
  await expect(owner.getByLabel('New email')).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(owner, STUDIO_WIDTHS, STUDIO_HEIGHT)
  await summary.getByRole('button', { name: 'New email' }).click()
  await expect(owner.getByLabel('New email')).toBeFocused()
})

test('unsaved changes are not lost by following a link', async ({ owner }) => {
  await owner.goto('/config/account')
  await owner.getByLabel('New email').fill('new@example.com')
  const orders = owner
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Orders' })
  const question = owner.getByRole('alertdialog', { name: 'Leave without saving?' })
  await orders.click()
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await expect(owner.getByLabel('New email')).toHaveValue('new@example.com')
  await orders.click()
  await question.getByRole('button', { name: 'Leave page' }).click()
  await expect(owner.getByRole('heading', { level: 1 })).toHaveText('Orders')
})

test('the name of the site leads to the other sites of a person, and is no menu without them', async ({
  owner,
}) => {
  const answered = owner.waitForResponse('**/api/studio/sites')
  await owner.goto('/config/home')
  await answered
  const name = owner.getByRole('button', { name: /Marlpit/ })
  await expect(name).toHaveCount(0)

  const url = 'http://northing.localhost/config'
  const sites = [{ id: crypto.randomUUID(), title: 'Northing', host: 'northing.localhost', url }]
  await owner.route('**/api/studio/sites', (route) =>
    route.fulfill({ json: { isEmailConfirmed: true, sites } }),
  )
  for (const width of [375, 1280]) {
    await owner.setViewportSize({ width, height: 800 })
    await owner.reload()
    await name.focus()
    await owner.keyboard.press('Enter')
    const other = owner.getByRole('menuitem', { name: /Northing/ })
    await expect(other).toContainText('northing.localhost')
    await expect(other).toHaveAttribute('href', url)
    await expect(other).toBeFocused()
    await owner.keyboard.press('Escape')
    await expect(name).toBeFocused()
    await owner.keyboard.press('Enter')
    await expect(other).toBeFocused()
    expect(await findAxeViolations(owner)).toEqual([])
  }
})
