import type { Page } from '@playwright/test'
import { expectAccessible, expectNoHorizontalScroll } from './accessibility.ts'
import { addPage, getCanvas, waitForSave } from './editor-page.ts'
import { expect, test } from './shop.ts'

function readToken(at: { locator: Page['locator'] }, name: string): Promise<string> {
  return at
    .locator('html')
    .evaluate((html, token) => getComputedStyle(html).getPropertyValue(token).trim(), name)
}

async function openStyles(owner: Page): Promise<void> {
  await owner.getByRole('tab', { name: 'Styles' }).click()
  await expect(owner.getByRole('heading', { name: 'Site styles' })).toBeVisible()
}

async function setAccent(owner: Page, color: string): Promise<void> {
  await owner.getByLabel('Accent, hex value').fill(color)
}

async function publish(owner: Page): Promise<void> {
  await owner.getByRole('button', { name: /^Publish/ }).click()
  const drawer = owner.getByRole('dialog')
  await expect(drawer.getByRole('checkbox', { name: 'Site styles' })).toBeChecked()
  await drawer.getByRole('button', { name: /^Publish \d+ changes?$/ }).click()
  await expect(drawer.getByRole('heading', { name: 'Published' })).toBeVisible()
  await owner.keyboard.press('Escape')
}

test('an owner changes the palette on the canvas, and visitors see it once it is published', async ({
  owner,
  page,
}) => {
  await addPage(owner, 'Styled diary')
  await openStyles(owner)
  const canvas = getCanvas(owner)
  const before = await readToken(canvas, '--accent')
  await setAccent(owner, '#0b4f8a')
  await expect.poll(() => readToken(canvas, '--accent')).toBe('#0b4f8a')
  await expect(owner.getByRole('contentinfo')).toContainText('Site styles changed')

  await owner.getByRole('button', { name: 'Undo change palette' }).click()
  await expect.poll(() => readToken(canvas, '--accent')).toBe(before)
  await owner.getByRole('button', { name: 'Redo change palette' }).click()
  await expect.poll(() => readToken(canvas, '--accent')).toBe('#0b4f8a')
  await waitForSave(owner)
  await page.goto('/')
  expect(await readToken(page, '--accent')).toBe(before)

  await publish(owner)
  await expect(async () => {
    await page.goto('/')
    expect(await readToken(page, '--accent')).toBe('#0b4f8a')
  }).toPass()

  await owner.getByRole('button', { name: 'Reset', exact: true }).click()
  await expect.poll(() => readToken(canvas, '--accent')).toBe(before)
  await publish(owner)
  await expect(async () => {
    await page.goto('/')
    expect(await readToken(page, '--accent')).toBe(before)
  }).toPass()
})

test('the styles panel is accessible, works by keyboard and fits every screen', async ({
  owner,
}) => {
  await addPage(owner, 'Accessible styles')
  await openStyles(owner)
  const strip = owner.getByRole('radiogroup', { name: 'Palette' })
  await strip.getByRole('radio', { name: 'Accent' }).focus()
  await owner.keyboard.press('ArrowRight')
  await expect(owner.getByLabel('Dark, hex value')).toBeVisible()
  await owner.keyboard.press('ArrowLeft')
  // Too light for text on the page: it is corrected, and told.
  await setAccent(owner, '#e8935f')
  const note = owner.getByRole('listitem').filter({ hasText: 'Accent darkened from #e8935f' })
  await expect(note.first()).toBeVisible()
  for (const scheme of ['light', 'dark'] as const) {
    await owner.emulateMedia({ colorScheme: scheme })
    await expectAccessible(owner)
  }
  for (const width of [375, 768, 1280, 1920]) {
    await owner.setViewportSize({ width, height: 900 })
    await expectNoHorizontalScroll(owner, width)
  }
  await owner.getByRole('button', { name: 'Use original Accent, #e8935f' }).first().click()
  await expect.poll(() => readToken(getCanvas(owner), '--accent')).toBe('#e8935f')
  await owner.getByRole('button', { name: 'Undo keep a color' }).click()
  await owner.getByRole('button', { name: 'Undo change palette' }).click()
  await waitForSave(owner)
})

test('an owner changes corners, buttons and spacing on the canvas, and goes back', async ({
  owner,
}) => {
  await addPage(owner, 'Diary in another shape')
  await openStyles(owner)
  const canvas = getCanvas(owner)
  const choose = (group: string, name: string) =>
    owner.getByRole('radiogroup', { name: group }).getByRole('radio', { name, exact: true }).click()
  const corners = await readToken(canvas, '--radius-l')
  const band = await readToken(canvas, '--band')
  await choose('Corners', 'Round')
  await expect.poll(() => readToken(canvas, '--radius-l')).toBe('20px')
  await choose('Buttons', 'Pill')
  await expect.poll(() => readToken(canvas, '--button-radius')).toBe('999px')
  await choose('Spacing', 'Roomy')
  await expect.poll(() => readToken(canvas, '--spacing')).toBe('1.4')
  expect(await readToken(canvas, '--band')).not.toBe(band)
  await choose('Spacing', 'Theme')
  await expect.poll(() => readToken(canvas, '--band')).toBe(band)
  for (const name of ['Undo change spacing', 'Undo change spacing', 'Undo change buttons'])
    await owner.getByRole('button', { name }).click()
  await owner.getByRole('button', { name: 'Undo change corners' }).click()
  await expect.poll(() => readToken(canvas, '--radius-l')).toBe(corners)
  await waitForSave(owner)
})

/** Returns the font that the browser draws headings of the page in, as the page asks for it. */
function readHeadingFont(at: { locator: Page['locator'] }): Promise<string> {
  return at
    .locator('h1, h2')
    .first()
    .evaluate((heading) => getComputedStyle(heading).fontFamily)
}

test('an owner changes fonts and sizes, and visitors see them once they are published', async ({
  owner,
  page,
}) => {
  await page.goto('/')
  const before = await readHeadingFont(page)
  await addPage(owner, 'Diary in other fonts')
  await openStyles(owner)
  const canvas = getCanvas(owner)
  const size = owner.getByRole('textbox', { name: 'Text size, px' })
  const pairs = owner.getByRole('radiogroup', { name: 'Font pair' })
  await pairs.getByText('Typewriter').click()
  await expect.poll(() => readToken(canvas, '--font-display')).toContain('ui-monospace')
  const step = await readToken(canvas, '--step-0')
  await size.fill('20')
  await size.press('Enter')
  await expect.poll(() => readToken(canvas, '--step-0')).not.toBe(step)
  await owner.getByText('Where each font is used').click()
  await owner.getByRole('button', { name: /Buttons$/ }).click()
  await owner.getByRole('option', { name: 'Heading font' }).click()
  await expect.poll(() => readToken(canvas, '--font-buttons')).toContain('ui-monospace')
  await expectAccessible(owner)
  for (const name of ['Undo change where a font is used', 'Undo change fonts'])
    await owner.getByRole('button', { name }).click()
  await expect.poll(() => readToken(canvas, '--step-0')).toBe(step)
  await expect(size).toHaveValue('16')
  await waitForSave(owner)

  await publish(owner)
  await expect(async () => {
    await page.goto('/')
    expect(await readHeadingFont(page)).toContain('ui-monospace')
  }).toPass()
  await pairs.getByText('Fonts of the theme').click()
  await waitForSave(owner)
  await publish(owner)
  await expect(async () => {
    await page.goto('/')
    expect(await readHeadingFont(page)).toBe(before)
  }).toPass()
})
