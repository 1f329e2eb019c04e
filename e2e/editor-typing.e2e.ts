import type { DocumentWithDraft } from '@vitrine/contract'
import { newBlock, newContent, newPage, newSection, type RichText } from '@vitrine/page'
import type { Locator } from '@playwright/test'
import {
  addBlock,
  addPage,
  addText,
  getCanvas,
  getSettings,
  waitForCanvas,
  waitForSave,
} from './editor-page.ts'
import { drag, findPoint } from './editor-pointer.ts'
import { setTheme } from './set-theme.ts'
import { expect, test } from './shop.ts'
import { StudioApi } from './studio-api.ts'

test('keys and Markdown change a text as it is typed', async ({ owner }) => {
  await addPage(owner, 'Typing diary')
  const text = await addText(owner)
  const { keyboard } = owner

  await keyboard.type('## Firing')
  await expect(text.locator('h2')).toHaveText('Firing')
  await keyboard.press('Enter')
  await keyboard.type('3. Load')
  await keyboard.press('Enter')
  await keyboard.type('Heat')
  await keyboard.press('Tab')
  await expect(text.locator('ol[start="3"] ol')).toHaveText('Heat')
  await keyboard.press('Shift+Tab')
  await expect(text.locator('ol')).toHaveCount(1)
  await keyboard.press('Enter')
  await keyboard.press('Enter')

  await keyboard.type('> Slowly')
  await expect(text.locator('blockquote')).toHaveText('Slowly')
  await keyboard.press('Enter')
  await keyboard.press('Enter')
  await keyboard.type('- Glaze')
  await expect(text.locator('ul')).toHaveText('Glaze')
  await keyboard.press('Shift+Home')
  await expect.poll(() => text.evaluate(() => String(getSelection()))).toBe('Glaze')
  await keyboard.press('Control+b')
  await expect(text.locator('ul strong')).toHaveText('Glaze')
  await keyboard.press('Control+Shift+X')
  await expect(text.locator('ul s')).toHaveText('Glaze')
  await keyboard.press('Control+Shift+8')
  await expect(text.locator('ul')).toHaveCount(0)
  await keyboard.press('Control+Alt+1')
  await expect(text.locator('h1')).toHaveText('Glaze')
  await keyboard.press('Control+a')
  await keyboard.press('Backspace')
  await expect(text).toHaveText('')
})

test('a double-click on a selected text, before anything else was edited, loses no words', async ({
  owner,
}) => {
  await addPage(owner, 'Double diary')
  await addBlock(owner, 'Text')
  await waitForSave(owner)
  await owner.reload()
  await waitForCanvas(owner)
  const block = getCanvas(owner).locator('[data-b]')
  const { x, y } = await findPoint(owner, block)
  await owner.mouse.click(x, y)
  await expect(getSettings(owner).getByRole('button', { name: 'Edit text' })).toBeVisible()
  await owner.mouse.dblclick(x, y)
  const text = getCanvas(owner).getByRole('textbox', { name: 'Edit Text' })
  await expect(text).toBeFocused()
  await owner.keyboard.type('First line')
  await owner.keyboard.press('Enter')
  await owner.keyboard.type('Second')
  await expect(text.locator('p')).toHaveText(['First line', 'Second'])
  // Words are selected up to a point beside the text. A handle of the block covers the beginning of the line.
  const line = await findPoint(owner, text.locator('p').first(), { x: 45, y: 16 })
  await drag(owner, line, { x: 500, y: 60 })
  await expect.poll(() => text.evaluate(() => String(getSelection()))).toContain('Second')
  await expect(text).toBeFocused()
  // What is selected elsewhere ends the editing, too.
  await owner.getByRole('row', { name: /^Section: / }).click()
  await expect(text).toHaveCount(0)
  await expect(block.locator('p')).toHaveText(['First line', 'Second'])
  await waitForSave(owner)
  await owner.reload()
  await waitForCanvas(owner)
  await expect(block.locator('p')).toHaveText(['First line', 'Second'])
})

