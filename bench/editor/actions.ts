import type { BrowserContext, Frame, Page } from '@playwright/test'
import { computePercentile, printTable } from '../table.ts'
import { getCanvas, openEditor } from './pages.ts'

const ROUNDS = 10
/** A block in the first section, which is in view. */
const BLOCK = 'b0'

/** Measures opening the editor, undoing a move, and dragging a block. */
export async function measureActions(
  context: BrowserContext,
  pages: { readonly small: string; readonly large: string },
): Promise<void> {
  const page = await context.newPage()
  const small = await measureOpening(page, pages.small)
  const large = await measureOpening(page, pages.large)
  const frame = await openEditor(page, pages.large)
  const undo = await measureUndo(page, frame)
  const drag = await measureDrag(page, frame)
  await page.close()
  console.log(`The page editor, ${ROUNDS} times each:\n`)
  const describe = (name: string, values: readonly number[]) =>
    [name, computePercentile(values), computePercentile(values, 0.95)] as const
  printTable(
    ['', 'p50 ms', 'p95 ms'],
    [
      describe('from the list of pages to a canvas of 60 blocks, warm', small),
      describe('the same with 600 blocks', large),
      describe('undo of a move among 600 blocks, until it is painted', undo),
    ],
  )
  console.log(
    `\nA drag of ${drag.steps} steps: ${drag.mutations} changes of the studio's elements, ${drag.requests} requests.`,
  )
}

/** Changes the address as a link of the studio does, which is loaded, and waits for the canvas. */
async function measureOpening(page: Page, documentId: string): Promise<readonly number[]> {
  const took: number[] = []
  for (let round = -2; round < ROUNDS; round += 1) {
    await page.goto('/config/pages')
    await page.getByRole('button', { name: 'Add page' }).waitFor()
    await page.evaluate((path) => {
      const began = performance.now()
      new MutationObserver((_, observer) => {
        if (!document.querySelector('iframe[data-ready]')) return
        observer.disconnect()
        document.documentElement.dataset['opened'] = String(performance.now() - began)
      }).observe(document.body, { subtree: true, childList: true, attributes: true })
      history.pushState({}, '', path)
      dispatchEvent(new PopStateEvent('popstate'))
    }, `/config/pages/${documentId}`)
    await getCanvas(page)
    const ms = await page.locator('html').getAttribute('data-opened')
    if (round >= 0) took.push(Number(ms))
  }
  return took
}

/** Moves a block by a key, undoes it, and measures until the frame with the block in its old place is painted. */
async function measureUndo(page: Page, frame: Frame): Promise<readonly number[]> {
  await frame.locator(`[data-b="${BLOCK}"]`).click({ position: { x: 5, y: 5 } })
  await page.getByRole('textbox', { name: 'Column' }).waitFor()
  await frame.evaluate(() => {
    addEventListener(
      'keydown',
      ({ key, timeStamp }) => {
        if (key.toLowerCase() !== 'z') return
        const observer = new MutationObserver(() => {
          observer.disconnect()
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel()
            port1.onmessage = () => {
              document.documentElement.dataset['undone'] = String(performance.now() - timeStamp)
            }
            port2.postMessage(null)
          })
        })
        observer.observe(document.head, { subtree: true, childList: true, characterData: true })
      },
      { capture: true },
    )
  })
  const root = frame.locator('html')
  const took: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    await page.keyboard.press('Control+ArrowDown')
    await page.getByRole('button', { name: /^Undo move/ }).waitFor()
    await root.evaluate((element) => delete element.dataset['undone'])
    await page.keyboard.press('Control+z')
    await frame.waitForFunction(() => document.documentElement.dataset['undone'] !== undefined)
    took.push(Number(await root.getAttribute('data-undone')))
  }
  return took
}

/** Drags a block without dropping it, and counts what happens in the studio around the canvas. */
async function measureDrag(page: Page, frame: Frame) {
  const steps = 40
  const box = await frame.locator(`[data-b="${BLOCK}"]`).boundingBox()
  if (!box) throw new Error('The block has a place')
  // The save of the last undo is none of the drag.
  await page.getByText('Saved', { exact: true }).waitFor()
  let requests = 0
  await page.mouse.move(box.x + 10, box.y + 10)
  await page.mouse.down()
  await page.mouse.move(box.x + 30, box.y + 30, { steps: 4 })
  page.on('request', () => (requests += 1))
  await page.evaluate(() => {
    const count = { value: 0 }
    new MutationObserver((records) => {
      count.value += records.length
      document.documentElement.dataset['mutations'] = String(count.value)
    }).observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    })
  })
  await page.mouse.move(box.x + 200, box.y + 160, { steps })
  const mutations = Number((await page.locator('html').getAttribute('data-mutations')) ?? 0)
  const asked = requests
  await page.keyboard.press('Escape')
  await page.mouse.up()
  return { steps, mutations, requests: asked }
}
