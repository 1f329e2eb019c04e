import { expectAccessible } from './accessibility.ts'
import { chooseOption, getCanvas, getSettings, waitForCanvas, waitForSave } from './editor-page.ts'
import { setTheme } from './set-theme.ts'
import { expect, test } from './shop.ts'
import type { Page } from '@playwright/test'

async function publish(owner: Page): Promise<void> {
  await waitForSave(owner)
  await owner.getByRole('button', { name: 'Publish' }).click()
  const drawer = owner.getByRole('dialog')
  await expect(drawer.getByText('Site settings').first()).toBeVisible()
  await drawer.getByRole('button', { name: /^Publish \d+ change/ }).click()
  await expect(drawer.getByText('Visitors see the new version now.')).toBeVisible()
  await drawer.getByRole('button', { name: 'Close' }).click()
  await expect(drawer).toHaveCount(0)
}

test('an owner writes the announcement on the canvas, and a visitor closes it', async ({
  owner,
  page,
  browser,
  ownerState,
}) => {
  await owner.goto('/config/pages/header-footer')
  await waitForCanvas(owner)
  const layers = owner.getByRole('treegrid', { name: 'Layers' })
  const settings = getSettings(owner)
  const bar = getCanvas(owner).locator('.sqs-announcement-bar')
  await layers.getByRole('row', { name: 'Announcement' }).click()
  await expect(settings.getByRole('heading', { name: 'Announcement' })).toBeVisible()
  const isOn = settings.getByRole('switch', { name: 'Show announcement' })
  const text = settings.getByRole('textbox', { name: 'Text' })
  if (!(await isOn.isChecked())) await isOn.press('Space')
  await text.fill('')
  await expect(settings.getByText('The announcement is on but has no text.')).toBeVisible()
  await expect(bar).toHaveCount(0)
  await text.pressSequentially('Closed until noon')
  await expect(bar).toHaveText('Closed until noon')
  await bar.click()
  await expect(layers.getByRole('row', { name: 'Announcement' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await chooseOption(owner, /Link of the bar$/, 'Web address')
  await settings.getByRole('textbox', { name: 'Web address' }).fill('/about')
  await expect(bar.getByRole('link')).toHaveAttribute('href', '/about')
  await chooseOption(owner, /Color theme$/, 'Darkest')
  await expect(bar).toHaveAttribute('data-section-theme', 'black')
  await expectAccessible(owner)
  await page.goto('/')
  await expect(page.getByText('Closed until noon')).toHaveCount(0)
  await publish(owner)

  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Closed until noon' })).toBeVisible()
  const close = page.getByRole('button', { name: 'Close announcement' })
  for (const theme of ['signal', 'kiln']) {
    await setTheme(browser, ownerState, theme)
    await page.goto('/')
    await expect(close).toBeVisible()
    await expectAccessible(page)
  }
  await close.press('Enter')
  await page.goto('/')
  await expect(page.locator('.sqs-announcement-bar')).toBeHidden()

  await settings
    .getByRole('button', { name: 'Show again to visitors who closed it' })
    .press('Enter')
  await publish(owner)
  await page.goto('/')
  await expect(close).toBeVisible()
  const undo = owner.getByRole('button', { name: /^Undo/ })
  while (await undo.isEnabled()) await undo.press('Enter')
  await publish(owner)
})
