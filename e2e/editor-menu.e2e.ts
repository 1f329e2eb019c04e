import { expectAccessible } from './accessibility.ts'
import { addBlock, addPage, getCanvas, getSettings, waitForSave } from './editor-page.ts'
import { findPoint } from './editor-pointer.ts'
import { expect, test } from './shop.ts'

test('rows, blocks and sections have a menu by key and by the right button', async ({ owner }) => {
  await addPage(owner, 'Menu diary')
  const canvas = getCanvas(owner)
  const blocks = canvas.locator('[data-b]')
  for (const count of [1, 2]) {
    await addBlock(owner, 'Text')
    await expect(blocks).toHaveCount(count)
  }
  await owner.getByRole('tab', { name: 'Layers' }).click()
  const layers = owner.getByRole('treegrid', { name: 'Layers' })
  const rows = layers.getByRole('row', { name: /^Text, / })
  const menu = owner.getByRole('menu', { name: 'Actions of Text' })

  // By key in the layers; Escape returns to the row.
  await rows.first().click()
  await expect(rows.first()).toBeFocused()
  for (const key of ['Shift+F10', 'ContextMenu']) {
    await owner.keyboard.press(key)
    await expect(menu.locator(':focus')).toHaveRole('menuitem')
    await owner.keyboard.press('End')
    await expect(menu.getByRole('menuitem', { name: 'Delete block' })).toBeFocused()
    await owner.keyboard.press('Escape')
    await expect(menu).toHaveCount(0)
    await expect(rows.first()).toBeFocused()
  }

  // The right button selects another row first.
  await rows.last().click({ button: 'right' })
  await expect(menu).toBeVisible()
  await owner.keyboard.press('Escape')
  await expect(rows.last()).toHaveAttribute('aria-selected', 'true')
  await expect(rows.first()).toHaveAttribute('aria-selected', 'false')

  // On the canvas the menu is at the pointer, and the keyboard returns to the canvas.
  const sink = canvas.getByRole('application', { name: 'Canvas' })
  const point = await findPoint(owner, blocks.first())
  await owner.mouse.click(point.x, point.y, { button: 'right' })
  await expect(menu).toBeVisible()
  const box = await menu.boundingBox()
  expect(Math.abs((box?.x ?? 0) - point.x)).toBeLessThan(20)
  expect(Math.abs((box?.y ?? 0) - point.y)).toBeLessThan(20)
  await owner.keyboard.press('Escape')
  await expect(menu).toHaveCount(0)
  await expect(sink).toBeFocused()
  await expect(rows.first()).toHaveAttribute('aria-selected', 'true')
  await owner.keyboard.press('Shift+F10')
  await menu.getByRole('menuitem', { name: 'Duplicate block' }).press('Enter')
  await expect(blocks).toHaveCount(3)
  await expect(sink).toBeFocused()

  // Escape selects the section, whose menu moves it and adds another one.
  await owner.keyboard.press('Escape')
  await expect(getSettings(owner).getByRole('heading', { name: 'Section' })).toBeVisible()
  await owner.keyboard.press('ContextMenu')
  const section = owner.getByRole('menu', { name: /^Actions of / })
  await expect(section.getByRole('menuitem', { name: 'Move section up' })).toBeFocused()
  await section.getByRole('menuitem', { name: 'Add section below' }).press('Enter')
  await expect(canvas.locator('[data-s]')).toHaveCount(2)

  // Several selected blocks have one menu.
  await rows.first().click()
  await rows.nth(1).click({ modifiers: ['ControlOrMeta'] })
  await rows.first().click({ button: 'right' })
  const several = owner.getByRole('menu', { name: '2 blocks selected' })
  await several.getByRole('menuitem', { name: 'Delete blocks' }).click()
  await expect(blocks).toHaveCount(1)
  await expect(layers).toContainText('Text')
  await expect
    .poll(() => layers.evaluate((tree) => tree.contains(document.activeElement)))
    .toBe(true)
  await waitForSave(owner)
})

test('the layers lead to header, footer and new sections', async ({ owner }) => {
  await addPage(owner, 'Layers diary')
  await addBlock(owner, 'Text')
  await owner.getByRole('tab', { name: 'Layers' }).click()
  const layers = owner.getByRole('treegrid', { name: 'Layers' })
  await owner.getByRole('button', { name: 'Add section' }).click()
  await expect(owner.getByRole('radio', { name: 'Sections' })).toBeChecked()
  await owner.getByRole('tab', { name: 'Layers' }).click()
  await layers.getByRole('row', { name: 'Footer, on every page' }).click()
  const settings = getSettings(owner)
  const opened = owner.getByRole('heading', { name: 'Header and footer', level: 1 })
  await expect(settings.getByRole('link', { name: 'Edit header and footer' })).toBeVisible()
  await layers.getByRole('row', { name: 'Header, on every page' }).click({ button: 'right' })
  await owner.getByRole('menuitem', { name: 'Edit header and footer' }).click()
  await expect(opened).toBeVisible()
  await owner.goBack()
  const header = layers.getByRole('row', { name: 'Header, on every page' })
  await header.click()
  await expect(header).toBeFocused()
  await owner.screenshot({ path: test.info().outputPath('layers.png') })
  await owner.keyboard.press('Enter')
  await expect(opened).toBeVisible()
})

test('the page offers sections at its plus, and all pins of a section are released at once', async ({
  owner,
}) => {
  await addPage(owner, 'Pinned diary')
  const canvas = getCanvas(owner)
  const settings = getSettings(owner)
  const blocks = canvas.locator('[data-b]')
  for (const count of [1, 2]) {
    await addBlock(owner, 'Text')
    await expect(blocks).toHaveCount(count)
  }
  await owner.getByRole('radio', { name: 'Phone', exact: true }).click()
  for (const index of [0, 1]) {
    const point = await findPoint(owner, blocks.nth(index), { x: 60 })
    await owner.mouse.click(point.x, point.y)
    await owner.keyboard.press('Control+ArrowDown')
    await expect(settings).toContainText('Pinned on phone.')
  }
  await owner.keyboard.press('Escape')
  await expect(settings).toContainText('2 blocks pinned on phone.')
  await expectAccessible(owner)
  await owner.keyboard.press('Shift+F10')
  await owner.getByRole('menuitem', { name: 'Make all blocks follow desktop' }).click()
  await expect(settings).not.toContainText('pinned on phone')
  await owner.getByRole('button', { name: 'Undo let all blocks follow the desktop' }).click()
  await settings.getByRole('button', { name: 'Make all blocks follow desktop' }).click()
  await expect(settings).not.toContainText('pinned on phone')

  await owner.getByRole('radio', { name: 'Desktop', exact: true }).click()
  const plus = await findPoint(owner, canvas.locator('.add[data-add=below]'), { x: 14 })
  await owner.mouse.click(plus.x, plus.y)
  await expect(owner.getByRole('radio', { name: 'Sections' })).toBeChecked()
  await expect(owner.getByRole('button', { name: /Place$/ })).toContainText('After ')
  await expect(canvas.locator('[data-s]')).toHaveCount(1)
})
