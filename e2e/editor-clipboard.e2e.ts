import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { paste } from './editor-files.ts'
import { addBlock, addPage, addText, getCanvas, getSettings, waitForSave } from './editor-page.ts'
import { expect, test } from './shop.ts'

const TYPE = 'application/x-vitrine-clip'

/** Reads the clip that the studio keeps for its menus. */
const readClip = (owner: Page) => owner.evaluate(() => localStorage.getItem('vitrine-studio-clip'))

test('blocks and sections are copied, cut and pasted, also on another page', async ({ owner }) => {
  const canvas = getCanvas(owner)
  const blocks = canvas.locator('[data-b]')
  const sink = canvas.getByRole('application', { name: 'Canvas' })
  const status = owner.getByRole('contentinfo', { name: 'Status' })
  await addPage(owner, 'Copied diary')
  await addText(owner)
  await owner.keyboard.type('Glaze notes')
  await owner.keyboard.press('Escape')
  await expect(sink).toBeFocused()

  await test.step('by key, with a phone layout of its own', async () => {
    await owner.keyboard.press('m')
    await expect(getSettings(owner)).toContainText('of 8 columns')
    await owner.keyboard.press('Control+ArrowDown')
    await expect(getSettings(owner)).toContainText('Pinned on phone.')
    await owner.keyboard.press('m')
    await owner.keyboard.press('Control+c')
    await expect(status).toContainText('1 block copied.')
    await owner.keyboard.press('Control+v')
    await expect(blocks).toHaveCount(2)
    await expect(status).toContainText('1 block pasted.')
    await expect(blocks.nth(1)).toContainText('Glaze notes')
    const ids = await blocks.evaluateAll((all) => all.map((each) => each.getAttribute('data-b')))
    expect(new Set(ids).size).toBe(2)
    await owner.keyboard.press('m')
    await expect(getSettings(owner)).toContainText('Pinned on phone.')
    await owner.keyboard.press('m')
    await owner.keyboard.press('Control+x')
    await expect(blocks).toHaveCount(1)
    await expect(status).toContainText('1 block cut.')
    await owner.getByRole('button', { name: 'Undo cut 1 block' }).click()
    await owner.getByRole('button', { name: 'Undo paste 1 block' }).click()
    await expect(blocks).toHaveCount(1)
  })

  await test.step('from the layers, and by the palette', async () => {
    await owner.getByRole('tab', { name: 'Layers' }).click()
    const row = owner.getByRole('treegrid', { name: 'Layers' }).getByRole('row', { name: /^Text/ })
    await row.first().click()
    await owner.keyboard.press('Control+c')
    await owner.keyboard.press('Control+v')
    await expect(blocks).toHaveCount(2)
    await owner.keyboard.press('Control+k')
    await owner.getByRole('combobox').or(owner.getByRole('searchbox')).first().fill('Paste')
    await owner.keyboard.press('Enter')
    await expect(blocks).toHaveCount(3)
  })

  await test.step('a section by its menu, on another page', async () => {
    await row(owner, /Section|Glaze/).click({ button: 'right' })
    const menu = owner.getByRole('menu')
    await expectAccessible(owner)
    await owner.screenshot({ path: test.info().outputPath('menu.png') })
    await menu.getByRole('menuitem', { name: 'Copy section' }).click()
    await expect(status).toContainText('Section copied.')
    await waitForSave(owner)
    await addPage(owner, 'Other diary')
    await addBlock(owner, 'Button')
    await expect(blocks).toHaveCount(1)
    await expect(owner.locator('iframe[title="Page"]')).toBeFocused()
    await owner.keyboard.press('Control+v')
    await expect(canvas.locator('[data-s]')).toHaveCount(2)
    await expect(blocks).toHaveCount(4)
    await expect(owner.getByRole('button', { name: 'Undo paste section' })).toBeVisible()
    await waitForSave(owner)
  })
})

const row = (owner: Page, name: RegExp) =>
  owner.getByRole('treegrid', { name: 'Layers' }).getByRole('row', { name }).first()

test('what is no clip of the site, or does not fit, changes nothing and says why', async ({
  owner,
}) => {
  const blocks = getCanvas(owner).locator('[data-b]')
  const alert = (text: string) => owner.getByText(text)
  await addPage(owner, 'Foreign diary')
  await addBlock(owner, 'Text')
  await expect(blocks).toHaveCount(1)
  await expect(owner.locator('iframe[title="Page"]')).toBeFocused()
  await owner.keyboard.press('Control+c')
  await expect.poll(() => readClip(owner)).toContain('"vitrine":"clip"')
  const clip = JSON.parse((await readClip(owner)) ?? '')
  const [section] = clip.sections
  const [id] = section.blockIds
  const text = clip.blocks[id]

  await paste(owner, { texts: [[TYPE, '{"blocks":[]}']] })
  await expect(alert('a page cannot have what is on the clipboard')).toBeVisible()
  await paste(owner, { texts: [[TYPE, JSON.stringify({ ...clip, site: 'another' })]] })
  await expect(alert('this was copied on another site')).toBeVisible()
  // Another page of the browser can write the same form.
  const code = { ...text, type: 23, data: { code: '<script>alert(1)</script>' }, text: {} }
  const scripted = JSON.stringify({ ...clip, blocks: { [id]: code } })
  await paste(owner, { texts: [[TYPE, scripted]] })
  await expect(alert('only owners add code')).toBeVisible()
  await expect(blocks).toHaveCount(1)

  const blockIds = Array.from({ length: 60 }, (_, at) => `many-${at}`)
  const many = Object.fromEntries(blockIds.map((each) => [each, { ...text, id: each }]))
  const full = { ...clip, sections: [{ ...section, blockIds }], blocks: many }
  await paste(owner, { texts: [[TYPE, JSON.stringify(full)]] })
  await expect(alert('A section can have at most 60 blocks. Use another section.')).toBeVisible()
  await expect(blocks).toHaveCount(1)
})
