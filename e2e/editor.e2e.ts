import { collectPageErrors, expectAccessible, expectNoHorizontalScroll } from './accessibility.ts'
import {
  addBlock,
  addPage,
  getCanvas,
  getSettings,
  waitForCanvas,
  waitForSave,
} from './editor-page.ts'
import { findPoint } from './editor-pointer.ts'
import { expect, getEnv, test } from './shop.ts'

test('an owner builds a page by keyboard and mouse, and a visitor sees it', async ({
  owner,
  page,
}) => {
  const errors = collectPageErrors(owner, new URL(getEnv('SHOP_URL')).origin)
  await addPage(owner, 'Kiln diary')
  const canvas = getCanvas(owner)
  await owner.getByRole('tab', { name: 'Add' }).click()
  await owner.getByRole('button', { name: 'Add section' }).click()
  await addBlock(owner, 'Text')
  const block = canvas.locator('[data-b]')
  await expect(block).toHaveCount(1)
  await expect(owner.getByRole('complementary', { name: 'Settings' })).toContainText('Position')

  // The keyboard is on the canvas: Enter edits the text.
  await owner.keyboard.press('Enter')
  await expect(canvas.getByRole('textbox', { name: 'Edit Text' })).toBeFocused()
  await owner.keyboard.type('# ')
  await owner.keyboard.type('Fired on Tuesday')
  await owner.keyboard.press('Escape')
  await expect(block.locator('h1')).toHaveText('Fired on Tuesday')

  await owner.keyboard.press('Control+ArrowRight')
  await owner.keyboard.press('Control+ArrowRight')
  const status = owner.getByRole('contentinfo')
  await expect(status).toContainText('Column 3 of 12, row 1, 6 wide, 4 tall.')
  await expect(owner.getByRole('textbox', { name: 'Column' })).toHaveValue('3')

  const before = await block.boundingBox()
  if (!before) throw new Error('The block has a place')
  await owner.mouse.move(before.x + 40, before.y + 10)
  await owner.mouse.down()
  await owner.mouse.move(before.x + 160, before.y + 120, { steps: 8 })
  await owner.mouse.up()
  await expect(owner.getByRole('textbox', { name: 'Row' })).not.toHaveValue('1')
  const row = await owner.getByRole('textbox', { name: 'Row' }).inputValue()

  await owner.getByRole('button', { name: /^Undo move Text/ }).click()
  await expect(owner.getByRole('textbox', { name: 'Row' })).toHaveValue('1')
  await expect(status).toContainText('Undone: move Text')
  await owner.getByRole('button', { name: /^Redo move Text/ }).click()
  await expect(owner.getByRole('textbox', { name: 'Row' })).toHaveValue(row)

  await waitForSave(owner)
  await owner.reload()
  await waitForCanvas(owner)
  await expect(block.locator('h1')).toHaveText('Fired on Tuesday')
  // Playwright does not find the middle of elements in a frame that is scaled.
  const after = await block.boundingBox()
  if (!after) throw new Error('The block has a place')
  await owner.mouse.click(after.x + 20, after.y + 10)
  await expect(owner.getByRole('textbox', { name: 'Row' })).toHaveValue(row)
  // What was done before the page was reloaded can still be undone.
  await owner.getByRole('button', { name: /^Undo move Text/ }).click()
  await expect(owner.getByRole('textbox', { name: 'Row' })).toHaveValue('1')
  await owner.getByRole('button', { name: /^Redo move Text/ }).click()
  await expect(owner.getByRole('textbox', { name: 'Row' })).toHaveValue(row)

  await owner.getByRole('button', { name: 'Publish' }).click()
  const drawer = owner.getByRole('dialog')
  // The page began with a section of its own, which is still empty.
  await drawer.getByRole('button', { name: 'Delete section' }).click()
  await expect(drawer).toContainText('No issues found.')
  await drawer.getByRole('button', { name: 'Publish 1 change' }).click()
  await expect(drawer.getByRole('link', { name: 'View Kiln diary' })).toHaveAttribute(
    'href',
    '/kiln-diary',
  )
  await page.goto('/kiln-diary')
  await expect(page.getByRole('heading', { name: 'Fired on Tuesday' })).toBeVisible()
  expect(errors).toEqual([])
})

