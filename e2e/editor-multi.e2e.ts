import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { addBlock, addPage, getCanvas, getSettings } from './editor-page.ts'
import { drag, findOnCanvas, findPoint, toWindow } from './editor-pointer.ts'
import { expect, test } from './shop.ts'

/** Adds a page with three text blocks below each other, the last of which is selected. */
async function addThreeBlocks(owner: Page, title: string) {
  await addPage(owner, title)
  for (const count of [1, 2, 3]) {
    await addBlock(owner, 'Text')
    await expect(getCanvas(owner).locator('[data-b]')).toHaveCount(count)
  }
  await owner.getByRole('tab', { name: 'Layers' }).click()
  return getCanvas(owner).locator('[data-b]')
}

const row = (owner: Page) => owner.getByRole('textbox', { name: 'Row' })

test('several blocks are selected, aligned, grouped, moved and deleted, each as one step', async ({
  owner,
}) => {
  const blocks = await addThreeBlocks(owner, 'Several diary')
  const canvas = getCanvas(owner)
  const settings = getSettings(owner)

  await test.step('a marquee selects what it touches', async () => {
    const first = await findOnCanvas(owner, blocks.nth(0))
    const last = await findOnCanvas(owner, blocks.nth(2))
    const from = await toWindow(owner, { x: first.left + first.width + 60, y: first.top + 4 })
    const to = await toWindow(owner, { x: first.left + first.width - 20, y: last.top + 10 })
    await drag(owner, from, { x: to.x - from.x, y: to.y - from.y })
    await expect(settings).toContainText('3 blocks selected')
    await owner.keyboard.press('Escape')
  })

  await test.step('so does Ctrl+A, which marks no words of the page', async () => {
    await canvas.getByRole('application').press('ControlOrMeta+a')
    await expect(settings).toContainText('3 blocks selected')
    expect(await blocks.first().evaluate(() => String(getSelection()))).toBe('')
    await owner.keyboard.press('Escape')
  })

  const one = await findPoint(owner, blocks.nth(0))
  // Beside the handles of the first block, which is low.
  const two = await findPoint(owner, blocks.nth(1), { x: 60 })
  const before = await findOnCanvas(owner, blocks.nth(0))
  await owner.mouse.click(one.x, one.y)
  await owner.keyboard.press('Control+ArrowRight')
  await owner.keyboard.press('Control+ArrowRight')
  await expect
    .poll(async () => (await findOnCanvas(owner, blocks.nth(0))).left)
    .toBeGreaterThan(before.left)
  await owner.keyboard.down('Shift')
  await owner.mouse.click(two.x, two.y)
  await owner.keyboard.up('Shift')
  const bar = owner.getByRole('region', { name: '2 blocks selected' })
  await expect(bar).toBeVisible()
  await expectAccessible(owner)

  const left = async (index: number) =>
    Math.round((await findOnCanvas(owner, blocks.nth(index))).left)
  expect(await left(0)).not.toBe(await left(1))
  await bar.getByRole('button', { name: 'Align left edges' }).click()
  await expect.poll(async () => (await left(0)) - (await left(1))).toBe(0)
  await owner.getByRole('button', { name: 'Undo align 2 blocks' }).click()
  await expect.poll(async () => (await left(0)) - (await left(1))).not.toBe(0)
  await expect(bar.getByRole('button', { name: 'Distribute horizontally' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )

  await bar.getByRole('button', { name: 'Group', exact: true }).click()
  await expect(bar.getByRole('button', { name: 'Ungroup' })).toBeVisible()
  const three = await findPoint(owner, blocks.nth(2))
  await owner.mouse.click(three.x, three.y)
  await expect(settings).toContainText('Position')

  await test.step('a group is selected and moves as one', async () => {
    const at = await findPoint(owner, blocks.nth(0))
    const before = await findOnCanvas(owner, blocks.nth(1))
    await drag(owner, at, { x: 0, y: 150 })
    await expect(settings).toContainText('2 blocks selected')
    await expect(owner.getByRole('button', { name: 'Undo move 2 blocks' })).toBeVisible()
    await expect
      .poll(async () => (await findOnCanvas(owner, blocks.nth(1))).top)
      .not.toBe(before.top)
    await owner.keyboard.press('Control+z')
    await expect
      .poll(async () => Math.round((await findOnCanvas(owner, blocks.nth(1))).top))
      .toBe(Math.round(before.top))
  })

  await test.step('the keyboard moves, duplicates and deletes them', async () => {
    await owner.keyboard.press('Control+ArrowDown')
    await expect(owner.getByRole('button', { name: 'Undo move 2 blocks' })).toBeVisible()
    await owner.keyboard.press('Control+d')
    await expect(canvas.locator('[data-b]')).toHaveCount(5)
    await owner.keyboard.press('Delete')
    await expect(canvas.locator('[data-b]')).toHaveCount(3)
    await owner.keyboard.press('Control+z')
    await expect(canvas.locator('[data-b]')).toHaveCount(5)
    await owner.keyboard.press('Control+z')
    await expect(canvas.locator('[data-b]')).toHaveCount(3)
  })

  await test.step('the palette has the commands of the bar', async () => {
    await owner.keyboard.press('Control+k')
    await owner.getByRole('combobox').or(owner.getByRole('searchbox')).first().fill('Hide on phone')
    await owner.keyboard.press('Enter')
    await expect(owner.getByRole('button', { name: 'Undo hide 2 blocks on phone' })).toBeVisible()
  })
})

test('blocks of one kind share their settings, which change all of them as one step', async ({
  owner,
}) => {
  await addPage(owner, 'Shared diary')
  const settings = getSettings(owner)
  const blocks = getCanvas(owner).locator('[data-b]')
  for (const count of [1, 2]) {
    await addBlock(owner, 'Button')
    await expect(blocks).toHaveCount(count)
  }
  const size = settings.getByRole('radiogroup', { name: 'Size' })
  const align = settings.getByRole('radiogroup', { name: 'Align' })
  await size.getByRole('radio', { name: 'Large' }).click()
  // Beside the handles of the second block, which is selected.
  const one = await findPoint(owner, blocks.nth(0), { x: 60 })
  await owner.keyboard.down('Shift')
  await owner.mouse.click(one.x, one.y)
  await owner.keyboard.up('Shift')
  await expect(settings).toContainText('2 blocks selected')
  await expect(settings.getByText('Mixed')).toHaveCount(1)
  await expect(size.getByRole('radio', { checked: true })).toHaveCount(0)
  await expectAccessible(owner)
  await owner.screenshot({ path: test.info().outputPath('several.png') })

  await size.getByRole('radio', { name: 'Small' }).click()
  await align.getByRole('radio', { name: 'Right' }).click()
  await expect(settings.getByText('Mixed')).toHaveCount(0)
  await owner.getByRole('button', { name: 'Undo change 2 blocks' }).click()
  await owner.getByRole('button', { name: 'Undo change 2 blocks' }).click()
  await expect(settings.getByText('Mixed')).toHaveCount(1)
})

test('a drag shows guides, copies with Ctrl, pushes, and is restored by Escape', async ({
  owner,
}) => {
  const blocks = await addThreeBlocks(owner, 'Guided diary')
  const canvas = getCanvas(owner)
  const guides = canvas.locator('.box[data-role=guide]')
  const at = await findPoint(owner, blocks.nth(0))
  await owner.mouse.click(at.x, at.y)
  await expect(row(owner)).toHaveValue('1')

  await drag(owner, at, { x: 0, y: 60 }, { releases: false })
  await expect(guides.first()).toBeVisible()
  await owner.keyboard.down('Alt')
  await owner.mouse.move(at.x + 2, at.y + 64, { steps: 3 })
  await expect(guides).toHaveCount(0)
  await owner.keyboard.up('Alt')
  await owner.keyboard.press('Escape')
  await owner.mouse.up()
  await expect(row(owner)).toHaveValue('1')
  await expect(guides).toHaveCount(0)

  await test.step('Shift moves along one axis', async () => {
    await owner.mouse.move(at.x, at.y)
    await owner.mouse.down()
    await owner.keyboard.down('Shift')
    await owner.mouse.move(at.x + 20, at.y + 120, { steps: 6 })
    await owner.mouse.up()
    await owner.keyboard.up('Shift')
    await expect(row(owner)).not.toHaveValue('1')
    await expect(owner.getByRole('textbox', { name: 'Column' })).toHaveValue('1')
    await owner.keyboard.press('Control+z')
    await expect(row(owner)).toHaveValue('1')
  })

  await test.step('Ctrl drags a copy', async () => {
    await owner.keyboard.down('Control')
    await drag(owner, at, { x: 200, y: 0 })
    await owner.keyboard.up('Control')
    await expect(blocks).toHaveCount(4)
    await owner.keyboard.press('Control+z')
    await expect(blocks).toHaveCount(3)
    // The copy was selected; the status names the place of the first block again.
    await expect(owner.getByRole('contentinfo')).toContainText('Column 1 of 12, row 1')
  })

  await test.step('K pushes the others down', async () => {
    await owner.keyboard.press('k')
    await expect(owner.getByRole('contentinfo')).toContainText('Moved blocks push others down.')
    const second = await findOnCanvas(owner, blocks.nth(1))
    const from = await findPoint(owner, blocks.nth(0))
    await drag(owner, from, { x: 0, y: 40 })
    await expect(owner.getByRole('button', { name: /^Undo move \d blocks/ })).toBeVisible()
    await expect
      .poll(async () => (await findOnCanvas(owner, blocks.nth(1))).top)
      .toBeGreaterThan(second.top)
    await owner.keyboard.press('k')
    await expect(owner.getByRole('contentinfo')).toContainText('Moved blocks overlap others.')
  })
})
