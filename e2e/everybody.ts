import { AxeBuilder } from '@axe-core/playwright'
import type { Page, Response } from '@playwright/test'
import { expect } from './shop.ts'

/** Narrowest that WCAG asks for, a phone, 1280 at 200 % zoom, a tablet, a desktop. CSS pixels. */
const WIDTHS = [320, 375, 640, 768, 1280]
/** A phone and a desktop differ in what is shown; between them only distances do. */
const EXAMINED = [375, 1280]
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Holds for the page as it is now: nothing that axe finds, and no sideways scroll at any width. */
export async function expectUsableByEverybody(page: Page, examined = EXAMINED): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    await expectNoSidewaysScroll(page, width)
    // A header that stays in sight covers what happens to have been scrolled under it.
    await page.evaluate(() => window.scrollTo(0, 0))
    await untilStill(page)
    if (examined.includes(width)) expect(await faultsOf(page), `axe at ${width} px`).toEqual([])
  }
}

/** Nothing is wider than the window, once what scripts lay out has its place in it. */
export async function expectNoSidewaysScroll(page: Page, width: number): Promise<void> {
  const widest = () => page.evaluate(() => document.documentElement.scrollWidth)
  await expect
    .poll(widest, `${page.url()} scrolls sideways at ${width} px`)
    .toBeLessThanOrEqual(width)
}

/** Resolves when nothing is on its way that ends: halfway from one colour to another, neither is seen. */
async function untilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ timeline, playState, effect }) => {
      const isByClock = timeline instanceof DocumentTimeline && playState === 'running'
      return isByClock && Number(effect?.getComputedTiming().endTime) < Infinity
    })
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
}

async function faultsOf(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary}`),
  )
}

/** Headings that stand more than one level below the one before them, by their words. */
export async function skippedLevels(page: Page): Promise<readonly string[]> {
  const headings = await page
    .locator('h1, h2, h3, h4, h5, h6')
    .evaluateAll((all) =>
      all
        .filter((heading) => heading.checkVisibility())
        .map(({ tagName, textContent }) => ({ level: Number(tagName.slice(1)), textContent })),
    )
  return headings
    .filter(({ level }, index) => level > (headings[index - 1]?.level ?? 0) + 1)
    .map(({ level, textContent }) => `h${level} ${textContent}`)
}

/** Everything that should not happen on a page, in words; empty while all is well. */
export function watch(page: Page, ownOrigin: string): readonly string[] {
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(`error: ${message}`))
  page.on('console', (message) => {
    const text = message.text()
    // Chromium's own words for answers that are judged below.
    if (text.startsWith('Failed to load resource')) return
    if (message.type() === 'error' || message.type() === 'warning')
      faults.push(`${message.type()}: ${text}`)
  })
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (origin !== ownOrigin && protocol !== 'data:') faults.push(`foreign: ${request.url()}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400 && !isExpected(response))
      faults.push(`${response.status()}: ${response.url()}`)
  })
  page.on('requestfailed', (request) => {
    // Leaving a page stops what it was still loading.
    const reason = request.failure()?.errorText
    if (reason !== 'net::ERR_ABORTED') faults.push(`failed: ${request.url()} ${reason}`)
  })
  return faults
}

/** A page may be an error page, and a cart may refuse: without a crumb (the first time) or without stock. */
function isExpected(response: Response): boolean {
  const isRefusal = [403, 409].includes(response.status())
  const isCart = new URL(response.url()).pathname.startsWith('/api/commerce/shopping-cart/')
  return response.request().isNavigationRequest() || (isCart && isRefusal)
}
