import type { Page } from '@playwright/test'
import { collectPageErrors, expectAccessible } from './accessibility.ts'
import { expect, getEnv, test } from './shop.ts'

/** Adds a blank page with a double click, whose editor begins with the sections to insert. */
async function addPage(owner: Page, title: string) {
  await owner.goto('/config/pages')
  await owner.getByRole('button', { name: 'Add page' }).click()
  await owner.getByLabel('Title').fill(title)
  await owner.getByRole('dialog').getByRole('button', { name: 'Add page' }).dblclick()
  await owner.locator('iframe[data-ready]').waitFor()
  return owner.frameLocator('iframe[title="Page"]')
}

/** Opens the panel again, which closes when something was inserted. */
async function showSections(owner: Page) {
  await expect(owner.getByRole('tab', { name: 'Layers' })).toHaveAttribute('aria-selected', 'true')
  await owner.getByRole('tab', { name: 'Add' }).click()
  await owner.getByRole('radio', { name: 'Sections' }).click()
}

test('an owner begins an empty page with sections, by mouse and by keyboard', async ({ owner }) => {
  const errors = collectPageErrors(owner, new URL(getEnv('SHOP_URL')).origin)
  const canvas = await addPage(owner, 'Page of presets')
  const hero = owner.getByRole('region', { name: 'Hero' })
  await expect(hero.locator('[data-state="ready"]').first()).toBeVisible()
  const thumbnail = hero.frameLocator('iframe').first()
  await expect(thumbnail.getByRole('heading', { name: 'Say what you make' })).toBeAttached()

  await hero.getByRole('button', { name: 'Split', exact: true }).click()
  const sections = canvas.locator('[data-s]')
  await expect(sections).toHaveCount(1)
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveText('Say what you make')
  await expect(owner.getByRole('contentinfo')).toContainText('Inserted: Split')

  await showSections(owner)
  const form = owner.getByRole('button', { name: 'Text and form', exact: true })
  await form.focus()
  await owner.keyboard.press('Enter')
  await expect(sections).toHaveCount(2)
  await expect(sections.last()).toContainText('Write to us')
  await owner.getByRole('button', { name: /^Undo add section/ }).click()
  await expect(sections).toHaveCount(1)
  await owner.getByRole('button', { name: /^Redo add section/ }).click()
  await expect(sections).toHaveCount(2)
  await owner.getByRole('button', { name: /^Undo/ }).click()
  await owner.getByRole('button', { name: /^Undo/ }).click()
  await expect(canvas.locator('[data-b]')).toHaveCount(0)
  // The double click has added one page.
  await owner.getByRole('tab', { name: 'Pages' }).click()
  await expect(owner.getByRole('row', { name: /^Page of presets/ })).toHaveCount(1)
  expect(errors).toEqual([])
})

test('an owner chooses the place of a section', async ({ owner }) => {
  const canvas = await addPage(owner, 'Order of presets')
  await owner.getByRole('button', { name: 'Statement', exact: true }).click()
  await expect(canvas.locator('[data-b]')).toHaveCount(1)
  await showSections(owner)
  await owner.getByRole('button', { name: /Place$/ }).click()
  await owner.getByRole('option', { name: 'At the top of the page' }).click()
  await owner.getByRole('button', { name: 'One quote' }).click()
  const sections = canvas.locator('[data-s]')
  await expect(sections).toHaveCount(2)
  await expect(sections.first().locator('blockquote')).toBeAttached()
})

test('a preview that does not load can be loaded again', async ({ owner }) => {
  await owner.route('**/presets/hero-split?*', (route) => route.fulfill({ status: 500, body: '' }))
  await addPage(owner, 'Previews again')
  const card = owner.getByRole('listitem').filter({ hasText: 'This preview did not load.' })
  await expect(card).toHaveCount(1)
  await owner.unroute('**/presets/hero-split?*')
  await card.getByRole('button', { name: 'Try again' }).click()
  await expect(card).toHaveCount(0)
  await expect(
    owner.getByRole('region', { name: 'Hero' }).locator('[data-state="ready"]').first(),
  ).toBeVisible()
})

test('the list of sections is accessible', async ({ owner }) => {
  await addPage(owner, 'Accessible presets')
  await owner.getByRole('button', { name: /Category$/ }).click()
  await owner.getByRole('option', { name: 'Newsletter' }).click()
  await expect(owner.getByRole('region', { name: 'Newsletter' })).toBeVisible()
  await expect(owner.getByRole('region', { name: 'Hero' })).toHaveCount(0)
  for (const scheme of ['light', 'dark'] as const) {
    await owner.emulateMedia({ colorScheme: scheme })
    await expectAccessible(owner)
  }
})
