import type { CDPSession, Page } from '@playwright/test'
import { addBlock, addPage, getCanvas } from './editor-page.ts'
import { findPoint } from './editor-pointer.ts'
import { expect, test } from './shop.ts'

interface Point {
  readonly x: number
  readonly y: number
}

/** Puts fingers down, moves or lifts them, as a touch screen does. */
async function touch(
  client: CDPSession,
  type: 'touchStart' | 'touchMove' | 'touchEnd',
  points: readonly Point[],
): Promise<void> {
  const touchPoints = points.map((point, id) => ({ ...point, id }))
  await client.send('Input.dispatchTouchEvent', { type, touchPoints })
}

/** Returns a point on a block of the canvas. */
async function findBlock(owner: Page): Promise<Point> {
  const box = await getCanvas(owner).locator('[data-b]').first().boundingBox()
  if (!box) throw new Error('The block is visible')
  return { x: box.x + 20, y: box.y + 12 }
}

/** Adds a page of three images, whose canvas is touched. */
async function openPage(owner: Page) {
  await addPage(owner, 'Touched diary')
  for (const _ of [1, 2, 3]) await addBlock(owner, 'Image')
  const client = await owner.context().newCDPSession(owner)
  await client.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  const page = getCanvas(owner).locator('html')
  await expect
    .poll(() => page.evaluate(() => (scrollTo({ top: 0, behavior: 'instant' }), scrollY)))
    .toBe(0)
  return { client, scroll: () => page.evaluate(() => scrollY) }
}

test('a finger carries a block that it rests on', async ({ owner }) => {
  const { client, scroll } = await openPage(owner)
  const start = await findBlock(owner)
  await touch(client, 'touchStart', [start])
  const row = owner.getByRole('row', { name: 'Image, 1 of 3' })
  await expect(row).toHaveAttribute('aria-selected', 'true')
  for (const by of [10, 40, 80, 120])
    await touch(client, 'touchMove', [{ x: start.x + by, y: start.y + by / 2 }])
  await touch(client, 'touchEnd', [])
  await expect(owner.getByRole('button', { name: /^Undo move Image/ })).toBeVisible()
  expect(await scroll()).toBe(0)
})

test('a mouse that is pressed while a finger carries a block selects and drags nothing', async ({
  owner,
}) => {
  const { client } = await openPage(owner)
  const start = await findBlock(owner)
  await touch(client, 'touchStart', [start])
  const row = (at: number) => owner.getByRole('row', { name: `Image, ${at} of 3` })
  await expect(row(1)).toHaveAttribute('aria-selected', 'true')
  await touch(client, 'touchMove', [{ x: start.x + 40, y: start.y + 20 }])
  const other = await findPoint(owner, getCanvas(owner).locator('[data-b]').nth(1))
  await owner.mouse.move(other.x, other.y)
  await owner.mouse.down()
  await owner.mouse.move(other.x + 60, other.y + 30, { steps: 3 })
  await owner.mouse.up()
  await owner.mouse.dblclick(other.x, other.y)
  await touch(client, 'touchMove', [{ x: start.x + 120, y: start.y + 60 }])
  await touch(client, 'touchEnd', [])
  await expect(owner.getByRole('button', { name: /^Undo move Image/ })).toBeVisible()
  await expect(owner.getByRole('row', { name: /^Image, /, selected: true })).toHaveCount(1)
  await owner.getByRole('button', { name: /^Undo move Image/ }).click()
  await expect(owner.getByRole('button', { name: /^Undo add/ })).toBeVisible()
})

test('a finger that swipes over a block scrolls the canvas, and moves nothing', async ({
  owner,
}) => {
  const { client, scroll } = await openPage(owner)
  const start = await findBlock(owner)
  const swipe = (by: number) => touch(client, 'touchMove', [{ x: start.x, y: start.y - by }])
  // A finger that rests carries the block, so the first move follows at once.
  await Promise.all([touch(client, 'touchStart', [start]), swipe(20)])
  for (const by of [60, 100, 140]) await swipe(by)
  await touch(client, 'touchEnd', [])
  await expect.poll(scroll).toBeGreaterThan(20)
  await expect(owner.getByRole('button', { name: /^Undo move/ })).toHaveCount(0)
})

test('two fingers zoom the canvas, and carry no block', async ({ owner }) => {
  const { client } = await openPage(owner)
  const zoom = owner.getByRole('button', { name: /^Zoom: / })
  await zoom.click()
  await owner.getByRole('menuitemradio', { name: '50%' }).click()
  await expect(zoom).toHaveAccessibleName('Zoom: 50%')
  const start = await findPoint(owner, getCanvas(owner).locator('[data-b]').first())
  const row = owner.getByRole('row', { name: 'Image, 1 of 3' })
  await touch(client, 'touchStart', [start])
  await expect(row).toHaveAttribute('aria-selected', 'true')
  const pinch = (type: 'touchStart' | 'touchMove', by: number) =>
    touch(client, type, [start, { x: start.x + by, y: start.y }])
  for (const name of ['75%', '100%']) {
    await pinch('touchStart', 100)
    await pinch('touchMove', 115)
    await pinch('touchMove', 130)
    await touch(client, 'touchEnd', [])
    await expect(zoom).toHaveAccessibleName(`Zoom: ${name}`)
  }
  await pinch('touchStart', 130)
  await pinch('touchMove', 100)
  await touch(client, 'touchEnd', [])
  await expect(zoom).toHaveAccessibleName('Zoom: 75%')
  expect(await owner.evaluate(() => visualViewport?.scale)).toBe(1)
  const undo = owner.getByRole('button', { name: /^Undo/ })
  await expect(undo).toHaveAccessibleName(/^Undo add/)
})

test('a finger edits the text that it taps, whose tools are at the bottom', async ({ owner }) => {
  await addPage(owner, 'Tapped diary')
  await addBlock(owner, 'Text')
  await owner.setViewportSize({ width: 375, height: 700 })
  const client = await owner.context().newCDPSession(owner)
  await client.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  const canvas = getCanvas(owner)
  // The handle of the corner is as large as a finger, and covers the first word.
  const word = await findPoint(owner, canvas.locator('[data-b]').first())
  await touch(client, 'touchStart', [word])
  await touch(client, 'touchEnd', [])
  const text = canvas.getByRole('textbox', { name: 'Edit Text' })
  await expect(text).toBeFocused()
  const bar = canvas.getByRole('toolbar', { name: 'Text' })
  // In pixels of the screen: the page is shown smaller.
  const readGap = () =>
    bar.evaluate((element) => {
      const gap = innerHeight - element.getBoundingClientRect().bottom
      return (gap / innerWidth) * (frameElement?.getBoundingClientRect().width ?? 0)
    })
  await expect.poll(readGap).toBeCloseTo(8, 0)
  const [first, last] = [bar.getByRole('combobox').first(), bar.getByRole('button').last()]
  const tops = await Promise.all([first.boundingBox(), last.boundingBox()])
  expect(tops[0]?.y).toBe(tops[1]?.y)
  for (let line = 0; line < 40; line += 1) await owner.keyboard.press('Enter')
  await owner.keyboard.type('The last line')
  const isCovered = async () => {
    const [line, tools] = [await text.locator('p').last().boundingBox(), await bar.boundingBox()]
    return (line?.y ?? 0) + (line?.height ?? 0) > (tools?.y ?? 0)
  }
  await expect.poll(isCovered).toBe(false)
  await expect.poll(readGap).toBeCloseTo(8, 0)
})
