import type { Page } from '@playwright/test'
import { htmlToRich, newBlock, newContent, newPage, newSection } from '@vitrine/page'
import { expectAccessible, expectNoHorizontalScroll, STUDIO_WIDTHS } from './accessibility.ts'
import { getCanvas, waitForCanvas, waitForSave } from './editor-page.ts'
import { expect, test } from './shop.ts'
import { signUpStaff } from './staff.ts'
import { StudioApi } from './studio-api.ts'

const EN = 'en-GB'
const TEXT = 2
const BUTTON = 53

/** Creates the draft of a page with a text and a button in British English. Resolves to its id. */
async function createDraft(owner: Page, title: string, slug: string): Promise<string> {
  const text = { [EN]: { body: htmlToRich('<h1>Slow mornings</h1>') } }
  const content = newContent([
    {
      section: newSection(() => 'main'),
      blocks: [
        newBlock(() => 'words', TEXT, { text }),
        newBlock(() => 'call', BUTTON, {
          data: { size: 'medium' },
          text: { [EN]: { label: 'Come in' } },
          place: { desktop: { x: 0, y: 5, w: 4, h: 2, z: 0 } },
        }),
      ],
    },
  ])
  const body = newPage({ locale: EN, title, slug }, content)
  const { id } = await new StudioApi(owner).post<{ readonly id: string }>('/api/studio/documents', {
    kind: 'page',
    body,
  })
  return id
}

async function openEditor(staff: Page, id: string, locale?: string): Promise<void> {
  await staff.goto(`/config/pages/${id}${locale === undefined ? '' : `?locale=${locale}`}`)
  await waitForCanvas(staff)
}

function getMenuButton(staff: Page) {
  return staff.getByRole('banner').getByRole('button', { name: /^Language: / })
}

test.afterEach(async ({ owner }) => {
  await new StudioApi(owner).put('/api/multilingual/languages', { languages: [{ tag: 'fr' }] })
})

test('an owner adds German, translates a page on its canvas, and publishes it in two languages', async ({
  owner,
  page,
}) => {
  const id = await createDraft(owner, 'Visit us', 'visit-us')
  const taken = newPage({ locale: 'de', title: 'Anfahrt', slug: 'anfahrt' })
  await new StudioApi(owner).post('/api/studio/documents', { kind: 'page', body: taken })
  await openEditor(owner, id)
  await getMenuButton(owner).click()
  const menu = owner.getByRole('menu', { name: 'Language: British English' })
  await expect(menu.getByRole('menuitemradio', { name: /^British English/ })).toHaveText(/Draft/)
  await expect(menu.getByRole('menuitemradio', { name: /^French/ })).toHaveText(/Not translated/)
  await menu.getByRole('menuitem', { name: 'Add language…' }).click()
  const dialog = owner.getByRole('dialog', { name: 'Add language' })
  await dialog.getByRole('combobox', { name: 'Language' }).fill('German')
  await owner.getByRole('option', { name: 'German – Deutsch', exact: true }).click()
  await dialog.getByRole('button', { name: 'Add language' }).click()
  await expect(owner.getByText('German was added')).toBeVisible()
  await expect(owner).toHaveURL(/locale=de/)
  await waitForCanvas(owner)

  // The page starts with the English texts, which are not stored in German.
  const canvas = getCanvas(owner)
  await expect(canvas.locator('html')).toHaveAttribute('lang', 'de')
  await expect(canvas.locator('h1')).toHaveText('Slow mornings')
  const title = owner.getByRole('textbox', { name: 'Title', exact: true })
  await expect(title).toHaveValue('Visit us')
  const read = () =>
    new StudioApi(owner).get<{ readonly body: { readonly meta: object } }>(
      `/api/studio/documents/${id}`,
    )
  expect(Object.keys((await read()).body.meta)).toEqual([EN])

  await title.fill('Besuch')
  const url = owner.getByRole('textbox', { name: 'URL', exact: true })
  await url.fill('anfahrt')
  await expect(owner.getByText('“Anfahrt” has this URL. Choose a different one.')).toBeVisible()
  await expectAccessible(owner, STUDIO_WIDTHS)
  await url.fill('besuch')
  await expect(owner.getByText('“Anfahrt” has this URL')).toHaveCount(0)
  await owner.getByRole('treegrid').getByText('Slow mornings', { exact: true }).last().click()
  await owner.getByRole('button', { name: 'Edit text' }).click()
  const editor = canvas.getByRole('textbox', { name: 'Edit Text' })
  await expect(editor).toHaveText('Slow mornings')
  await expect(editor).toBeFocused()
  await owner.keyboard.press('End')
  await owner.keyboard.press('Shift+Home')
  await owner.keyboard.type('Langsame Morgen')
  await owner.keyboard.press('Escape')
  await expect(canvas.locator('h1')).toHaveText('Langsame Morgen')
  // A setting starts with the English text, too; a text that was cleared stays empty while the next one is typed.
  await owner.getByRole('treegrid').getByText('Come in', { exact: true }).click()
  const label = owner.getByRole('textbox', { name: 'Label', exact: true })
  await expect(label).toHaveValue('Come in')
  await label.fill('')
  await expect(label).toHaveValue('')
  await label.pressSequentially('Komm')
  await expect(canvas.locator('[data-b="call"]')).toHaveText('Komm')
  await waitForSave(owner)

  await getMenuButton(owner).click()
  const languages = owner.getByRole('menu', { name: 'Language: German' })
  await languages.getByRole('menuitemradio', { name: /^British English/ }).click()
  await waitForCanvas(owner)
  await expect(canvas.locator('h1')).toHaveText('Slow mornings')
  await owner.getByRole('button', { name: /^Publish/ }).click()
  const drawer = owner.getByRole('dialog', { name: 'Publish changes' })
  const chosen = drawer.getByRole('group', { name: 'Languages of Visit us' })
  await expect(chosen.getByRole('checkbox', { name: 'British English' })).toBeChecked()
  await chosen.getByText('German').click()
  await drawer.getByRole('button', { name: 'Publish 1 change' }).click()
  await expect(drawer.getByRole('link', { name: 'View Besuch' })).toHaveAttribute(
    'href',
    '/de/besuch',
  )

  await page.goto('/de/besuch')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Langsame Morgen')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page.getByText('Komm', { exact: true })).toBeVisible()
  await page.goto('/visit-us')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Slow mornings')

  await owner.keyboard.press('Escape')
  await getMenuButton(owner).click()
  await expect(owner.getByRole('menuitemradio', { name: /^German/ })).toHaveText(/Published/)
})