test('words that an input method composes are one step, and no key of it is a command', async ({
  owner,
}) => {
  await addPage(owner, 'Composed diary')
  const text = await addText(owner)
  const input = await owner.context().newCDPSession(owner)
  const compose = (words: string) =>
    input.send('Input.imeSetComposition', {
      ...{ text: words, selectionStart: words.length, selectionEnd: words.length },
    })
  await owner.keyboard.type('Kiln ')
  await compose('n')
  await compose('に')
  await compose('にほん')
  // Escape and Enter belong to the input method as long as it composes.
  await text.evaluate((element) => {
    for (const key of ['Escape', 'Enter'])
      element.dispatchEvent(new KeyboardEvent('keydown', { key, isComposing: true, bubbles: true }))
  })
  await expect(text).toBeFocused()
  await input.send('Input.insertText', { text: '日本' })
  await expect(text).toHaveText('Kiln 日本')
  await expect(text.locator('p')).toHaveCount(1)
  await owner.keyboard.type('!')
  await owner.keyboard.press('Escape')
  await waitForSave(owner)
  await owner.reload()
  await waitForCanvas(owner)
  await expect(getCanvas(owner).locator('[data-b]')).toHaveText('Kiln 日本!')
})

test('keys work on a keyboard without Latin letters', async ({ owner }) => {
  await addPage(owner, 'Cyrillic diary')
  const text = await addText(owner)
  await owner.keyboard.type('Глина')
  await owner.keyboard.press('Shift+Home')
  await text.evaluate((element) => {
    const keys = { key: 'и', code: 'KeyB', ctrlKey: true, bubbles: true, cancelable: true }
    element.dispatchEvent(new KeyboardEvent('keydown', keys))
  })
  await expect(text.locator('strong')).toHaveText('Глина')
})

test('words of a text on the page lead to a page by its id', async ({ owner }) => {
  await addPage(owner, 'Linked diary')
  const text = await addText(owner)
  const canvas = getCanvas(owner)
  await owner.keyboard.type('Visit us')
  await owner.keyboard.press('Shift+Home')
  await expect.poll(() => text.evaluate(() => String(getSelection()))).toBe('Visit us')
  await owner.keyboard.press('Control+k')
  await canvas.getByRole('button', { name: 'Choose page or file' }).press('Enter')
  const dialog = owner.getByRole('dialog', { name: 'Link', exact: true })
  await dialog.getByRole('button', { name: /Link to/ }).click()
  await owner.getByRole('option', { name: 'Page or item', exact: true }).click()
  await dialog.getByRole('button', { name: 'Choose a page or an item' }).click()
  await owner.getByRole('searchbox', { name: 'Choose a page or an item' }).fill('about')
  await owner.getByRole('list', { name: 'Results' }).getByRole('button').first().click()
  await dialog.getByRole('button', { name: 'Apply link' }).click()
  await expect(text).toBeFocused()
  await expect(text.locator('a[data-link*="document"]')).toHaveText('Visit us')
  await owner.keyboard.press('Escape')
  await expect(canvas.locator('[data-b] a', { hasText: 'Visit us' })).toHaveAttribute(
    'href',
    /about/,
  )
})

const LOCALE = 'en-GB'

function createParagraph(text: string) {
  const content = text === '' ? [] : [{ type: 'text' as const, text }]
  return { type: 'paragraph', content }
}

function createList(type: string, ...texts: readonly string[]) {
  const content = texts.map((text) => ({ type: 'listItem', content: [createParagraph(text)] }))
  return { type, content }
}

/** A text with every kind of paragraph, also those that browsers give a line of their own while they are edited. */
const EVERYTHING: RichText = {
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 1 }, content: [{ type: 'text', text: 'Made by hand' }] },
    createParagraph('Every piece  is thrown and glazed by us. '.repeat(6)),
    createParagraph(''),
    { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Glazes' }] },
    {
      type: 'paragraph',
      content: [{ type: 'text', text: 'Two lines' }, { type: 'hardBreak' }],
    },
    createList('bulletList', 'Celadon', 'Oat', ''),
    createList('orderedList', 'Load', 'Heat'),
    { type: 'heading', attrs: { level: 3 }, content: [] },
    { type: 'blockquote', content: [createParagraph('Slowly'), createParagraph('Then at once')] },
    { type: 'codeBlock', content: [{ type: 'text', text: 'cone 6\n' }] },
    { type: 'horizontalRule' },
    createParagraph('The end'),
  ],
}

type Boxes = readonly { readonly tag: string; readonly numbers: readonly number[] }[]

/** Measures the paragraphs of a text, from its top left. */
function measure(text: Locator): Promise<Boxes> {
  return text.evaluate((element) => {
    const { left, top } = element.getBoundingClientRect()
    const parts = element.querySelectorAll('h1,h2,h3,p,ul,ol,li,blockquote,pre,hr')
    return [element, ...parts].map((part) => {
      const box = part.getBoundingClientRect()
      return { tag: part.tagName, numbers: [box.left - left, box.top - top, box.width, box.height] }
    })
  })
}

