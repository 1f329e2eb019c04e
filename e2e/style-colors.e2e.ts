import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { addPage, getCanvas, waitForSave } from './editor-page.ts'
import { expect, test } from './shop.ts'

function readToken(owner: Page, name: string): Promise<string> {
  return getCanvas(owner)
    .locator('html')
    .evaluate((html, token) => getComputedStyle(html).getPropertyValue(token).trim(), name)
}

async function openStyles(owner: Page): Promise<void> {
  await owner.getByRole('tab', { name: 'Styles' }).click()
  await expect(owner.getByRole('heading', { name: 'Site styles' })).toBeVisible()
}

test('an owner changes single colors of a color theme, and returns to the derived ones', async ({
  owner,
}) => {
  await addPage(owner, 'Diary with blue links')
  await openStyles(owner)
  const link = await readToken(owner, '--link')
  await owner.getByText('Colors of one color theme').click()
  const colors = owner.getByRole('list', { name: 'Colors of Lightest' })
  await colors.getByLabel('Links, hex value').fill('#0b4f8a')
  await expect.poll(() => readToken(owner, '--link')).toBe('#0b4f8a')
  // Too light for text on the page: it is corrected, and told where it was typed.
  await colors.getByLabel('Headings, hex value').fill('#fff0a0')
  await expect(colors.getByText('Headings darkened from #fff0a0')).toBeVisible()
  expect(await readToken(owner, '--heading')).not.toBe('#fff0a0')
  await colors.getByRole('button', { name: 'Use original Headings, #fff0a0' }).click()
  await expect.poll(() => readToken(owner, '--heading')).toBe('#fff0a0')
  await expectAccessible(owner)

  await colors.getByRole('button', { name: 'Use the derived color: Links' }).click()
  await expect.poll(() => readToken(owner, '--link')).toBe(link)
  await owner.getByRole('button', { name: 'Undo use derived colors' }).click()
  await expect.poll(() => readToken(owner, '--link')).toBe('#0b4f8a')
  await owner.getByRole('button', { name: 'Use all derived colors of Lightest' }).click()
  await expect.poll(() => readToken(owner, '--link')).toBe(link)
  await expect(colors.getByRole('button', { name: 'Use the derived color' })).toHaveCount(0)
  await waitForSave(owner)
})