test('an owner hides a language, and removes it with a way back', async ({ owner, page }) => {
  const id = await createDraft(owner, 'Hidden words', 'hidden-words')
  const path = '/api/multilingual/languages'
  await openEditor(owner, id, 'fr')
  await getMenuButton(owner).click()
  await owner.getByRole('menuitem', { name: 'Hide French from visitors' }).click()
  await expect(owner.getByText('Visitors no longer see French')).toBeVisible()
  expect((await (await page.request.get(path)).json()).languages).toHaveLength(1)
  await getMenuButton(owner).click()
  await expect(owner.getByRole('menuitemradio', { name: /^French/ })).toHaveText(
    /hidden from visitors/,
  )
  await owner.getByRole('menuitem', { name: 'Show French to visitors' }).click()
  await expect(owner.getByText('Visitors now see French')).toBeVisible()
  await getMenuButton(owner).click()
  await owner.getByRole('menuitem', { name: 'Remove French from the site' }).click()
  await expect(owner).not.toHaveURL(/locale/)
  await owner.getByRole('button', { name: 'Undo', exact: true }).last().click()
  await expect
    .poll(async () => (await (await page.request.get(path)).json()).languages.length)
    .toBe(2)
})

test('a staff member who may not change languages switches between them', async ({
  owner,
  browser,
}) => {
  const id = await createDraft(owner, 'Two words', 'two-words')
  const { page: writer } = await signUpStaff({ owner, browser }, { role: 'draft-editor' })
  await openEditor(writer, id)
  await getMenuButton(writer).focus()
  await writer.keyboard.press('Enter')
  await expect(writer.getByRole('menuitem')).toHaveCount(0)
  await writer.getByRole('menuitemradio', { name: /^British English/ }).press('ArrowDown')
  await writer.keyboard.press('Enter')
  await expect(writer).toHaveURL(/locale=fr/)
  await waitForCanvas(writer)
  await expect(getCanvas(writer).locator('html')).toHaveAttribute('lang', 'fr')
  await writer.context().close()
})

test('Arabic fits on the canvas, and in a top bar from right to left', async ({ owner }) => {
  await new StudioApi(owner).put('/api/multilingual/languages', {
    languages: [{ tag: 'fr' }, { tag: 'ar' }],
  })
  const id = await createDraft(owner, 'Donaudampfschifffahrtsgesellschaft', 'long-title')
  await openEditor(owner, id, 'ar')
  const canvas = getCanvas(owner)
  await expect(canvas.locator('html')).toHaveAttribute('dir', 'rtl')
  await expectAccessible(owner, STUDIO_WIDTHS)
  for (const dir of ['ltr', 'rtl']) {
    await owner.evaluate((value) => (document.documentElement.dir = value), dir)
    for (const width of [320, 768, 1280]) {
      await owner.setViewportSize({ width, height: 800 })
      await expectNoHorizontalScroll(owner, width)
      await expectInside(owner, width)
      expect(
        await canvas.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth),
      ).toBe(0)
    }
  }
})

/** Expects that no part of the top bar is cut off or covers another one. */
async function expectInside(owner: Page, width: number): Promise<void> {
  const boxes = await owner
    .getByRole('banner')
    .locator('a, button, label')
    .evaluateAll((all) =>
      all
        .filter((each) => each.checkVisibility())
        .map((each) => each.getBoundingClientRect())
        .map(({ left, right }) => ({ left, right }))
        .toSorted((one, other) => one.left - other.left),
    )
  for (const [index, { left, right }] of boxes.entries()) {
    expect(left).toBeGreaterThanOrEqual(boxes[index - 1]?.right ?? 0)
    expect(right).toBeLessThanOrEqual(width)
  }
}
