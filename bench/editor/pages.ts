import {
  type Browser,
  type BrowserContext,
  type CDPSession,
  type Frame,
  type Page,
} from '@playwright/test'
import type { Shop } from '../shop.ts'
import { type EditedText, watchKeys } from './timing.ts'

/** Signs the owner in. The window is as wide as the panels and a page on a desktop. */
export async function signIn(browser: Browser, shop: Shop): Promise<BrowserContext> {
  const viewport = { width: 1_920, height: 1_000 }
  const context = await browser.newContext({ baseURL: shop.url, viewport })
  const page = await context.newPage()
  await page.goto(shop.signInUrl ?? '')
  await page.getByRole('button', { name: 'Continue to studio' }).click()
  await page.getByRole('heading', { name: 'Home', level: 1 }).waitFor()
  await page.close()
  return context
}

/** Opens a page in the editor, and returns the frame of its canvas. */
export async function openEditor(page: Page, documentId: string): Promise<Frame> {
  await page.goto(`/config/pages/${documentId}`)
  return getCanvas(page)
}

/** Waits until the canvas can be used. */
export async function getCanvas(page: Page): Promise<Frame> {
  const element = await page.waitForSelector('iframe[data-ready]')
  const frame = await element.contentFrame()
  if (!frame) throw new Error('The canvas has no frame')
  return frame
}

/** Begins to edit a text block in the editor. */
export async function editInEditor(
  context: BrowserContext,
  documentId: string,
  block: string,
): Promise<EditedText> {
  const page = await context.newPage()
  const frame = await openEditor(page, documentId)
  const text = frame.locator(`[data-b="${block}"] .sqs-html-content p`)
  await text.scrollIntoViewIfNeeded()
  await text.dblclick({ position: { x: 20, y: 5 } })
  await frame.locator('.ProseMirror').waitFor()
  await page.keyboard.press('End')
  await watchKeys(frame)
  return { page, frame, session: await startMetrics(page) }
}

/** Shows the same page without the editor, and makes the text of the block editable by the browser alone. */
export async function editBare(
  context: BrowserContext,
  documentId: string,
  block: string,
): Promise<EditedText> {
  const page = await context.newPage()
  await page.setViewportSize({ width: 1_280, height: 900 })
  await page.goto(`/config/canvas/${documentId}/draft`)
  const frame = page.mainFrame()
  const text = frame.locator(`#block-${block} .sqs-html-content`)
  await text.evaluate((element: HTMLElement) => {
    element.contentEditable = 'true'
    element.scrollIntoView({ block: 'center' })
    element.focus()
  })
  await page.keyboard.press('Control+End')
  await watchKeys(frame)
  return { page, frame, session: await startMetrics(page) }
}

async function startMetrics(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  return session
}
