import { headerElementIds, headerLayouts } from '@vitrine/page'
import { expectAccessible } from './accessibility.ts'
import {
  addBlock,
  addPage,
  chooseOption,
  getCanvas,
  getSettings,
  waitForCanvas,
  waitForSave,
} from './editor-page.ts'
import { findPoint } from './editor-pointer.ts'
import { findHeaderIssues, publishHeader } from './header-words.ts'
import { setTheme } from './set-theme.ts'
import { expect, test } from './shop.ts'
import type { Page } from '@playwright/test'

async function openHeader(owner: Page): Promise<void> {
  await owner.goto('/config/pages')
  await owner.getByRole('link', { name: 'Header and footer' }).click()
  await waitForCanvas(owner)
  await expect(owner.getByRole('heading', { name: 'Header and footer', level: 1 })).toBeVisible()
}

async function publish(owner: Page, document = 'Header and footer'): Promise<void> {
  await waitForSave(owner)
  await owner.getByRole('button', { name: 'Publish' }).click()
  const drawer = owner.getByRole('dialog')
  await expect(drawer.getByText(document).first()).toBeVisible()
  await drawer.getByRole('button', { name: /^Publish \d+ change/ }).click()
  await expect(drawer.getByText('Visitors see the new version now.')).toBeVisible()
  await drawer.getByRole('button', { name: 'Close' }).click()
  await expect(drawer).toHaveCount(0)
}

test('an owner turns elements of the header off and on, and publishes them', async ({
  owner,
  page,
}) => {
  await page.goto('/')
  const search = page.getByRole('banner').locator('a[href="/search"]:visible')
  await expect(search).toBeVisible()

  await openHeader(owner)
  const canvas = getCanvas(owner)
  const shown = canvas.getByRole('banner').locator('.site-tools a[href="/search"]')
  await expect(shown).toBeVisible()
  await expectAccessible(owner)
  const settings = getSettings(owner)
  await settings.getByRole('switch', { name: 'Search' }).press('Space')
  await expect(shown).toHaveCount(0)
  await owner.getByRole('button', { name: 'Undo hide Search' }).click()
  await expect(shown).toBeVisible()
  await owner.getByRole('button', { name: 'Redo hide Search' }).click()
  await expect(shown).toHaveCount(0)
  await publish(owner)
  await page.goto('/')
  await expect(page.getByRole('main')).toBeVisible()
  await expect(search).toHaveCount(0)
  await expect(page.getByRole('banner').locator('.wordmark')).toBeVisible()

  await settings.getByRole('switch', { name: 'Search' }).press('Space')
  await publish(owner)
  await page.goto('/')
  await expect(search).toBeVisible()
})

test('an owner finds the elements of header and footer in the layers, by canvas and by keyboard', async ({
  owner,
}) => {
  await openHeader(owner)
  const canvas = getCanvas(owner)
  const layers = owner.getByRole('treegrid', { name: 'Layers' })
  const settings = getSettings(owner)
  await expect(layers.getByRole('row', { name: /^Footer, \d elements/ })).toBeVisible()
  // The first focus in the layers is that of a menu, which must keep it.
  for (const [action, place] of [
    ['Move up', 3],
    ['Move down', 4],
  ] as const) {
    await layers.getByRole('button', { name: 'Actions of Cart' }).press('Enter')
    await owner.getByRole('menuitem', { name: action }).press('Enter')
    await expect(owner.getByRole('contentinfo')).toContainText(`Cart is number ${place} of 6.`)
  }
  const search = layers.getByRole('row', { name: /^Search, / })
  const mark = canvas.locator('[data-element="header:search"]:visible').first()
  const { x, y } = await findPoint(owner, mark)
  await owner.mouse.click(x, y)
  await expect(search).toHaveAttribute('aria-selected', 'true')
  await expect(settings.getByRole('heading', { name: 'Search' })).toBeVisible()
  await expectAccessible(owner)

  await search.getByRole('button', { name: 'Actions of Search' }).press('Enter')
  await owner.getByRole('menuitem', { name: 'Hide element' }).press('Enter')
  await expect(owner.getByRole('contentinfo')).toContainText('Search is hidden.')
  await expect(canvas.locator('[data-element="header:search"]')).toHaveCount(0)
  await expect(layers.getByRole('row', { name: /^Search, Hidden, / })).toBeVisible()
  await owner.getByRole('button', { name: 'Undo hide Search' }).click()
  await expect(canvas.locator('[data-element="header:search"]:visible').first()).toBeVisible()

  await layers.getByRole('row', { name: /^Copyright, / }).click()
  await expect(settings.getByRole('heading', { name: 'Copyright' })).toBeVisible()
})

