import { htmlToRich, newBlock, newContent, newPage, newSection } from '@vitrine/page'
import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { GOOGLE_DOC, WORD_LIST } from './editor-files.ts'
import { getCanvas, waitForCanvas, waitForSave } from './editor-page.ts'
import { expect, test } from './shop.ts'
import { StudioApi } from './studio-api.ts'

const EN = 'en-GB'
const LINE = '<p>Every pot begins as a ball of stoneware.</p>'

/** Creates the draft of a page with a text at its top, a narrow one at its edge, and a tall one. Resolves to its id. */
async function createDraft(owner: Page, slug: string): Promise<string> {
  const create = (id: string, html: string, place: { readonly x: number; readonly w: number }) =>
    newBlock(() => id, 2, {
      text: { [EN]: { body: htmlToRich(html) } },
      place: { desktop: { y: 0, h: 3, z: 0, ...place } },
    })
  const content = newContent([
    {
      section: newSection(() => 'main'),
      blocks: [
        create('top', `<h1>Clay</h1>${LINE}`, { x: 0, w: 8 }),
        create('edge', LINE, { x: 10, w: 2 }),
      ],
    },
    {
      section: newSection(() => 'more'),
      blocks: [create('tall', LINE.repeat(40), { x: 2, w: 8 })],
    },
  ])
  const body = newPage({ locale: EN, title: 'Text tools', slug }, content)
  const { id } = await new StudioApi(owner).post<{ readonly id: string }>('/api/studio/documents', {
    kind: 'page',
    body,
  })
  return id
}

/** Opens the editor and begins to edit the text of a block by keyboard. Returns the edited text. */
async function editText(owner: Page, path: string): Promise<Locator> {
  await owner.goto(path)
  await waitForCanvas(owner)
  const canvas = getCanvas(owner)
  await expect(canvas.locator('[data-handle]').first()).toBeVisible()
  await canvas.getByRole('application').focus()
  await owner.keyboard.press('Enter')
  const text = canvas.getByRole('textbox', { name: 'Edit Text' })
  await expect(text).toBeFocused()
  // The code of the last tool is loaded after the text is open.
  await expect(canvas.getByRole('combobox', { name: 'Text color' })).toBeVisible()
  return text
}

test.afterEach(async ({ owner }) => {
  await new StudioApi(owner).put('/api/multilingual/languages', { languages: [{ tag: 'fr' }] })
})

test('left is left and right is right in a text from right to left, which reads so while it is typed', async ({
  owner,
}) => {
  const languages = [{ tag: 'fr' }, { tag: 'ar' }]
  await new StudioApi(owner).put('/api/multilingual/languages', { languages })
  const id = await createDraft(owner, 'text-tools-arabic')
  const text = await editText(owner, `/config/pages/${id}?block=top&locale=ar`)
  const canvas = getCanvas(owner)
  const left = canvas.getByRole('button', { name: 'Align left' })
  const right = canvas.getByRole('button', { name: 'Align right' })
  await expect(text).toHaveCSS('direction', 'ltr')
  await expect(left).toHaveAttribute('aria-pressed', 'true')
  await owner.keyboard.press('Control+a')
  await owner.keyboard.type('مرحبا')
  await expect(text).toHaveText('مرحبا')
  await expect(text).toHaveCSS('direction', 'rtl')
  await expect(right).toHaveAttribute('aria-pressed', 'true')
  await expect(left).toHaveAttribute('aria-pressed', 'false')
  // The tools begin where the lines begin, and are in the order of the studio's language.
  const bar = canvas.getByRole('toolbar', { name: 'Text' })
  await expect(bar).toHaveCSS('direction', 'ltr')
  const edge = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().right)
  await expect.poll(() => edge(bar)).toBeCloseTo(await edge(text), 0)

  const words = text.locator('h1')
  await left.press('Enter')
  await expect(words).toHaveCSS('text-align', 'left')
  await expect(left).toHaveAttribute('aria-pressed', 'true')
  await expect(right).toHaveAttribute('aria-pressed', 'false')
  await expect(text).toBeFocused()
  await right.press('Enter')
  await expect(right).toHaveAttribute('aria-pressed', 'true')
  await expect(left).toHaveAttribute('aria-pressed', 'false')
  await expect(words).not.toHaveAttribute('class')
  await expect(text).toBeFocused()
  await owner.keyboard.press('Control+Shift+L')
  await expect(left).toHaveAttribute('aria-pressed', 'true')
  await owner.keyboard.press('Escape')
  await expect(text).toHaveCount(0)
  await expect(canvas.locator('[data-b="top"] h1.text-align-left')).toHaveCSS('direction', 'rtl')
  await waitForSave(owner)
})

