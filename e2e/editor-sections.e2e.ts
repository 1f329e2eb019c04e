import type { Page } from '@playwright/test'
import { addBlock, addPage, getCanvas, getSettings, waitForSave } from './editor-page.ts'
import { drag, findOnCanvas, findPoint } from './editor-pointer.ts'
import { expect, test } from './shop.ts'

const readRows = (owner: Page) =>
  getSettings(owner).getByRole('textbox', { name: 'Rows', exact: true }).inputValue().then(Number)

test('the lower edge of a section sets its rows, by pointer, key and field', async ({
  owner,
  page,
}) => {
  await addPage(owner, 'Edged diary')
  await addBlock(owner, 'Text')
  const canvas = getCanvas(owner)
  const section = canvas.locator('[data-s]').first()
  const edge = canvas.locator('.edge')
  const measure = async () => Math.round((await findOnCanvas(owner, section)).height)
  await expect(canvas.locator('[data-b]')).toHaveCount(1)
  await owner.keyboard.press('Escape')
  const used = await readRows(owner)
  const before = await measure()

  await test.step('Escape restores it', async () => {
    await drag(
      owner,
      await findPoint(owner, edge, { x: 300, y: 6 }),
      { x: 0, y: 120 },
      { releases: false },
    )
    await expect.poll(measure).toBeGreaterThan(before + 60)
    await owner.keyboard.press('Escape')
    await owner.mouse.up()
    await expect.poll(measure).toBe(before)
    await expect(owner.getByRole('button', { name: 'Undo change section' })).toHaveCount(0)
  })

  await test.step('a drag is one step', async () => {
    await drag(owner, await findPoint(owner, edge, { x: 300, y: 6 }), { x: 0, y: 120 })
    await expect.poll(() => readRows(owner)).toBeGreaterThan(used + 2)
    const rows = await readRows(owner)
    await expect(owner.getByRole('contentinfo', { name: 'Status' })).toContainText(`${rows} rows.`)
    await owner.getByRole('button', { name: 'Undo change section' }).click()
    await expect.poll(() => readRows(owner)).toBe(used)
    await expect.poll(measure).toBe(before)
    await owner.getByRole('button', { name: 'Redo change section' }).click()
    await expect.poll(() => readRows(owner)).toBe(rows)
  })

  await test.step('rows that blocks reach stay', async () => {
    await drag(owner, await findPoint(owner, edge, { x: 300, y: 6 }), { x: 0, y: -400 })
    await expect.poll(() => readRows(owner)).toBe(used)
  })

  await test.step('by key and by field', async () => {
    await canvas.getByRole('application', { name: 'Canvas' }).focus()
    await owner.keyboard.press('Control+Shift+ArrowDown')
    await expect.poll(() => readRows(owner)).toBe(used + 1)
    const field = getSettings(owner).getByRole('textbox', { name: 'Rows', exact: true })
    await field.fill(String(used + 6))
    await field.press('Enter')
    await expect.poll(measure).toBeGreaterThan(before + 100)
    await owner.screenshot({ path: test.info().outputPath('rows.png') })
  })

  await waitForSave(owner)
  const height = await measure()
  await owner.getByRole('button', { name: 'Publish' }).click()
  const drawer = owner.getByRole('dialog')
  await drawer.getByRole('button', { name: /^Publish \d+ change/ }).click()
  await expect(drawer.getByRole('link', { name: 'View Edged diary' })).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/edged-diary')
  const published = await page.locator('main section').first().boundingBox()
  expect(Math.abs((published?.height ?? 0) - height)).toBeLessThan(60)
})

test('what is copied in one window is pasted in another one', async ({ owner }) => {
  await addPage(owner, 'First window diary')
  await addBlock(owner, 'Button')
  const blocks = getCanvas(owner).locator('[data-b]')
  await expect(blocks).toHaveCount(1)
  const status = owner.getByRole('contentinfo', { name: 'Status' })
  const other = await owner.context().newPage()
  await addPage(other, 'Second window diary')
  const pasted = getCanvas(other)

  await test.step('a block by key', async () => {
    await owner.bringToFront()
    await getCanvas(owner).getByRole('application', { name: 'Canvas' }).focus()
    await owner.keyboard.press('Control+c')
    await expect(status).toContainText('1 block copied.')
    await other.bringToFront()
    await pasted.getByRole('application', { name: 'Canvas' }).focus()
    await other.keyboard.press('Control+v')
    await expect(pasted.locator('[data-b]')).toHaveCount(1)
    await expect(other.getByRole('contentinfo', { name: 'Status' })).toContainText(
      '1 block pasted.',
    )
  })

  await test.step('a section by menu, as its own copy', async () => {
    await owner.bringToFront()
    const layers = owner.getByRole('treegrid', { name: 'Layers' })
    await owner.getByRole('tab', { name: 'Layers' }).click()
    await layers
      .getByRole('row', { name: /^Section/ })
      .first()
      .click({ button: 'right' })
    await owner.getByRole('menuitem', { name: 'Copy section' }).click()
    await expect(status).toContainText('Section copied.')
    await other.bringToFront()
    await other.getByRole('tab', { name: 'Layers' }).click()
    await other.keyboard.press('Control+k')
    await other.getByRole('combobox').or(other.getByRole('searchbox')).first().fill('Paste')
    await other.keyboard.press('Enter')
    await expect(pasted.locator('[data-s]')).toHaveCount(2)
    await expect(pasted.locator('[data-b]')).toHaveCount(2)
    const ids = async (window: Page) =>
      getCanvas(window)
        .locator('[data-b]')
        .evaluateAll((all) => all.map((each) => each.getAttribute('data-b')))
    const all = [...(await ids(owner)), ...(await ids(other))]
    expect(new Set(all).size).toBe(3)
    await waitForSave(other)
  })
  await other.close()
})