/** Undoes everything, so that the next publication restores the header. */
async function undoAll(owner: Page): Promise<void> {
  const undo = owner.getByRole('button', { name: /^Undo/ })
  while (await undo.isEnabled()) await undo.press('Enter')
}

/** Changes the logo and the social accounts of the site. */
async function changeIdentity(owner: Page): Promise<void> {
  const settings = getSettings(owner)
  const canvas = getCanvas(owner)
  for (const name of ['Icon in browser tabs', 'Logo image']) {
    await settings.getByRole('group', { name }).getByRole('button', { name: 'Choose' }).click()
    await owner.getByRole('dialog').getByRole('row').first().click()
  }
  await settings.getByRole('textbox', { name: 'Alt text of the logo' }).fill('Marlpit, a pot')
  await expect(canvas.locator('#header').getByAltText('Marlpit, a pot')).toHaveCount(1)
  const image = canvas.locator('#header .wordmark img')
  const height = (await image.boundingBox())?.height ?? 0
  await chooseOption(owner, /Size of the logo$/, 'Large')
  await expect.poll(async () => (await image.boundingBox())?.height ?? 0).toBeGreaterThan(height)
  await expectAccessible(owner, [1280])
  await owner.screenshot({ path: test.info().outputPath('logo.png') })
  await settings.getByRole('button', { name: 'Edit social accounts' }).click()
  const added = settings.getByRole('textbox', { name: 'Web address of a new account' })
  await added.fill('marlpit')
  await added.press('Enter')
  await expect(settings).toContainText('Enter the web address of a profile')
  await added.fill('youtube.com/@marlpit')
  await added.press('Enter')
  const account = settings.getByRole('group', { name: 'Youtube' })
  await account.getByRole('textbox', { name: 'Name' }).fill('Our films')
  await expectAccessible(owner, [1280])
  await owner.screenshot({ path: test.info().outputPath('social.png') })
  await added.fill('facebook.com/marlpit')
  await added.press('Enter')
  await settings.getByRole('button', { name: 'Remove Facebook' }).press('Enter')
  await expect(settings.getByRole('button', { name: 'Add account' })).toBeFocused()
  await settings.getByRole('button', { name: 'Move Our films up' }).click()
  await expect(canvas.getByRole('link', { name: 'Our films' }).first()).toBeAttached()
}

