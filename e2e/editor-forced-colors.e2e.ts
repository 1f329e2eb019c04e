import type { Locator } from '@playwright/test'
import { addBlock, addPage, getCanvas, waitForSave } from './editor-page.ts'
import { expect, test } from './shop.ts'

const readOutline = (element: Locator) =>
  element.evaluate((found) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(found)
    return outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth)
  })

test('selection and focus are seen in the colors of the system', async ({ owner }) => {
  await owner.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  await addPage(owner, 'System colors')
  await addBlock(owner, 'Text')
  await addBlock(owner, 'Button')
  await waitForSave(owner)
  await owner.getByRole('tab', { name: 'Layers' }).click()
  const layers = owner.getByRole('treegrid', { name: 'Layers' })
  const [text, button] = [/^Text/, /^Button/].map((name) => layers.getByRole('row', { name }))
  if (!text || !button) throw new Error('Both blocks have a row')
  await text.click()
  await expect.poll(() => readOutline(text)).toBe(1)
  // The row that has the keyboard is told from the others that are selected.
  await owner.keyboard.press('Shift+ArrowDown')
  await expect(text).toHaveAttribute('aria-selected', 'true')
  await expect(button).toHaveAttribute('aria-selected', 'true')
  await expect.poll(() => readOutline(button)).toBe(2)
  await expect.poll(() => readOutline(text)).toBe(1)

  const canvas = getCanvas(owner)
  await canvas.getByRole('application', { name: 'Canvas' }).focus()
  await owner.keyboard.press('ArrowDown')
  await expect.poll(() => readOutline(canvas.locator('#vitrine-overlay .frame'))).toBeGreaterThan(1)
  for (const width of [1280, 375]) {
    await owner.setViewportSize({ width, height: 800 })
    await owner.screenshot({ path: test.info().outputPath(`system-colors-${width}.png`) })
  }
})