/** Expects boxes at the same places, but for what browsers round. */
function expectSame(boxes: Boxes, expected: Boxes): void {
  const near = expected.map(({ tag, numbers }) => ({
    tag,
    numbers: numbers.map((number) => expect.closeTo(number, 0)),
  }))
  expect(boxes).toEqual(near)
}

for (const theme of ['signal', 'kiln'])
  test(`a text is as on the page while it is edited, and afterwards, in the theme ${theme}`, async ({
    owner,
    page,
    browser,
    ownerState,
  }) => {
    await setTheme(browser, ownerState, theme)
    const text = { [LOCALE]: { body: EVERYTHING } }
    const desktop = { x: 1, y: 0, w: 8, h: 6, z: 0 }
    const block = newBlock(() => 'words', 2, { text, place: { desktop } })
    const section = { section: newSection(() => 'main'), blocks: [block] }
    const names = { locale: LOCALE, title: 'Still words', slug: `still-words-${theme}` }
    const body = newPage(names, newContent([section]))
    const api = new StudioApi(owner)
    const created = { kind: 'page', body }
    const { id } = await api.post<DocumentWithDraft>('/api/studio/documents', created)
    await owner.goto(`/config/pages/${id}?block=words`)
    await waitForCanvas(owner)
    const canvas = getCanvas(owner)
    await expect(canvas.locator('[data-handle]').first()).toBeVisible()
    const words = canvas.locator('[data-s="main"] .sqs-html-content')
    const before = await measure(words)
    await canvas.getByRole('application').focus()
    await owner.keyboard.press('Enter')
    const edited = canvas.getByRole('textbox', { name: 'Edit Text' })
    await expect(edited).toBeFocused()
    expectSame(await measure(words), before)

    await owner.keyboard.press('Shift+Enter')
    const after = await measure(words)
    expect(after[0]?.numbers[3]).toBeGreaterThan((before[0]?.numbers[3] ?? 0) + 10)
    await owner.keyboard.press('Escape')
    await expect(edited).toHaveCount(0)
    expectSame(await measure(words), after)

    await waitForSave(owner)
    await api.publishRev(await api.get<DocumentWithDraft>(`/api/studio/documents/${id}`))
    const width = await words.evaluate(() => innerWidth)
    await page.setViewportSize({ width, height: 800 })
    await page.goto(`/still-words-${theme}`)
    expectSame(await measure(page.locator('main .sqs-html-content')), after)
  })

test('words get a color of the palette, which survives copying, and visitors see it', async ({
  owner,
  page,
}) => {
  await addPage(owner, 'Colored diary')
  const text = await addText(owner)
  const canvas = getCanvas(owner)
  await owner.keyboard.type('Celadon')
  await owner.keyboard.press('Control+a')
  const colors = canvas.getByRole('combobox', { name: 'Text color' })
  // Its code is loaded after the text is open.
  await expect(colors).toBeVisible()
  await owner.keyboard.press('Alt+F10')
  await owner.keyboard.press('ArrowRight')
  await expect(colors).toBeFocused()
  await expect(colors.getByRole('option', { name: /^Accent, contrast \d/ })).toHaveCount(1)
  await expect(colors.getByRole('option', { name: /^Lightest, .*hard to read$/ })).toHaveCount(1)
  await colors.selectOption('accent')
  await expect(text).toBeFocused()
  const colored = text.locator('.sqsrte-text-color--accent')
  await expect(colored).toHaveText('Celadon')
  await expect(colors).toHaveValue('accent')

  const html = '<p><span class="sqsrte-text-color--dark" style="color:red">Iron</span></p>'
  // For a moment after a command the text restores its own selection.
  await expect(async () => {
    await owner.keyboard.press('Control+End')
    expect(await text.evaluate(() => String(getSelection()))).toBe('')
  }).toPass()
  await owner.keyboard.press('Enter')
  await text.evaluate((element, copied) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', copied)
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    element.dispatchEvent(event)
  }, html)
  await expect(text.locator('.sqsrte-text-color--dark')).toHaveText('Iron')
  const shown = await colored.evaluate((element) => getComputedStyle(element).color)
  expect(shown).not.toBe(await text.evaluate((element) => getComputedStyle(element).color))
  await owner.keyboard.press('Escape')
  await expect(canvas.locator('[data-b] .sqsrte-text-color--accent')).toHaveCSS('color', shown)

  await waitForSave(owner)
  const id = new URL(owner.url()).pathname.split('/').at(-1) ?? ''
  const api = new StudioApi(owner)
  await api.publishRev(await api.get<DocumentWithDraft>(`/api/studio/documents/${id}`))
  await page.goto('/colored-diary')
  await expect(page.locator('.sqsrte-text-color--accent')).toHaveCSS('color', shown)
})
