import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { changeTheme, changeTweaks } from '@vitrine/contract'
import { expectNoHorizontalScroll } from './accessibility.ts'
import { addTheme } from './add-theme.ts'
import { addPage, getCanvas, waitForSave } from './editor-page.ts'
import { expectFocusTrapped } from './keyboard.ts'
import { expect, test } from './shop.ts'
import { StudioApi } from './studio-api.ts'
import { repeatUntilPassed } from './repeat.ts'

/** Changes a setting of the theme in the editor, whose canvas tells the page when its draft is saved. */
async function expectSaveEvent(owner: Page): Promise<void> {
  await addPage(owner, 'Diary with settings')
  const body = getCanvas(owner).locator('body')
  await body.evaluate((element) => {
    for (const name of ['change', 'save'])
      document.addEventListener(`tweak:${name}`, () => {
        element.dataset['told'] = `${element.dataset['told'] ?? ''} ${name}`
      })
  })
  await owner.getByRole('tab', { name: 'Styles' }).click()
  const settings = owner.getByRole('tabpanel', { name: 'Styles' })
  await settings.getByRole('switch', { name: 'Hide dates' }).click({ force: true })
  await expect(body).toHaveAttribute('data-told', ' change save')
  await waitForSave(owner)
}

test('a template in the older format runs unchanged, with its scripts and its owner’s values', async ({
  page,
  owner,
}) => {
  const studio = new StudioApi(owner)
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  const copy = mkdtempSync(join(tmpdir(), 'vitrine-ledger-'))
  await page.goto('/')
  const title = await page.locator('a.wordmark').first().textContent()
  addTheme('fixtures/older-template')
  await studio.put(changeTheme.path, { name: 'ledger' })
  try {
    await repeatUntilPassed(async (timeout) => {
      await page.goto('/colophon')
      await expect(page.locator('.masthead')).toBeVisible({ timeout })
    })
    await expect(page.locator('.site-title')).toHaveClass(/is-ready/)
    await expect(page.locator('#tweak')).toHaveText('Header: Left')
    await expect(page.locator('body')).toHaveAttribute('data-initialized', 'out')
    await expect(page.locator('.site-title')).toHaveCSS('color', 'rgb(32, 80, 96)')
    await expect(page.locator('.masthead .menu a').first()).toBeVisible()
    // The slides and images of the template's own markup.
    const slides = page.locator('#slides .slide')
    await expect(slides.nth(0)).toBeVisible()
    await expect(slides.nth(1)).toBeHidden()
    await expect(slides.nth(0).locator('img')).toHaveAttribute('src', /one\.svg.*format=\d+w/)
    await expect(slides.nth(0).locator('img')).toHaveAttribute('data-image-resolution', /^\d+w$/)
    const cropped = page.getByAltText('Cropped')
    await expect(cropped).toHaveAttribute('data-was-loading', 'yes')
    await expect(cropped).not.toHaveClass(/loading/)
    await expect(cropped).toHaveCSS('object-fit', 'cover')
    await expect(cropped).toHaveCSS('object-position', '20% 70%')
    // The width follows from the height of 120 px.
    await expect(cropped).toHaveAttribute('data-image-resolution', '300w')
    await page.getByRole('link', { name: 'Next slide' }).click()
    await expect(slides.nth(1)).toBeVisible()
    await expect(slides.nth(0)).toBeHidden()
    await expect(page.locator('body')).toHaveAttribute('data-slide', '1')
    await page.getByRole('button', { name: 'See them large' }).click()
    const lightbox = page.getByRole('dialog')
    await expect(lightbox.getByRole('img', { name: 'Two' })).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(lightbox.getByRole('img', { name: 'One' })).toBeVisible()
    await expectFocusTrapped(page, lightbox)
    await page.keyboard.press('Escape')
    await expect(lightbox).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'See them large' })).toBeFocused()
    // Tweak events, cart events and content added later.
    await page.evaluate(() => {
      const dispatch = (name: string, detail: object) =>
        document.dispatchEvent(new CustomEvent(name, { detail }))
      dispatch('tweak:change', { name: 'header-position', value: 'Centered' })
      const entries = [{ id: 'e1', quantity: 1, title: 'Mug' }]
      dispatch('cart:recalculate-end', { shoppingCart: { totalQuantity: 1, entries } })
      const more = document.getElementById('more')
      if (more) more.innerHTML = '<img data-src="/static/theme/two.svg" alt="Later" width="40">'
      dispatchEvent(new Event('mercury:load'))
    })
    await expect(page.locator('body')).toHaveAttribute('data-tweaked', 'header-position=Centered')
    await expect(page.locator('body')).toHaveAttribute('data-added', 'Mug')
    await page.locator('#more').scrollIntoViewIfNeeded()
    await expect(page.getByAltText('Later')).toHaveAttribute('src', /two\.svg/)
    await studio.put(changeTweaks.path, {
      values: { 'header-position': 'Centered', 'accent-color': '#880000' },
    })
    await repeatUntilPassed(async (timeout) => {
      await page.reload()
      await expect(page.locator('#tweak')).toHaveText('Header: Centered', { timeout })
    })
    await expect(page.locator('.masthead')).toHaveCSS('text-align', 'center')
    await expect(page.locator('.site-title')).toHaveCSS('color', 'rgb(136, 0, 0)')
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await expectNoHorizontalScroll(page, width)
    }
    expect(errors).toEqual([])
    await expectSaveEvent(owner)
    // A new version of the template while the server runs.
    cpSync('fixtures/older-template', copy, { recursive: true })
    writeFileSync(join(copy, 'pages/colophon.page'), '<h1>Written anew</h1>')
    addTheme(copy, '--replace')
    await repeatUntilPassed(async (timeout) => {
      await page.goto('/colophon')
      await expect(page.locator('h1')).toHaveText('Written anew', { timeout })
    })
  } finally {
    rmSync(copy, { recursive: true })
    await studio.put(changeTheme.path, { name: 'kiln' })
  }
  await repeatUntilPassed(async (timeout) => {
    await page.goto('/')
    await expect(page.locator('a.wordmark').first()).toHaveText(title ?? '', { timeout })
  })
})
