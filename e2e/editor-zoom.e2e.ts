import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { addBlock, addPage, getCanvas, getSettings, waitForCanvas } from './editor-page.ts'
import { drag, findOnCanvas, findPoint, toWindow } from './editor-pointer.ts'
import { expect, test } from './shop.ts'

const getFrame = (owner: Page) => owner.locator('iframe[title="Page"]')
const getZoom = (owner: Page) => owner.getByRole('button', { name: /^Zoom: / })
const getStatus = (owner: Page) => owner.getByRole('contentinfo', { name: 'Status' })
const readField = (owner: Page, name: string) =>
  getSettings(owner).getByRole('textbox', { name, exact: true }).inputValue().then(Number)

/** Returns how much smaller than its own pixels the page is shown. */
const measureScale = (owner: Page) =>
  getFrame(owner).evaluate((frame) =>
    frame instanceof HTMLElement ? frame.getBoundingClientRect().width / frame.offsetWidth : 0,
  )

async function chooseZoom(owner: Page, name: string): Promise<void> {
  await getZoom(owner).click()
  await owner.getByRole('menuitemradio', { name }).click()
}

test('the page is shown at the size that is chosen by menu, key or command, and stays so', async ({
  owner,
}) => {
  await addPage(owner, 'Zoomed diary')
  await expect(getZoom(owner)).toBeVisible()
  const fitted = await measureScale(owner)
  await chooseZoom(owner, '50%')
  await expect(getStatus(owner)).toContainText('Zoom 50%.')
  await expect.poll(() => measureScale(owner)).toBe(0.5)

  await test.step('by key on the canvas', async () => {
    await getCanvas(owner).getByRole('application', { name: 'Canvas' }).focus()
    await owner.keyboard.press('Control+=')
    await expect(getZoom(owner)).toHaveAccessibleName('Zoom: 75%')
    await owner.keyboard.press('Control+=')
    await owner.keyboard.press('Control+=')
    await expect(getStatus(owner)).toContainText('Zoom 100%.')
    await expect.poll(() => measureScale(owner)).toBe(1)
    await owner.keyboard.press('Control+-')
    await expect(getZoom(owner)).toHaveAccessibleName('Zoom: 75%')
    await owner.keyboard.press('Control+0')
    await expect(getStatus(owner)).toContainText('Zoomed to fit.')
    await expect.poll(() => measureScale(owner)).toBe(fitted)
  })

  await test.step('by a pinch on the page and beside it, which leaves the studio as it is', async () => {
    const turn = async (y: number) => {
      await owner.keyboard.down('Control')
      await owner.mouse.wheel(0, y)
      await owner.keyboard.up('Control')
    }
    await chooseZoom(owner, '50%')
    await expect(owner.getByRole('menu')).toHaveCount(0)
    const desk = await owner.locator('[data-desk]').boundingBox()
    if (!desk) throw new Error('The desk is shown')
    await owner.mouse.move(desk.x + desk.width / 2, desk.y + desk.height / 2)
    await turn(-100)
    await expect(getZoom(owner)).toHaveAccessibleName('Zoom: 75%')
    await turn(100)
    await expect(getZoom(owner)).toHaveAccessibleName('Zoom: 50%')
    await owner.mouse.move(desk.x + desk.width - 4, desk.y + desk.height / 2)
    // A trackpad sends many small turns.
    for (let count = 0; count < 6; count += 1) await turn(-10)
    await expect(getZoom(owner)).toHaveAccessibleName('Zoom: 75%')
    expect(await owner.evaluate(() => [devicePixelRatio, visualViewport?.scale])).toEqual([1, 1])
    await chooseZoom(owner, 'Fit to width')
    await expect(owner.getByRole('menu')).toHaveCount(0)
  })

  await test.step('by a command, in this browser also after a reload', async () => {
    await owner.keyboard.press('Control+k')
    await owner.getByRole('combobox').or(owner.getByRole('searchbox')).first().fill('Zoom to 75%')
    await owner.keyboard.press('Enter')
    await expect.poll(() => measureScale(owner)).toBe(0.75)
    await owner.reload()
    await waitForCanvas(owner)
    await expect(getZoom(owner)).toHaveAccessibleName('Zoom: 75%')
    await expect.poll(() => measureScale(owner)).toBe(0.75)
  })

  await test.step('on a phone in the menu of the bar', async () => {
    await owner.setViewportSize({ width: 375, height: 800 })
    await owner.getByRole('button', { name: 'More' }).click()
    await owner.getByRole('menuitemradio', { name: '100%' }).click()
    await expect.poll(() => measureScale(owner)).toBe(1)
  })
  await expectAccessible(owner)
})