/** Expects that the toolbar is whole in what can be seen, in front of everything, and beside a line. */
async function expectToolbarInSight(line: Locator): Promise<void> {
  const read = () =>
    line.evaluate((element) => {
      const bar = document
        .querySelector('#vitrine-overlay')
        ?.shadowRoot?.querySelector('.toolbar')
        ?.getBoundingClientRect()
      if (!bar) return 'no toolbar'
      const { left, top, right, bottom } = bar
      const corners = [left + 9, right - 9].flatMap((x) => [top + 9, bottom - 9].map((y) => [x, y]))
      const covered = corners.filter(
        ([x = 0, y = 0]) => document.elementFromPoint(x, y)?.id !== 'vitrine-overlay',
      )
      const edited = element.getBoundingClientRect()
      return {
        isInside: left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight,
        covered,
        coversLine: edited.bottom > top && edited.top < bottom,
      }
    })
  await expect.poll(read).toEqual({ isInside: true, covered: [], coversLine: false })
}

test('the tools of a text are in sight on every screen, and cover no edited line', async ({
  owner,
}) => {
  const id = await createDraft(owner, 'text-tools')
  for (const width of [1280, 375]) {
    await owner.setViewportSize({ width, height: 700 })
    for (const block of ['top', 'edge']) {
      const text = await editText(owner, `/config/pages/${id}?block=${block}`)
      await expectToolbarInSight(text)
    }
    const text = await editText(owner, `/config/pages/${id}?block=tall`)
    await expectToolbarInSight(text.locator('p').last())
    await owner.keyboard.press('Control+Home')
    await expectToolbarInSight(text.locator('p').first())
    // The text follows the scrolled page, and the toolbar stays.
    await text
      .locator('p')
      .nth(1)
      .evaluate((line) => line.scrollIntoView())
    await expectToolbarInSight(text.locator('p').nth(30))
    await owner.keyboard.press('ArrowDown')
    await owner.keyboard.press('ArrowDown')
    await expectToolbarInSight(text.locator('p').nth(2))
  }
  const bold = getCanvas(owner).getByRole('button', { name: 'Bold', exact: true })
  await expect(bold).toHaveAttribute('title', 'Bold (Ctrl+B)')
  await expect(bold.locator('svg')).toBeVisible()
  // On a phone the form for a link takes the place of the other tools.
  await owner.keyboard.press('Control+k')
  await expect(getCanvas(owner).getByRole('listbox', { name: 'Results' })).toBeVisible()
  await expectToolbarInSight(getCanvas(owner).getByRole('textbox').locator('p').nth(2))
  await owner.screenshot({ path: test.info().outputPath('link-375.png') })
})

/** Pastes HTML as programs put it on the clipboard. */
async function pasteHtml(text: Locator, html: string): Promise<void> {
  await text.evaluate((element, copied) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', copied)
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    element.dispatchEvent(event)
  }, html)
}

/** Selects the whole text, and waits until the browser shows it selected. */
async function selectAll(owner: Page, text: Locator): Promise<void> {
  await expect(text).toBeFocused()
  await owner.keyboard.press('Control+a')
  await expect.poll(() => text.evaluate(() => String(getSelection()))).not.toBe('')
}

