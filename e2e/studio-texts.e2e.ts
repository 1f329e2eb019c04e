import type { Page } from '@playwright/test'
import { texts } from '../packages/studio/src/ui/texts.ts'
import { expect, test } from './shop.ts'

const SCREENS = ['home', 'orders', 'products', 'mail', 'account', 'nowhere']
/** Names that React Aria gives to its own buttons. */
const LIBRARY_TEXTS = ['Clear search', 'Dismiss']

/** Marks each text of the catalog, so that others stand out. */
function markText(text: string): string {
  return `⟦${text}⟧`
}

/** Makes the studio load its catalog with marked texts. Returns the texts of the server's answers as they come. */
async function markCatalog(page: Page): Promise<ReadonlySet<string>> {
  const marked = Object.entries(texts).map(([id, text]) => [
    id,
    typeof text === 'string'
      ? markText(text)
      : Object.fromEntries(Object.entries(text).map(([form, each]) => [form, markText(each)])),
  ])
  await page.route('**/config/assets/texts-*.js', async (route) => {
    const script = await (await route.fetch()).text()
    const name = /export\{\w+ as (\w+)\}/.exec(script)?.[1]
    expect(name, 'the chunk with the catalog has one export').toBeDefined()
    const body = `const marked=${JSON.stringify(Object.fromEntries(marked))};export{marked as ${name}}`
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

function collectTexts(value: unknown, into: Set<string>): void {
  if (typeof value === 'string') into.add(value)
  else if (typeof value === 'object' && value !== null)
    for (const each of Object.values(value)) collectTexts(each, into)
}

/** Returns the words on the screen that have no mark. Times, keys and code are in no catalog. */
function listUnmarked(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      if (parent?.checkVisibility() && !parent.closest('time, kbd, code, script, style'))
        found.push(node.textContent ?? '')
    }
    for (const element of document.querySelectorAll(
      '[aria-label], [placeholder], [title]:not(time)',
    ))
      for (const name of ['aria-label', 'placeholder', 'title'])
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
