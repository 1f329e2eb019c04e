import type { Frame, Page } from '@playwright/test'
import { blockCatalog, blockGroups } from '../packages/blocks/src/fields.ts'
import { expect, test } from './shop.ts'

const SCREENS = [
  'home',
  'orders',
  'products',
  'files',
  'mail',
  'settings/shipping',
  'account',
  'nowhere',
]
/** Names that React Aria gives to its own buttons and checkboxes. */
const LIBRARY_TEXTS = ['Clear search', 'Dismiss', 'Increase', 'Decrease', 'Select']
const TITLE = 'Qwxz'

/** Marks each text of the catalog, so that others stand out. */
function markText(text: string): string {
  return `⟦${text}⟧`
}

/** Makes the studio load its catalog with marked texts. Returns the texts of the server's answers as they come. */
async function markCatalog(page: Page): Promise<Set<string>> {
  await page.route('**/config/assets/texts-*.js', async (route) => {
    const script = await (await route.fetch()).text()
    const body = script.replace(/export\{([^}]+)\}/, (_, list: string) => {
      const names = list.split(',').map((each) => each.split(' as '))
      const marked = names.map(([own], index) => `const marked${index}=mark(${own});`)
      const exported = names.map(([own, name = own], index) => `marked${index} as ${name}`)
      return `${MARK}${marked.join('')}export{${exported.join()}}`
    })
    expect(body, 'a chunk of the catalog has exports').toContain(MARK)
    await route.fulfill({ contentType: 'text/javascript', body })
  })
  const data = new Set<string>()
  page.on('response', async (response) => {
    if (!response.url().includes('/api/studio/')) return
    const answer: unknown = await response.json().catch(() => undefined)
    collectTexts(answer, data)
  })
  return data
}

/** Marks the texts of an object in the browser, plural forms too; other exports stay. */
const MARK = `const mark=(value)=>typeof value==='string'?'⟦'+value+'⟧':typeof value==='object'?Object.fromEntries(Object.entries(value).map(([id,text])=>[id,mark(text)])):value;`

function collectTexts(value: unknown, into: Set<string>): void {
  if (typeof value === 'string') into.add(value)
  else if (typeof value === 'object' && value !== null)
    for (const each of Object.values(value)) collectTexts(each, into)
}

/** Returns the words on the screen that have no mark. Times, keys and code are in no catalog. */
function listUnmarked(page: Page | Frame): Promise<readonly string[]> {
  return page.evaluate(() => {
    const overlay = document.querySelector('#vitrine-overlay')
    // Inside the frame only the canvas is the studio's; the page itself is content.
    const root = overlay?.shadowRoot ?? document.body
    const found: string[] = []
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      if (parent?.checkVisibility() && !parent.closest('time, kbd, code, script, style'))
        found.push(node.textContent ?? '')
    }
    const named = '[aria-label], [placeholder], [title]:not(time)'
    const elements = [...root.querySelectorAll(named)]
    for (const element of overlay ? [...elements, ...document.querySelectorAll(named)] : elements)
      for (const name of ['aria-label', 'placeholder', 'title'])
        if (!overlay || root.contains(element) || element.matches('.ProseMirror'))
          found.push(element.getAttribute(name) ?? '')
    return found
      .map((text) => text.trim())
      .filter((text) => /\p{L}{2}/u.test(text) && !/[⟦⟧]/.test(text))
  })
}

for (const screen of SCREENS)
  test(`the studio's ${screen} has no text from outside the catalog`, async ({ owner }) => {
    const data = await markCatalog(owner)
    await owner.goto(`/config/${screen}`)
    await expect(owner.getByRole('heading', { level: 1 })).toContainText('⟦')
    await expect(owner.getByRole('main').getByText(markText('Loading'))).toHaveCount(0)
    await owner.waitForLoadState('networkidle')
    await expect
      .poll(async () => {
        const isData = (text: string) =>
          text.split(' · ').every((part) => [...data].some((each) => each.includes(part)))
        const unmarked = await listUnmarked(owner)
        const site = new URL(owner.url()).host
        return unmarked.filter(
          (text) => !isData(text) && text !== site && !LIBRARY_TEXTS.includes(text),
        )
      })
      .toEqual([])
  })

