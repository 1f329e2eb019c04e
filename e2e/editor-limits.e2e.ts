import { type Block, newBlock, newContent, newPage, newSection, plainToRich } from '@vitrine/page'
import type { DocumentWithDraft } from '@vitrine/contract'
import { collectPageErrors } from './accessibility.ts'
import { getCanvas, waitForCanvas, waitForSave } from './editor-page.ts'
import { expect, getEnv, test } from './shop.ts'
import { StudioApi } from './studio-api.ts'

const LOCALE = 'en-GB'
const SECTIONS = 60
const BLOCKS = 60

function createText(id: string, words: string, row: number): Block {
  return newBlock(() => id, 2, {
    text: { [LOCALE]: { body: plainToRich(words) } },
    place: { desktop: { x: (row % 3) * 4, y: Math.floor(row / 3) * 4, w: 4, h: 4, z: 0 } },
  })
}

async function createPage(api: StudioApi, slug: string, content: ReturnType<typeof newContent>) {
  const body = newPage({ locale: LOCALE, title: slug, slug }, content)
  const { id } = await api.post<DocumentWithDraft>('/api/studio/documents', { kind: 'page', body })
  return id
}

test('a page of 3,600 blocks opens, and its texts are edited, moved and undone', async ({
  owner,
}) => {
  const errors = collectPageErrors(owner, new URL(getEnv('SHOP_URL')).origin)
  const sections = Array.from({ length: SECTIONS }, (_, at) => ({
    section: newSection(() => `s${at}`),
    blocks: Array.from({ length: BLOCKS }, (__, row) => createText(`b${at}-${row}`, 'Pot', row)),
  }))
  const id = await createPage(new StudioApi(owner), 'every-pot', newContent(sections))
  await owner.goto(`/config/pages/${id}`)
  await waitForCanvas(owner)
  const canvas = getCanvas(owner)
  await expect(canvas.locator('[data-b]')).toHaveCount(SECTIONS * BLOCKS)

  const block = canvas.locator('[data-b="b0-4"]')
  const box = await block.boundingBox()
  if (!box) throw new Error('The block has a place')
  await owner.mouse.click(box.x + 10, box.y + 10)
  await expect(owner.getByRole('textbox', { name: 'Column' })).toHaveValue('5')
  await owner.keyboard.press('Enter')
  await expect(canvas.getByRole('textbox', { name: 'Edit Text' })).toBeFocused()
  await owner.keyboard.press('Control+End')
  await owner.keyboard.type(' of clay')
  await expect(block).toHaveText('Pot of clay')
  await owner.keyboard.press('Escape')
  await owner.keyboard.press('Control+ArrowDown')
  await expect(owner.getByRole('textbox', { name: 'Row' })).toHaveValue('6')
  await owner.getByRole('button', { name: /^Undo move Text/ }).click()
  await expect(owner.getByRole('textbox', { name: 'Row' })).toHaveValue('5')
  await waitForSave(owner)
  await expect(block).toHaveText('Pot of clay')
  expect(errors).toEqual([])
})

test('a word of 10,000 characters is edited inside its block', async ({ owner }) => {
  const word = 'tonerde'.repeat(1_500).slice(0, 10_000)
  const blocks = [createText('long', word, 0), createText('next', 'Beside it', 1)]
  const content = newContent([{ section: newSection(() => 'hero'), blocks }])
  const id = await createPage(new StudioApi(owner), 'long-word', content)
  await owner.goto(`/config/pages/${id}`)
  await waitForCanvas(owner)
  const canvas = getCanvas(owner)
  const block = canvas.locator('[data-b="long"]')
  const place = await block.boundingBox()
  if (!place) throw new Error('The block has a place')
  await owner.mouse.click(place.x + 20, place.y + 10)
  await expect(owner.getByRole('textbox', { name: 'Column' })).toHaveValue('1')
  await owner.keyboard.press('Enter')
  const text = canvas.getByRole('textbox', { name: 'Edit Text' })
  await expect(text).toBeFocused()
  await owner.keyboard.press('Control+End')
  await owner.keyboard.type('!')
  await expect(text).toHaveText(`${word}!`)
  await owner.keyboard.press('Escape')
  await waitForSave(owner)
  const [long, next] = [
    await block.boundingBox(),
    await canvas.locator('[data-b="next"]').boundingBox(),
  ]
  if (!long || !next) throw new Error('Both blocks have a place')
  expect(long.x + long.width).toBeLessThanOrEqual(next.x + 1)
  const overflow = await canvas
    .locator('html')
    .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
  expect(overflow).toBeLessThanOrEqual(0)
})