test('an owner lays out the header, and visitors see it in both themes', async ({
  owner,
  page,
  browser,
  ownerState,
}) => {
  await openHeader(owner)
  const canvas = getCanvas(owner)
  const header = canvas.locator('#header')
  const settings = getSettings(owner)
  await settings.getByRole('radio', { name: 'Logo left' }).press('Space')
  await expect(header).toHaveAttribute('data-layout', 'logo-left')
  await settings.getByRole('radio', { name: 'On scroll up' }).click()
  await expect(header).toHaveAttribute('data-sticky', 'up')
  await settings.getByRole('radio', { name: 'Large' }).click()
  await expect(header).toHaveAttribute('data-height', 'l')

  await settings.getByRole('button', { name: 'Move Cart' }).press('ArrowUp')
  await expect(owner.getByRole('contentinfo')).toContainText('Cart is number 3 of 6.')
  await expect(settings.getByRole('button', { name: 'Move Cart' })).toBeFocused()
  await expect(canvas.locator('.site-tools > :nth-last-child(2)')).toHaveAttribute('href', '/cart')
  await settings.getByRole('button', { name: 'Actions of Account' }).click()
  await owner.getByRole('menuitem', { name: 'Move up' }).click()
  await expect(canvas.locator('.site-tools > :last-child')).toHaveAttribute('href', '/cart')

  await settings.getByRole('switch', { name: 'Button' }).press('Space')
  await settings.getByRole('textbox', { name: 'Label' }).fill('Visit us')
  await chooseOption(owner, /Link$/, 'Web address')
  await settings.getByRole('textbox', { name: 'Web address' }).fill('/about')
  await expect(header.locator('.header-button')).toHaveText('Visit us')
  await expectAccessible(owner)
  await waitForSave(owner)
  await test.step('publishing closed and opened again has the latest changes', async () => {
    await owner.getByRole('button', { name: 'Publish' }).click()
    const drawer = owner.getByRole('dialog')
    await expect(drawer.getByRole('button', { name: /^Publish \d+ change/ })).toBeVisible()
    await drawer.getByRole('button', { name: 'Close' }).click()
    await expect(drawer).toHaveCount(0)
  })
  await changeIdentity(owner)
  await publish(owner)

  const icon = await page.request.get('/favicon.ico')
  expect(icon.url()).toContain('/assets/')
  for (const theme of ['kiln', 'signal']) {
    await setTheme(browser, ownerState, theme)
    await page.goto('/')
    const shown = page.locator('#header')
    await expect(shown).toHaveAttribute('data-layout', 'logo-left')
    await expect(shown.getByRole('link', { name: 'Visit us' })).toHaveAttribute('href', '/about')
    await expect(shown.getByRole('img', { name: 'Marlpit, a pot' })).toBeVisible()
    await expect(
      page.getByRole('contentinfo').getByRole('link', { name: 'Our films' }),
    ).toHaveAttribute('href', 'https://youtube.com/@marlpit')
    await expectAccessible(page)
    await page.setViewportSize({ width: 1280, height: 720 })
    await page.mouse.wheel(0, 900)
    await expect(shown).toHaveAttribute('data-away')
    await page.mouse.wheel(0, -300)
    await expect(shown).not.toHaveAttribute('data-away')
  }
  await setTheme(browser, ownerState, 'kiln')
  await undoAll(owner)
  await publish(owner)
})

test('the checks name a button without a link, which neither the canvas nor visitors see', async ({
  owner,
}) => {
  await openHeader(owner)
  const settings = getSettings(owner)
  await settings.getByRole('switch', { name: 'Button' }).press('Space')
  await settings.getByRole('textbox', { name: 'Label' }).fill('Visit us')
  await waitForSave(owner)
  await expect(getCanvas(owner).locator('#header')).toBeVisible()
  await expect(getCanvas(owner).locator('.header-button')).toHaveCount(0)
  await owner.getByRole('button', { name: 'Publish' }).click()
  const issues = owner.getByRole('dialog').getByRole('listitem')
  await issues
    .filter({ hasText: 'The button of the header has no link' })
    .getByRole('button', { name: 'Show' })
    .click()
  await expect(owner.getByRole('dialog')).toHaveCount(0)
  await expect(settings.getByRole('heading', { name: 'Button', level: 2 })).toBeVisible()
  await expectAccessible(owner)
  await undoAll(owner)
  await waitForSave(owner)
})

test('a logo in the center is in the center, and the words of a full header stay whole, in every theme', async ({
  owner,
  page,
  browser,
  ownerState,
}) => {
  // Six themes at many widths.
  test.slow()
  const elements = headerElementIds.map((id) => ({ id }))
  const button = { label: { 'en-GB': 'Book a visit' }, to: { kind: 'url', url: '/about' } } as const
  const before = await publishHeader(owner, { elements, layout: 'logo-center' })
  for (const theme of ['signal', 'galley', 'folio', 'lintel', 'foyer', 'kiln']) {
    await setTheme(browser, ownerState, theme)
    await publishHeader(owner, { elements, layout: 'logo-center' })
    await page.goto('/')
    for (const width of [375, 768, 1280]) {
      await page.setViewportSize({ width, height: 720 })
      const box = await page.locator('#header .wordmark').boundingBox()
      const middle = (box?.x ?? 0) + (box?.width ?? 0) / 2
      expect(Math.abs(middle - width / 2), `${theme} at ${width} px`).toBeLessThan(12)
    }
    for (const layout of [undefined, ...headerLayouts]) {
      await publishHeader(owner, { elements, button, ...(layout && { layout }) })
      await page.goto('/')
      for (const width of [375, 960, 1024, 1152, 1279, 1440, 1824, 1920])
        expect
          .soft(await findHeaderIssues(page, width), `${theme}, ${layout}, ${width} px`)
          .toEqual([])
    }
  }
  await publishHeader(owner, before)
})

