import { pageTypeCodes } from '@vitrine/model'
import { newBlock, newContent, newPage, newSection, plainToRich } from '@vitrine/page'
import type { DocumentWithDraft } from '@vitrine/contract'
import { chooseOption, getCanvas, getSettings, waitForCanvas } from './editor-page.ts'
import { findPoint } from './editor-pointer.ts'
import { expect, test } from './shop.ts'
import { StudioApi } from './studio-api.ts'

const LOCALE = 'en-GB'

test('an owner moves a popup on its canvas, and back', async ({ owner }) => {
  let serial = 0
  const nextId = () => `pop${(serial += 1)}`
  const block = newBlock(nextId, 2, { text: { [LOCALE]: { body: plainToRich('Ten percent') } } })
  const content = newContent([{ section: newSection(nextId), blocks: [block] }])
  const type = pageTypeCodes['popup-overlay']
  const title = { locale: LOCALE, title: 'A popup to move', slug: 'moving' }
  const studio = new StudioApi(owner)
  const { id } = await studio.post<DocumentWithDraft>('/api/studio/documents', {
    kind: 'page',
    body: newPage(title, { ...content, type }),
  })
  await owner.goto(`/config/pages/${id}`)
  await waitForCanvas(owner)
  const canvas = getCanvas(owner)
  const settings = getSettings(owner)
  await expect(settings.getByLabel('Title', { exact: true })).toHaveValue('A popup to move')
  await expect(settings.getByLabel('Title in menus')).toHaveCount(0)

  /** Reads the space above and to the left of the box, as parts of the free space. */
  const readPlace = () =>
    canvas.locator('main').evaluate((box) => {
      const { left, top, width, height } = box.getBoundingClientRect()
      return [left / (innerWidth - width), top / (innerHeight - height)].map((part) =>
        Math.round(part * 2),
      )
    })
  expect(await readPlace()).toEqual([1, 1])
  await chooseOption(owner, /^Center/, 'Bottom right')
  await expect.poll(readPlace).toEqual([2, 2])
  await owner.getByRole('button', { name: /^Undo/ }).click()
  await expect.poll(readPlace).toEqual([1, 1])

  await test.step('the help below a button has room', async () => {
    const button = settings.getByRole('button', { name: 'Show again to visitors who closed it' })
    const help = settings.getByText('Visitors who sent its form do not see it again otherwise.')
    const [above, below] = await Promise.all([button.boundingBox(), help.boundingBox()])
    expect((below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)).toBeGreaterThanOrEqual(4)
  })

  await test.step('badges have the font of the studio', async () => {
    const { x, y } = await findPoint(owner, canvas.getByText('Ten percent'))
    await owner.mouse.click(x, y)
    const readFonts = () =>
      canvas
        .locator('body')
        .evaluate(() =>
          [...document.fonts]
            .filter(({ family, status }) => /Vitrine Studio/.test(family) && status === 'loaded')
            .map(({ family }) => family),
        )
    await expect.poll(readFonts).not.toEqual([])
  })
  await studio.delete(`/api/studio/documents/${id}`)
  await studio.delete(`/api/studio/trash/${id}`)
})
