import { addBlock, addPage, getCanvas } from './editor-page.ts'
import { drag, findOnCanvas, findPoint } from './editor-pointer.ts'
import { expect, test } from './shop.ts'

test('a block is lifted, moved, resized and dropped by keyboard, or restored', async ({
  owner,
}) => {
  await addPage(owner, 'Lifted diary')
  await addBlock(owner, 'Text')
  const blocks = getCanvas(owner).locator('[data-b]')
  await expect(blocks).toHaveCount(1)
  const status = owner.getByRole('contentinfo')
  const row = owner.getByRole('textbox', { name: 'Row' })

  await owner.keyboard.press('g')
  await expect(status).toContainText('Text lifted.')
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowDown']) await owner.keyboard.press(key)
  await expect(status).toContainText('Column 2 of 12, row 3, 6 wide, 4 tall.')
  await expect(row).toHaveValue('1')
  await owner.keyboard.press('Escape')
  await expect(status).toContainText('Canceled.')
  await expect(row).toHaveValue('1')

  await owner.keyboard.press('g')
  await owner.keyboard.press('ArrowDown')
  await owner.keyboard.press('r')
  await owner.keyboard.press('ArrowRight')
  await owner.keyboard.press('Enter')
  await expect(row).toHaveValue('2')
  await expect(owner.getByRole('textbox', { name: 'Width' })).toHaveValue('7')
  await owner.keyboard.press('Control+z')
  await expect(row).toHaveValue('1')
  await expect(owner.getByRole('textbox', { name: 'Width' })).toHaveValue('6')

  await test.step('it says which block it covers', async () => {
    await addBlock(owner, 'Button')
    await expect(blocks).toHaveCount(2)
    await owner.keyboard.press('g')
    await owner.keyboard.press('ArrowUp')
    await expect(status).toContainText('Overlaps Text.')
    await owner.keyboard.press('Enter')
    await expect(owner.getByRole('button', { name: 'Undo move Button' })).toBeVisible()
  })

  await test.step('right after a move it is lifted where that move put it', async () => {
    const column = owner.getByRole('textbox', { name: 'Column' })
    await expect(column).toHaveValue('1')
    const canvas = getCanvas(owner).getByRole('application', { name: 'Canvas' })
    await canvas.evaluate((element) => {
      const press = (key: string, ctrlKey = false) =>
        element.dispatchEvent(
          new KeyboardEvent('keydown', { key, ctrlKey, bubbles: true, composed: true }),
        )
      press('ArrowRight', true)
      for (const key of ['g', 'ArrowRight', 'Enter']) press(key)
    })
    await expect(column).toHaveValue('3')
  })

  await test.step('PageDown sends it backward, Alt and an arrow select the block above', async () => {
    await owner.keyboard.press('PageDown')
    await expect(status).toContainText('Sent backward.')
    await owner.keyboard.press('Alt+ArrowUp')
    await expect(owner.getByRole('heading', { level: 2, name: 'Text', exact: true })).toBeVisible()
  })

  await test.step('the palette lifts it as well', async () => {
    await owner.keyboard.press('Control+k')
    await owner.getByRole('dialog').getByRole('searchbox').fill('Move or resize')
    await owner.keyboard.press('Enter')
    await expect(status).toContainText('Text lifted.')
    await owner.keyboard.press('Escape')
  })
})