test('an owner asks visitors for their consent to cookies, and to ad pixels', async ({
  owner,
  page,
}) => {
  await openHeader(owner)
  const settings = getSettings(owner)
  await settings.getByRole('switch', { name: 'Ask for consent to cookies' }).press('Space')
  await settings.getByRole('textbox', { name: 'Text of the banner' }).click()
  await owner.keyboard.type('We count visits with cookies.')
  await settings.getByRole('textbox', { name: 'Label to accept' }).fill('Count me')
  const pixel = settings.getByRole('textbox', { name: 'Meta ID' })
  await pixel.fill('1234567890"></script>')
  await expect(pixel).toHaveAccessibleDescription(/Enter the ID exactly as Meta shows it\./)
  await pixel.fill('1234567890123456')
  await expect(pixel).not.toHaveAccessibleDescription(/exactly as Meta/)
  await expectAccessible(owner, [1280])
  await owner.screenshot({ path: test.info().outputPath('cookies.png') })
  await publish(owner, 'Site settings')
  await page.goto('/')
  await expect(page.getByText('We count visits with cookies.')).toBeVisible()
  await expect(page.getByText('If you accept, we also tell Meta what you view')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Count me' }).click()
  await expect(page.getByText('We count visits with cookies.')).toBeHidden()
  await undoAll(owner)
  await publish(owner, 'Site settings')
})

test('an owner chooses the footer in the layers, and sees it with its settings', async ({
  owner,
}) => {
  await openHeader(owner)
  const layers = owner.getByRole('treegrid').getByRole('row')
  await layers.filter({ hasText: /^Footer/ }).click()
  const settings = getSettings(owner)
  await expect(settings.getByRole('heading', { level: 2 })).toHaveText('Footer')
  await expect(settings.getByRole('switch', { name: 'Copyright' })).toBeVisible()
  await expect(settings.getByRole('switch', { name: 'Search' })).toHaveCount(0)
  await expect(getCanvas(owner).getByRole('contentinfo')).toBeInViewport()
  await settings.getByRole('button', { name: 'All settings of header and footer' }).click()
  await expect(settings.getByRole('switch', { name: 'Search' })).toBeVisible()
})

test('an owner presses the header on a page, and adds a section to the footer', async ({
  owner,
}) => {
  await addPage(owner, 'Header way')
  const canvas = getCanvas(owner)
  const wordmark = await canvas.locator('header .wordmark').boundingBox()
  if (!wordmark) throw new Error('The header has a logo')
  await owner.mouse.click(wordmark.x + 5, wordmark.y + 5)
  await getSettings(owner).getByRole('link', { name: 'Edit header and footer' }).click()
  await expect(owner.getByRole('heading', { name: 'Header and footer', level: 1 })).toBeVisible()
  await waitForCanvas(owner)
  const sections = canvas.locator('footer [data-s]')
  await expect(sections).toHaveCount(1)
  await owner.getByRole('tab', { name: 'Add' }).click()
  await owner.getByRole('button', { name: 'Add section' }).click()
  await addBlock(owner, 'Text')
  await expect(sections).toHaveCount(2)
  await expect(sections.last().locator('[data-b]')).toHaveCount(1)
  await expect(canvas.locator('main [data-s]')).toHaveCount(0)
  await undoAll(owner)
  await expect(sections).toHaveCount(1)
  await waitForSave(owner)
})