/** Expects that what is open shows texts of the catalog, of the server and of blocks alone. */
async function expectMarked(owner: Page, data: ReadonlySet<string>): Promise<void> {
  const site = new URL(owner.url()).host
  // A check names its page and its block.
  const isData = (text: string) =>
    text === site ||
    data.has(text.replace(/^\//, '')) ||
    text.split(' · ').every((part) => data.has(part))
  await expect
    .poll(async () => {
      // Thumbnails of sections are content, and have no address until they load.
      const isThumbnail = (url: string) => url === '' || /^about:|\/presets\//.test(url)
      const frames = owner.frames().filter((frame) => !isThumbnail(frame.url()))
      const unmarked = (await Promise.all(frames.map(listUnmarked))).flat()
      // The library names the handle of a row that can be moved.
      const isHandle = (text: string) => text.startsWith('Drag ')
      return unmarked.filter(
        (text) => !isData(text) && !isHandle(text) && !LIBRARY_TEXTS.includes(text),
      )
    })
    .toEqual([])
}

test('the screen of pages and its dialogs have no text from outside the catalog', async ({
  owner,
}) => {
  const data = await markCatalog(owner)
  await owner.goto('/config/pages')
  const actions = owner.getByRole('button', { name: '⟦Actions of' })
  await expect(actions.first()).toBeVisible()
  await expectMarked(owner, data)
  await actions.first().click()
  await expectMarked(owner, data)
  await owner.getByRole('menuitem', { name: markText('Rename page') }).click()
  await owner.getByLabel(markText('Title')).fill('')
  await expectMarked(owner, data)
  await owner.keyboard.press('Escape')
  await expect(owner.getByRole('dialog')).toHaveCount(0)
  await owner.getByRole('button', { name: markText('Add page') }).click()
  await owner.getByLabel(markText('Title')).fill(TITLE)
  await owner.getByLabel(markText('URL')).fill('A B')
  await expect(owner.getByRole('dialog')).toContainText('⟦Use lowercase')
  await expectMarked(owner, data)
})

test('the page editor and its panels have no text from outside the catalog', async ({ owner }) => {
  const data = await markCatalog(owner)
  // The folders of blocks name their types and settings.
  collectTexts([blockGroups, [...blockCatalog.values()]], data)
  // The browser names languages.
  const languages = new Intl.DisplayNames('en', { type: 'language' })
  collectTexts(
    ['en-GB', 'fr'].map((tag) => languages.of(tag)),
    data,
  )
  await owner.goto('/config/pages')
  await owner.getByRole('button', { name: markText('Add page') }).click()
  await owner.getByLabel(markText('Title')).fill(TITLE)
  await owner
    .getByRole('dialog')
    .getByRole('button', { name: markText('Add page') })
    .click()
  await owner.locator('iframe[data-ready]').waitFor()
  await expectMarked(owner, data)
  await owner.getByRole('tab', { name: markText('Add') }).click()
  await owner.getByRole('button', { name: markText('Add section') }).click()
  await expectMarked(owner, data)
  // The panel closes over what was inserted.
  const addTab = owner.getByRole('tab', { name: markText('Add') })
  await addTab.click()
  await owner.getByRole('radio', { name: markText('Blocks') }).click()
  await expectMarked(owner, data)
  await owner.getByRole('button', { name: 'Image', exact: true }).click()
  await expect(owner.getByRole('button', { name: markText('Choose image') })).toBeVisible()
  await expectMarked(owner, data)
  await owner.getByRole('button', { name: markText('Choose image') }).click()
  const picker = owner.getByRole('dialog')
  await expect(picker).toBeVisible()
  await expectMarked(owner, data)
  await owner.keyboard.press('Escape')
  await expect(picker).toBeHidden()
  await addTab.click()
  await owner.getByRole('radio', { name: markText('Blocks') }).click()
  await owner.getByRole('button', { name: 'Text', exact: true }).click()
  const canvas = owner.frameLocator('iframe')
  await expect(canvas.locator('[data-b]')).toHaveCount(2)
  await owner.keyboard.press('Control+ArrowRight')
  await expect(owner.getByRole('contentinfo')).toContainText('⟦Column')
  await expectMarked(owner, data)
  await owner.keyboard.press('Enter')
  await expect(canvas.getByRole('toolbar', { name: markText('Text') })).toBeVisible()
  await owner.keyboard.press('Control+k')
  await expect(canvas.getByLabel(markText('Link address'))).toBeVisible()
  await expectMarked(owner, data)
  await owner.keyboard.press('Escape')
  await owner.keyboard.press('Escape')
  await owner.getByRole('tab', { name: markText('Layers') }).click()
  await owner.getByRole('button', { name: '⟦Actions of' }).first().click()
  await expectMarked(owner, data)
  await owner.keyboard.press('Escape')
  await owner.getByRole('button', { name: '⟦Undo ⟦' }).click()
  await expect(owner.getByRole('contentinfo')).toContainText('⟦Undone')
  await expectMarked(owner, data)
  await owner.getByRole('radio', { name: markText('Phone') }).click()
  await expectMarked(owner, data)
  await owner.getByRole('button', { name: /^⟦Publish/ }).click()
  await expect(owner.getByRole('dialog')).toContainText('⟦Delete block⟧')
  await expectMarked(owner, data)
  await owner
    .getByRole('dialog')
    .getByRole('button', { name: markText('Publish 1 change') })
    .click()
  await expect(owner.getByRole('dialog')).toContainText('⟦Visitors see')
  await expectMarked(owner, data)
})