test('a section is moved by its handle and by keyboard', async ({ owner }) => {
  await addPage(owner, 'Sections diary')
  await addBlock(owner, 'Text')
  const canvas = getCanvas(owner)
  const sections = canvas.locator('[data-s]')
  await expect(canvas.locator('[data-b]')).toHaveCount(1)
  await owner.getByRole('tab', { name: 'Add' }).click()
  await owner.getByRole('button', { name: 'Add section' }).first().click()
  await expect(sections).toHaveCount(2)
  const first = await sections.nth(0).getAttribute('data-s')
  const status = owner.getByRole('contentinfo')

  await canvas.getByRole('application', { name: 'Canvas' }).focus()
  await owner.keyboard.press('Control+ArrowUp')
  await expect(status).toContainText('Section 1 of 2.')
  await expect(sections.nth(1)).toHaveAttribute('data-s', first ?? '')
  await owner.keyboard.press('Control+z')
  await expect(sections.nth(0)).toHaveAttribute('data-s', first ?? '')

  // The canvas draws its handles anew when something moves.
  const handle = canvas.locator('[data-rail]')
  await expect.poll(() => handle.boundingBox()).not.toBeNull()
  const rail = await handle.boundingBox()
  if (!rail) throw new Error('The selected section has a handle')
  const above = await findOnCanvas(owner, sections.nth(0))
  expect(above.height).toBeGreaterThan(0)
  const from = { x: rail.x + 8, y: rail.y + 10 }
  const frame = await owner.locator('iframe[data-ready]').boundingBox()
  await drag(owner, from, { x: 40, y: (frame?.y ?? 0) + 10 - from.y })
  await expect(sections.nth(1)).toHaveAttribute('data-s', first ?? '')
  await expect(owner.getByRole('button', { name: 'Undo move section' })).toBeVisible()
})

test('on a page from right to left, arrows, drags and handles follow the screen', async ({
  owner,
}) => {
  await addPage(owner, 'Diary from the right')
  await addBlock(owner, 'Text')
  const canvas = getCanvas(owner)
  const block = canvas.locator('[data-b]')
  await expect(block).toHaveCount(1)
  await canvas.locator('html').evaluate((html) => html.setAttribute('dir', 'rtl'))
  const column = owner.getByRole('textbox', { name: 'Column' })
  const before = await findOnCanvas(owner, block)
  await owner.keyboard.press('Control+ArrowLeft')
  await expect(column).toHaveValue('2')
  await expect.poll(async () => (await findOnCanvas(owner, block)).left).toBeLessThan(before.left)
  await owner.keyboard.press('Control+ArrowRight')
  await expect(column).toHaveValue('1')
  // The canvas follows the store.
  await expect.poll(async () => (await findOnCanvas(owner, block)).left).toBe(before.left)
  await owner.keyboard.press('g')
  await owner.keyboard.press('ArrowLeft')
  await owner.keyboard.press('Enter')
  await expect(column).toHaveValue('2')

  await drag(owner, await findPoint(owner, block), { x: -120, y: 0 })
  await expect(column).toHaveValue(/^[3-6]$/)
  const width = owner.getByRole('textbox', { name: 'Width' })
  await expect(width).toHaveValue('6')
  const west = canvas.locator('[data-handle="w"]')
  const at = Number(await column.inputValue())
  await drag(owner, await findPoint(owner, west, { x: 12, y: 12 }), { x: 120, y: 0 })
  await expect(width).toHaveValue(/^[2-5]$/)
  await expect(column).toHaveValue(String(at))
})