test('what was typed survives a closed window without a connection', async ({ owner }) => {
  await addPage(owner, 'Unsaved diary')
  await addBlock(owner, 'Text')
  await waitForSave(owner)
  const canvas = getCanvas(owner)
  await owner.route('**/api/studio/documents/*/changes', (route) => route.abort())
  await owner.keyboard.press('Enter')
  await expect(canvas.getByRole('textbox', { name: 'Edit Text' })).toBeFocused()
  await owner.keyboard.type('Not lost')
  await expect(owner.getByText('Offline. Changes wait here', { exact: false })).toBeVisible()
  await owner.setViewportSize({ width: 375, height: 800 })
  await expect(owner.locator('output[data-status="offline"] svg')).toBeVisible()
  const address = owner.url()
  const other = await owner.context().newPage()
  await owner.close({ runBeforeUnload: false })
  await other.goto(address)
  await waitForCanvas(other)
  await expect(other.getByText('Your unsaved changes were saved.')).toBeVisible()
  await expect(getCanvas(other).locator('[data-b]')).toHaveText('Not lost')
  await other.getByRole('button', { name: /^Undo change Text|^Undo .*text/i }).click()
  await expect(getCanvas(other).locator('[data-b]')).not.toContainText('Not lost')
})

test('the page editor is accessible, and fits every screen', async ({ owner }) => {
  await addPage(owner, 'Accessible diary')
  await addBlock(owner, 'Text')
  await expect(getCanvas(owner).locator('[data-b]')).toHaveCount(1)
  for (const scheme of ['light', 'dark'] as const) {
    await owner.emulateMedia({ colorScheme: scheme })
    await expectAccessible(owner)
  }
  for (const width of [375, 768, 1280, 1920]) {
    await owner.setViewportSize({ width, height: 900 })
    await expectNoHorizontalScroll(owner, width)
    await owner.screenshot({ path: test.info().outputPath(`editor-${width}.png`) })
  }
  await owner.getByRole('link', { name: 'Back to pages' }).click()
  await expect(owner.getByRole('heading', { level: 1 })).toHaveText('Pages')
  // On a phone the dock covers a part of one row of a long list, which axe takes for a small target.
  await expectAccessible(owner, [1280])
})

test('the keys of the studio work while the keyboard is on the canvas', async ({ owner }) => {
  await addPage(owner, 'Keys diary')
  await addBlock(owner, 'Text')
  const canvas = getCanvas(owner)
  await expect(canvas.locator('[data-b]')).toHaveCount(1)
  await owner.keyboard.press('Control+k')
  const palette = owner.getByRole('dialog', { name: 'Search or run a command' })
  for (const name of ['Undo', 'Show phone layout', 'Publish changes', 'Products'])
    await expect(palette.getByRole('menuitem', { name: new RegExp(`^${name}`) })).toBeVisible()
  await owner.keyboard.press('Escape')
  await expect(palette).toHaveCount(0)
  await canvas.getByRole('application', { name: 'Canvas' }).focus()
  await owner.keyboard.press('?')
  const help = owner.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(help).toContainText('Move blocks by one cell')
  await owner.keyboard.press('Escape')

  await canvas.getByRole('application', { name: 'Canvas' }).focus()
  await owner.keyboard.press('Enter')
  await expect(canvas.getByRole('textbox', { name: 'Edit Text' })).toBeFocused()
  await owner.keyboard.type('Why? **Because**')
  await expect(canvas.locator('[data-b]')).toContainText('Why? Because')
  // The tools keep their size on a page that is shown smaller, in one row.
  const tools = canvas.getByRole('toolbar', { name: 'Text' })
  expect(await tools.evaluate((element) => element.clientHeight)).toBeLessThan(60)
  await expect(owner.getByRole('dialog')).toHaveCount(0)

  // A block without a text in its place is edited in its settings.
  await addBlock(owner, 'Button')
  await expect(owner.locator('iframe[title="Page"]')).toBeFocused()
  await owner.keyboard.press('Enter')
  await expect(getSettings(owner).getByLabel('Label')).toBeFocused()
  await addBlock(owner, 'Image')
  await expect(owner.locator('iframe[title="Page"]')).toBeFocused()
  const image = await findPoint(owner, canvas.locator('[data-b]').last(), { x: 90, y: 60 })
  await owner.mouse.dblclick(image.x, image.y)
  await expect(getSettings(owner).getByRole('button', { name: 'Choose image' })).toBeFocused()
})
