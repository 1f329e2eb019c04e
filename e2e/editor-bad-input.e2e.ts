import type { DocumentWithDraft } from '@vitrine/contract'
import { type Block, newBlock, newContent, newPage, newSection, plainToRich } from '@vitrine/page'
import { paste } from './editor-files.ts'
import {
  addBlock,
  addPage,
  addText,
  getCanvas,
  getSettings,
  waitForCanvas,
  waitForSave,
} from './editor-page.ts'
import { expect, test } from './shop.ts'
import { StudioApi } from './studio-api.ts'

const CHANGES = '**/api/studio/documents/*/changes'
const LOCALE = 'en-GB'

function createText(id: string, row: number): Block {
  return newBlock(() => id, 2, {
    text: { [LOCALE]: { body: plainToRich('Pot') } },
    place: { desktop: { x: (row % 6) * 2, y: Math.floor(row / 6) * 2, w: 2, h: 2, z: 0 } },
  })
}

test('characters that nothing can store are removed from what is typed and pasted', async ({
  owner,
}) => {
  await addPage(owner, 'Broken clipboard')
  const text = await addText(owner)
  await text.evaluate((element) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', 'Cl\0ay\uD800 and 🏺')
    const init = { clipboardData, bubbles: true, cancelable: true }
    element.dispatchEvent(new ClipboardEvent('paste', init))
  })
  await expect(text).toHaveText(/^Cl.?ay.? and 🏺$/)
  await owner.keyboard.press('Escape')
  await paste(owner, { texts: [['text/plain', 'Ki\0ln\uDC00 open']] })
  await expect(getCanvas(owner).locator('[data-b]')).toHaveCount(2)
  await addBlock(owner, 'Button')
  const label = getSettings(owner).getByRole('textbox', { name: 'Label' })
  await label.focus()
  // The protocol of the browser would replace half a pair before it is typed.
  await owner.evaluate(() => document.execCommand('insertText', false, 'Vi\0sit\uD800 us'))
  await label.press('Tab')
  await waitForSave(owner)
  const id = /\/config\/pages\/([\w-]+)/.exec(owner.url())?.[1] ?? ''
  const read = async () =>
    JSON.stringify(
      (await new StudioApi(owner).get<DocumentWithDraft>(`/api/studio/documents/${id}`)).body,
    )
  await expect.poll(read).toContain('Visit us')
  const stored = await read()
  expect(stored).toContain('Clay and 🏺')
  expect(stored).toContain('Kiln open')
  expect(stored).not.toMatch(/\\u0000|\\ud[89a-f]/)
  await owner.reload()
  await waitForCanvas(owner)
  await expect(getCanvas(owner).locator('[data-b]').first()).toHaveText('Clay and 🏺')
})

test('a busy server and a gateway without one are named, and nothing that is typed is lost', async ({
  owner,
}) => {
  await addPage(owner, 'Busy diary')
  const text = await addText(owner)
  await owner.keyboard.type('First')
  await expect(text).toHaveText('First')
  await waitForSave(owner)
  const typed = ['First']
  for (const status of [500, 502, 503, 429]) {
    await owner.route(CHANGES, (route) => route.fulfill({ status, body: '' }))
    await owner.keyboard.type(` ${status}`)
    typed.push(String(status))
    await expect(owner.getByText('Server busy. Trying again…', { exact: true })).toBeVisible()
    await expect(text).toBeFocused()
    await owner.unroute(CHANGES)
    await waitForSave(owner)
  }
  await owner.reload()
  await waitForCanvas(owner)
  await expect(getCanvas(owner).locator('[data-b]')).toHaveText(typed.join(' '))
})

test('the 61st block and the 61st section are not added, and nothing is lost', async ({
  owner,
}) => {
  const sections = Array.from({ length: 60 }, (_, at) => ({
    section: newSection(() => `s${at}`),
    blocks: Array.from({ length: at === 0 ? 60 : 1 }, (__, row) =>
      createText(`b${at}-${row}`, row),
    ),
  }))
  const body = newPage({ locale: LOCALE, title: 'Full', slug: 'full' }, newContent(sections))
  const { id } = await new StudioApi(owner).post<DocumentWithDraft>('/api/studio/documents', {
    kind: 'page',
    body,
  })
  await owner.goto(`/config/pages/${id}`)
  await waitForCanvas(owner)
  const canvas = getCanvas(owner)
  await expect(canvas.locator('[data-b]')).toHaveCount(119)
  await owner.getByRole('tab', { name: 'Add' }).click()

  const alert = owner.getByRole('contentinfo').getByRole('alert')
  await test.step('by drag', async () => {
    const button = owner.getByRole('button', { name: 'Button', exact: true })
    await button.scrollIntoViewIfNeeded()
    const source = await button.boundingBox()
    const target = await canvas.locator('[data-b="b0-1"]').boundingBox()
    if (!source || !target) throw new Error('Both are visible')
    await owner.mouse.move(source.x + 20, source.y + 10)
    await owner.mouse.down()
    await owner.mouse.move(source.x + 60, source.y + 30, { steps: 3 })
    await owner.mouse.move(target.x + 420, target.y + 40, { steps: 6 })
    await owner.mouse.up()
    await expect(alert).toHaveText('A section can have at most 60 blocks. Use another section.')
    await expect(canvas.locator('[data-b]')).toHaveCount(119)
  })

  await test.step('a section', async () => {
    await owner.getByRole('radio', { name: 'Sections' }).click()
    await owner.getByRole('button', { name: 'Text and image', exact: true }).click()
    await expect(alert).toHaveText('A page can have at most 60 sections.')
    await expect(canvas.locator('[data-s]')).toHaveCount(60)
  })
})

test('a block of an unknown type is named, and survives what is changed beside it', async ({
  owner,
}) => {
  const studio = new StudioApi(owner)
  const unknown = newBlock(() => 'later', 9_999, {
    data: { shape: 'of a later version' },
    place: { desktop: { x: 0, y: 4, w: 6, h: 4, z: 0 } },
  })
  const content = newContent([
    { section: newSection(() => 'hero'), blocks: [createText('one', 0), unknown] },
  ])
  const body = newPage({ locale: LOCALE, title: 'Later', slug: 'later' }, content)
  const { id } = await studio.post<DocumentWithDraft>('/api/studio/documents', {
    kind: 'page',
    body,
  })
  await owner.goto(`/config/pages/${id}`)
  await waitForCanvas(owner)
  const canvas = getCanvas(owner)
  await expect(canvas.locator('[data-b="later"]')).toContainText('Unknown block type 9999')
  await owner.getByRole('row', { name: /^Text, Pot/ }).click()
  await owner.keyboard.press('ControlOrMeta+d')
  await expect(canvas.locator('[data-b]')).toHaveCount(3)
  await waitForSave(owner)
  const saved = await studio.get<DocumentWithDraft>(`/api/studio/documents/${id}`)
  expect(saved.body).toMatchObject({ blocks: { later: unknown } })
})