for (const zoom of ['50%', '75%', '100%', 'Fit to width'])
  test(`the pointer reaches the same cells at ${zoom}`, async ({ owner }) => {
    await addPage(owner, `Pointed diary ${zoom}`)
    await chooseZoom(owner, zoom)
    await addBlock(owner, 'Text')
    const blocks = getCanvas(owner).locator('[data-b]')
    await expect(blocks).toHaveCount(1)
    const scale = await measureScale(owner)
    const box = await findOnCanvas(owner, blocks.first())
    const columns = await readField(owner, 'Width')
    const cell = (box.width / columns) * scale

    await test.step('a handle resizes it by cells', async () => {
      const { left, top, width, height } = await findOnCanvas(owner, blocks.first())
      const handle = await toWindow(owner, { x: left + width, y: top + height / 2 })
      await drag(owner, handle, { x: -cell, y: 0 })
      await expect.poll(() => readField(owner, 'Width')).toBe(columns - 1)
    })

    await test.step('a drag moves a block by cells', async () => {
      const column = await readField(owner, 'Column')
      await drag(owner, await findPoint(owner, blocks.first(), { x: 60 }), { x: 2 * cell, y: 0 })
      await expect.poll(() => readField(owner, 'Column')).toBe(column + 2)
    })

    await test.step('what is dropped from the panel is below the pointer', async () => {
      await owner.getByRole('tab', { name: 'Add' }).click()
      const source = await owner.getByRole('button', { name: 'Button', exact: true }).boundingBox()
      const { top, height } = await findOnCanvas(owner, blocks.first())
      if (!source) throw new Error('The button is visible')
      const { y } = await toWindow(owner, { x: 0, y: top + height + 40 })
      // Beside the panel, which is over the page, and far enough from the last column.
      const at = { x: 560, y }
      await owner.mouse.move(source.x + 20, source.y + 10)
      await owner.mouse.down()
      await owner.mouse.move(at.x, at.y, { steps: 8 })
      const ghost = getCanvas(owner).locator('.box[data-role=ghost]')
      await expect(ghost).toBeVisible()
      // The ghost is drawn anew with each move.
      await expect.poll(async () => (await findOnCanvas(owner, ghost)).width).toBeGreaterThan(0)
      const shown = await findOnCanvas(owner, ghost)
      await owner.mouse.up()
      await expect(blocks).toHaveCount(2)
      const corner = await toWindow(owner, { x: shown.left, y: shown.top })
      expect(Math.abs(corner.x - at.x)).toBeLessThan(shown.width * scale)
      expect(Math.abs(corner.y - at.y)).toBeLessThan(shown.height * scale)
      const dropped = await findOnCanvas(owner, blocks.last())
      expect(Math.abs(dropped.left - shown.left)).toBeLessThan(2)
      expect(Math.abs(dropped.top - shown.top)).toBeLessThan(2)
    })

    await test.step('a marquee selects what it touches', async () => {
      await getCanvas(owner).getByRole('application', { name: 'Canvas' }).focus()
      await owner.keyboard.press('Escape')
      const boxes = await Promise.all([0, 1].map((at) => findOnCanvas(owner, blocks.nth(at))))
      const lefts = boxes.map(({ left }) => left)
      const bottoms = boxes.map(({ top, height }) => top + height)
      const begin = { x: Math.min(...lefts) - 15, y: Math.max(...bottoms) + 15 }
      const end = { x: Math.max(...lefts) + 10, y: Math.min(...boxes.map(({ top }) => top)) + 4 }
      const from = await toWindow(owner, begin)
      const to = await toWindow(owner, end)
      await drag(owner, from, { x: to.x - from.x, y: to.y - from.y })
      await expect(getSettings(owner)).toContainText('2 blocks selected')
    })
  })

test('a page that is wider than its space is scrolled to what is selected, and by a drag', async ({
  owner,
}) => {
  await addPage(owner, 'Wide diary')
  await chooseZoom(owner, '100%')
  await addBlock(owner, 'Button')
  const button = getCanvas(owner).locator('[data-b]')
  await expect(button).toHaveCount(1)
  const desk = owner.locator('[data-desk]')
  const readScroll = () => desk.evaluate(({ scrollLeft }) => scrollLeft)
  await desk.evaluate((element) => element.scrollTo({ left: 0 }))

  const from = await findPoint(owner, button)
  const space = await desk.boundingBox()
  if (!space) throw new Error('The canvas is visible')
  await owner.mouse.move(from.x, from.y)
  await owner.mouse.down()
  await owner.mouse.move(space.x + space.width - 20, from.y, { steps: 8 })
  const end = await desk.evaluate((element) => element.scrollWidth - element.clientWidth)
  expect(end).toBeGreaterThan(100)
  await expect.poll(readScroll).toBeGreaterThan(end - 2)
  await owner.mouse.up()
  await expect.poll(() => readField(owner, 'Column')).toBeGreaterThan(8)

  await desk.evaluate((element) => element.scrollTo({ left: 0 }))
  await owner.getByRole('tab', { name: 'Layers' }).click()
  const layers = owner.getByRole('treegrid', { name: 'Layers' })
  await layers
    .getByRole('row', { name: /^Section/ })
    .first()
    .click()
  await layers.getByRole('row', { name: /^Button/ }).click()
  await expect.poll(readScroll).toBeGreaterThan(100)
})
