import type { Frame, Page } from '@playwright/test'
import { richTextSchema, richToPlain } from '../packages/page/src/index.ts'
import { expect } from './shop.ts'

declare global {
  interface Window {
    /** The answers of the server to the studio, as JSON. */
    readonly studioAnswers?: readonly unknown[]
  }
}

/**
 * The characters around each text of the catalog. Neither is visible, and Playwright ignores both, so that tests find
 * what they find without them.
 */
const START = '\u200b'
const END = '\u00ad'

/** Marks the texts of an object in the browser, plural forms too; other exports stay. */
const MARK = `const mark=(value)=>typeof value==='string'?'${START}'+value+'${END}':typeof value==='object'?Object.fromEntries(Object.entries(value).map(([id,text])=>[id,mark(text)])):value;`

/** Names that React Aria gives to its own buttons, checkboxes and handles. */
const LIBRARY_TEXTS =
  /^(?:Clear search|Dismiss|Increase|Decrease|Select|Show suggestions|Drag\b.*)$/
/** The keys of a command beside its name, and the dates of the browser: "(Ctrl+B)", "28 Nov 2026", "Saturday, 28 November 2026". */
const KEYS_AND_DATES =
  /\((?:(?:Ctrl|Shift|Alt)\+)+\w+\)|(?:\b\p{Lu}\p{L}+day, )?\b\d{1,2} \p{Lu}\p{L}+ \d{4}/gu
const HAS_WORD = /\p{L}{2}/u

/**
 * Makes the studio load its catalog with marked texts, and record the answers of the server. Returns the texts that are in no catalog.
 */
export async function markCatalog(page: Page): Promise<ReadonlySet<string>> {
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
  const data = new Set<string>(['en', 'en-GB'].flatMap(listNames))
  await page.addInitScript(recordAnswers)
  return data
}

/** Records the answers of the server in a page, before the studio reads them. */
function recordAnswers(): void {
  if (window.studioAnswers) return
  const answers: unknown[] = []
  Object.assign(window, { studioAnswers: answers })
  const send = window.fetch
  window.fetch = async (...request) => {
    const response = await send(...request)
    if (response.url.includes('/api/'))
      answers.push(
        await response
          .clone()
          .json()
          .catch(() => null),
      )
    return response
  }
}

/** Returns what the browser names: the languages of the demo site, its currency and its country. */
function listNames(locale: string): readonly string[] {
  const name = (type: 'language' | 'currency' | 'region', code: string) =>
    new Intl.DisplayNames(locale, { type }).of(code) ?? ''
  return [
    ...['en', 'en-GB', 'fr', 'de'].map((code) => name('language', code)),
    name('currency', 'GBP'),
    name('region', 'GB'),
  ]
}

/** Elements of the editor in the HTML of a page: the texts of empty blocks. */
const EMPTY_BLOCKS = /<(\w+)[^>]*(?:block-placeholder| data-text=)[^>]*>[^<]*<\/\1>/g

/** Adds the texts of an answer: also those of rich text in one, and those between the tags of HTML. */
function collectTexts(value: unknown, into: Set<string>): void {
  if (typeof value === 'string')
    for (const text of [value, ...value.replaceAll(EMPTY_BLOCKS, '').split(/<[^>]*>/)])
      into.add(text.trim())
  else if (typeof value === 'object' && value !== null) {
    const rich = richTextSchema.safeParse(value)
    if (rich.success) into.add(richToPlain(rich.data))
    for (const each of Object.values(value)) collectTexts(each, into)
  }
}

/** Returns what stands outside the marks of the texts on the screen. Times, keys and code are in no catalog. */
function listUnmarked(frame: Frame): Promise<readonly string[]> {
  return frame.evaluate(
    ([start, end]) => {
      const overlay = document.querySelector('#vitrine-overlay')
      // Inside the frame the canvas is the studio's, and what it shows in empty blocks; the page itself is content.
      const root = overlay?.shadowRoot ?? document.body
      const empty = document.querySelectorAll('.block-placeholder, .unknown-block, [data-text]')
      /** The element whose text began with a mark; a text with code in it goes on in its next node. */
      let marked: Element | null = null
      let depth = 0
      const removeMarked = (text: string, parent: Element | null) => {
        if (!marked?.contains(parent)) depth = 0
        let rest = ''
        for (const character of text)
          if (character === start) {
            if (depth++ === 0) marked = parent
          } else if (character === end) depth = Math.max(0, depth - 1)
          else if (depth === 0) rest += character
        return rest.trim()
      }
      const found: string[] = []
      const outside = 'time, kbd, code, script, style, [translate=no], [data-live-announcer]'
      for (const each of overlay ? [root, ...empty] : [root]) {
        const walker = document.createTreeWalker(each, NodeFilter.SHOW_TEXT)
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const parent = node.parentElement
          if (parent?.checkVisibility() && !parent.closest(outside))
            found.push(removeMarked(node.textContent ?? '', parent))
        }
      }
      const named = '[aria-label], [placeholder], [title]:not(time)'
      const elements = [...root.querySelectorAll(named)]
      for (const element of overlay ? [...elements, ...document.querySelectorAll(named)] : elements)
        for (const name of ['aria-label', 'placeholder', 'title'])
          if (!overlay || root.contains(element) || element.matches('.ProseMirror'))
            found.push(removeMarked(element.getAttribute(name) ?? '', null))
      return found
    },
    [START, END] as const,
  )
}

/** Returns what is left of a text without the data in it, which a name of a row shortens: "Text, A boathouse…". */
function removeData(text: string, data: ReadonlySet<string>): string {
  const isPart = (part: string) => [...data].some((each) => each.includes(part.trim()))
  const parts = text.includes('…') ? text.split(/[…,]/).filter((part) => !isPart(part)) : [text]
  let rest = parts.join()
  const contained = [...data].filter((each) => each.length > 2 && rest.includes(each))
  for (const each of contained.toSorted((one, other) => other.length - one.length))
    rest = rest.replaceAll(each, '')
  return rest.replaceAll(KEYS_AND_DATES, '')
}

/** Expects that what is open shows texts of the catalog, of the server and of the browser alone. */
export async function expectMarked(owner: Page, known: ReadonlySet<string>): Promise<void> {
  const { host, pathname } = new URL(owner.url())
  const data = new Set(known)
  const isFromOutside = (text: string) =>
    text !== host && !LIBRARY_TEXTS.test(text) && HAS_WORD.test(removeData(text, data))
  await expect
    .poll(
      async () => {
        collectTexts(await owner.evaluate(() => window.studioAnswers), data)
        const canvases = await owner.locator('iframe[data-ready]').elementHandles()
        const inside = await Promise.all(canvases.map((canvas) => canvas.contentFrame()))
        const frames = [owner.mainFrame(), ...inside.filter((frame) => frame !== null)]
        return (await Promise.all(frames.map(listUnmarked))).flat().filter(isFromOutside)
      },
      {
        message: `texts of ${pathname} from outside the catalog`,
      },
    )
    .toEqual([])
}