test('a text changes its width and an image keeps its shape; Shift frees both', async ({
  owner,
}) => {
  // Tall enough that no pull comes near the edge, where the page scrolls.
  await owner.setViewportSize({ width: 1280, height: 1100 })
  await addPage(owner, 'Resized diary')
  const canvas = getCanvas(owner)
  const corner = canvas.locator('[data-handle="se"]')
  const width = owner.getByRole('textbox', { name: 'Width' })
  const height = owner.getByRole('textbox', { name: 'Height' })
  const read = async () => [Number(await width.inputValue()), Number(await height.inputValue())]
  const pull = async (by: { readonly x: number; readonly y: number }) =>
    drag(owner, await findPoint(owner, corner, { x: 12, y: 12 }), by)

  await addBlock(owner, 'Image')
  await expect(width).toHaveValue('6')
  const [, before = 0] = await read()
  await pull({ x: -120, y: 0 })
  await expect(width).toHaveValue(/^[2-5]$/)
  const [narrow = 0, low = 0] = await read()
  expect(low).toBeLessThan(before)
  await owner.keyboard.down('Shift')
  await pull({ x: 0, y: 120 })
  await owner.keyboard.up('Shift')
  await expect(height).not.toHaveValue(String(low))
  await expect(width).toHaveValue(String(narrow))

  await addBlock(owner, 'Text')
  const text = canvas.locator('[data-b]').nth(1)
  await expect(height).toHaveValue('4')
  await pull({ x: -120, y: 160 })
  await expect(width).toHaveValue(/^[2-5]$/)
  // As tall as its words, not as far as the pointer went.
  await expect(height).toHaveValue(/^[1-3]$/)
  const narrowBox = await findOnCanvas(owner, text)
  await owner.getByRole('button', { name: 'Undo resize Text' }).click()
  await expect(width).toHaveValue('6')
  await expect
    .poll(async () => (await findOnCanvas(owner, text)).width)
    .toBeGreaterThan(narrowBox.width)
  await owner.keyboard.down('Shift')
  await pull({ x: 0, y: 160 })
  await owner.keyboard.up('Shift')
  await expect(height).toHaveValue(/^(?:[6-9]|1\d)$/)
  await expect(width).toHaveValue('6')
})

test('in forced colors, guides and handles are visible on the page', async ({ owner }) => {
  await addPage(owner, 'Forced diary')
  await addBlock(owner, 'Text')
  const canvas = getCanvas(owner)
  const block = canvas.locator('[data-b]')
  await expect(block).toHaveCount(1)
  await owner.emulateMedia({ forcedColors: 'active' })
  // A color that is not one of the system becomes that of the page.
  const readColors = (element: Element) => [
    getComputedStyle(element).backgroundColor,
    getComputedStyle(document.body).backgroundColor,
  ]
  await addBlock(owner, 'Button')
  await expect(block).toHaveCount(2)
  const at = await findPoint(owner, block.last())
  await drag(owner, at, { x: 0, y: 60 }, { releases: false })
  for (const mark of [canvas.locator('.box[data-role=guide]'), canvas.locator('.badge')]) {
    const [color, page] = await mark.first().evaluate(readColors)
    expect(color).not.toBe(page)
  }
  await owner.keyboard.press('Escape')
  await owner.mouse.up()
  await owner.emulateMedia({ forcedColors: 'none' })
})

test('a drag to the lower or the upper edge scrolls the page until it leaves the edge', async ({
  owner,
}) => {
  await addPage(owner, 'Tall diary')
  for (const _ of [1, 2, 3]) await addBlock(owner, 'Image')
  const blocks = getCanvas(owner).locator('[data-b]')
  await expect(blocks).toHaveCount(3)
  const page = getCanvas(owner).locator('html')
  const readScroll = () => page.evaluate(() => scrollY)
  await expect
    .poll(() => page.evaluate(() => (scrollTo({ top: 0, behavior: 'instant' }), scrollY)))
    .toBe(0)
  const space = await owner.locator('[data-desk]').boundingBox()
  if (!space) throw new Error('The canvas is visible')
  const middle = space.y + space.height / 2

  const from = await findPoint(owner, blocks.first())
  await owner.mouse.move(from.x, from.y)
  await owner.mouse.down()
  await owner.mouse.move(from.x, space.y + space.height - 8, { steps: 8 })
  await expect.poll(readScroll).toBeGreaterThan(40)
  await owner.mouse.move(from.x, middle, { steps: 4 })
  const settled = await readScroll()
  await owner.mouse.move(from.x + 4, middle)
  expect(await readScroll()).toBe(settled)
  await owner.mouse.move(from.x, space.y + 8, { steps: 8 })
  await expect.poll(readScroll).toBe(0)
  await owner.mouse.move(from.x, middle, { steps: 4 })
  await owner.mouse.up()
  await expect(owner.getByRole('button', { name: /^Undo move Image/ })).toBeVisible()
})