test('words get a link to a page that is found while its title is typed, or to an address', async ({
  owner,
}) => {
  const id = await createDraft(owner, 'text-tools-links')
  const text = await editText(owner, `/config/pages/${id}?block=edge`)
  const canvas = getCanvas(owner)
  const field = canvas.getByRole('combobox', { name: 'Link address' })
  const results = canvas.getByRole('listbox', { name: 'Results' })
  const newTab = canvas.getByRole('checkbox', { name: 'Open in new tab' })
  await selectAll(owner, text)
  await owner.keyboard.press('Control+k')
  await expect(field).toBeFocused()
  await expect(canvas.getByRole('button', { name: 'Remove link' })).toHaveCount(0)
  await field.fill('not an address')
  await owner.keyboard.press('Enter')
  await expect(canvas.getByRole('alert')).toHaveText(/Enter an address/)
  await field.fill('text tools')
  const page = results.getByRole('option').first()
  await expect(page).toHaveAttribute('aria-selected', 'true')
  await expect(page).toHaveText(/^Text tools\/text-tools/)
  await expect(newTab).toBeDisabled()
  await owner.screenshot({ path: test.info().outputPath('link.png') })
  await expectAccessible(owner, [1280])
  await owner.keyboard.press('Enter')
  await expect(text.locator('a[data-link*="document"]')).toHaveText(/^Every pot/)

  await selectAll(owner, text)
  await owner.keyboard.press('Control+k')
  await expect(field).toBeFocused()
  await field.fill('example.com/kiln')
  await newTab.press('Space')
  await expect(newTab).toBeChecked()
  await field.press('Enter')
  const link = text.locator('a[href="https://example.com/kiln"][target="_blank"]')
  await expect(link).toHaveCount(1)

  await selectAll(owner, text)
  await owner.keyboard.press('Control+k')
  await expect(field).toHaveValue('https://example.com/kiln')
  await expect(newTab).toBeChecked()
  await field.press('Escape')
  await expect(field).toHaveCount(0)
  await expect(text).toBeFocused()
  await expect(link).toHaveCount(1)
  await owner.keyboard.press('Control+k')
  await canvas.getByRole('button', { name: 'Remove link' }).press('Enter')
  await expect(text.locator('a')).toHaveCount(0)
  await expect(text).toBeFocused()

  // At the cursor a link gets words of its own.
  await owner.keyboard.press('End')
  await expect.poll(() => text.evaluate(() => getSelection()?.isCollapsed)).toBe(true)
  await owner.keyboard.press('Control+k')
  const words = canvas.getByRole('textbox', { name: 'Link text' })
  await expect(words).toBeFocused()
  await words.fill('Our kiln')
  await field.fill('example.com/kiln')
  await owner.screenshot({ path: test.info().outputPath('new-link.png') })
  await field.press('Enter')
  await owner.keyboard.type('!')
  await expect(text.locator('a[href="https://example.com/kiln"]')).toHaveText('Our kiln')

  // A table of a spreadsheet, one of a word processor, and one that is the frame of a text.
  await selectAll(owner, text)
  const cell = (words: string) => `<td><p class="MsoNormal"><b>${words}</b></p><p></p></td>`
  await pasteHtml(
    text,
    `<table><tr><td>Mug</td><td></td><td>12<br>left</td><td></td></tr><tr><td></td></tr></table>
    <table><tbody><tr>${cell('Bowl')}${cell('9')}</tr></tbody></table>
    <table><tr><td><p>One</p><p>Two</p></td></tr></table>`,
  )
  const rows = ['Mug\u2003\u200312 left', 'Bowl\u20039', 'One', 'Two']
  await expect
    .poll(() => text.locator('p').evaluateAll((all) => all.map(({ textContent }) => textContent)))
    .toEqual(rows)
  await expect(text.locator('strong').first()).toHaveText('Bowl')

  await selectAll(owner, text)
  await pasteHtml(text, WORD_LIST)
  await expect(text.locator('> ul > li')).toHaveText(['AshOak', 'Celadon'])
  await expect(text.locator('> ul > li > ul > li')).toHaveText(['Oak'])
  await expect(text.locator('> ol[start="3"] > li')).toHaveText(['Dip'])
  await expect(text.locator('> p')).toHaveText(['Glazes'])

  await selectAll(owner, text)
  await pasteHtml(text, GOOGLE_DOC)
  await expect(text.locator('> h2')).toHaveText('Glazes')
  await expect(text.locator('a[href="https://example.com/kiln"]')).toHaveText('Our kiln')
  await expect(text.locator('u')).toHaveText(['hot'])
  await waitForSave(owner)
})
