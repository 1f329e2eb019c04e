import { AxeBuilder } from '@axe-core/playwright'
import type { Frame, Page, Response } from '@playwright/test'
import axe from 'axe-core'
import { expect, test } from './shop.ts'

declare global {
  interface Window {
    /** The checks of axe, once they are added to a document. */
    readonly axe: Pick<typeof axe, 'run'>
  }
}

/** Whether the tests run at their full size, as `npm run soak -- browser` does. `npm test` omits what rarely differs. */
export const IS_FULL_SIZE = process.env['FULL_SIZE'] === '1'
/** The WCAG minimum, a phone, 1280 at 200 % zoom, a tablet and a desktop, in CSS pixels. */
const WIDTHS = IS_FULL_SIZE ? [320, 375, 640, 768, 1280] : [320, 375, 768, 1280]
/** The widths at which axe runs on a page: between a phone and a desktop only spacing differs. */
const AXE_WIDTHS = [375, 1280]
/** The height of a screen on which axe does not run. */
const LOW_HEIGHT = 800
/** The widths at which axe runs in the studio, whose navigation differs between them. */
export const STUDIO_WIDTHS = IS_FULL_SIZE ? [375, 768, 1280] : [375, 1280]
/** Higher than each screen of the tests, as the studio has a bar at the lower edge on a phone. */
export const STUDIO_HEIGHT = 16_000
/** The frames that axe and the checks of animations ignore: without scripts, as in the preview of a theme, they cannot run there. */
const FRAMES_WITHOUT_SCRIPTS = 'iframe[sandbox]:not([sandbox*=allow-scripts])'
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Returns the widths at which axe runs on what is named: a phone or a desktop by the name, so that both have about half of all; all widths
 * if the tests run at their full size.
 */
export function chooseAxeWidths(
  widths: readonly number[],
  name: string = test.info().title,
): readonly number[] {
  if (IS_FULL_SIZE) return widths
  const sum = new TextEncoder().encode(name).reduce((total, byte) => total + byte, 0)
  return widths.slice(sum % widths.length, (sum % widths.length) + 1)
}

/**
 * Expects no axe violations, at the widths that `chooseAxeWidths` returns, and no horizontal scrolling at any width. A page with a bar at
 * its lower edge needs a `height` at which the bar covers nothing.
 */
export async function expectAccessible(
  page: Page,
  axeWidths: readonly number[] = AXE_WIDTHS,
  height = LOW_HEIGHT,
): Promise<void> {
  const chosen = chooseAxeWidths(axeWidths)
  for (const width of WIDTHS) {
    const hasAxe = chosen.includes(width)
    await page.setViewportSize({ width, height: hasAxe ? height : LOW_HEIGHT })
    await expectNoHorizontalScroll(page, width)
    await waitForResizeObservers(page)
    // A sticky header covers content that is scrolled under it.
    await page.evaluate(() => window.scrollTo(0, 0))
    if (hasAxe) expect(await findAxeViolations(page), `axe at ${width} px`).toEqual([])
  }
}

/** Waits until what follows the width of the page has seen it. A page behind another draws no frames, so the wait ends on its own. */
async function waitForResizeObservers(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))
        setTimeout(resolve, 500)
      }),
  )
}

/** Expects the page to be no wider than the viewport, once scripts have laid it out. */
export async function expectNoHorizontalScroll(page: Page, width: number): Promise<void> {
  const widest = () => page.evaluate(() => document.documentElement.scrollWidth)
  await expect
    .poll(widest, `${page.url()} scrolls sideways at ${width} px`)
    .toBeLessThanOrEqual(width)
}

type AxeArguments = [exclude: string[], options: axe.RunOptions]

/** A look of the studio. */
interface Look {
  readonly colorScheme: 'light' | 'dark'
  readonly direction: 'ltr' | 'rtl'
}

const LIGHT: Look = { colorScheme: 'light', direction: 'ltr' }
const DARK: Look = { colorScheme: 'dark', direction: 'rtl' }

/** Returns the looks in which axe runs at one width: unless the tests run at their full size, phones are dark and desktops light. */
function chooseLooks(width: number): readonly Look[] {
  if (IS_FULL_SIZE) return [LIGHT, DARK]
  return width === STUDIO_WIDTHS.at(-1) ? [LIGHT] : [DARK]
}

/**
 * Expects an opened screen of the studio at one width to have no axe violations in the color schemes and directions of that width, not to
 * scroll sideways, and to have nothing that moves on its own.
 */
export async function expectScreenAccessible(
  page: Page,
  width: number,
  height: number,
): Promise<void> {
  for (const { colorScheme, direction } of chooseLooks(width)) {
    const look = `${width} px, ${colorScheme}, ${direction}`
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ colorScheme })
    await page.evaluate((dir) => (document.documentElement.dir = dir), direction)
    await expectNoHorizontalScroll(page, width)
    await endAnimations(page)
    expect(await countEndlessAnimations(page), `moving parts at ${look}`).toBe(0)
    expect(await findAxeViolations(page), `axe at ${look}`).toEqual([])
  }
}

/**
 * Expects the state that a screen of the studio is in to be accessible, in the looks of the widths that `chooseAxeWidths` returns, and not
 * to scroll sideways at any width. Returns to a light desktop.
 */
export async function expectStateAccessible(
  page: Page,
  height: number = STUDIO_HEIGHT,
): Promise<void> {
  const chosen = chooseAxeWidths(STUDIO_WIDTHS)
  for (const width of chosen) await expectScreenAccessible(page, width, height)
  await expectOtherWidths(page, chosen)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.evaluate(() => (document.documentElement.dir = 'ltr'))
  await page.setViewportSize({ width: 1_280, height: 900 })
}

/** Expects an opened screen of the studio not to scroll sideways at the widths at which axe did not run. */
export async function expectOtherWidths(page: Page, done: readonly number[]): Promise<void> {
  for (const width of WIDTHS.filter((each) => !done.includes(each))) {
    await page.setViewportSize({ width, height: LOW_HEIGHT })
    await expectNoHorizontalScroll(page, width)
  }
}

/** Counts the animations that go on until someone stops them, also on the canvas. */
async function countEndlessAnimations(page: Page): Promise<number> {
  const counts = (await findScriptedFrames(page)).map((frame) =>
    frame.evaluate(() => {
      const running = document.getAnimations().filter(({ playState }) => playState === 'running')
      return running.filter(({ effect }) => effect?.getComputedTiming().endTime === Infinity).length
    }),
  )
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0)
}

/**
 * Ends all finite animations, also on the canvas: axe would measure intermediate colors. A page behind another draws no frames, and so
 * would never end them itself.
 */
async function endAnimations(page: Page): Promise<void> {
  // A frame that is removed meanwhile has nothing to end.
  await Promise.allSettled((await findScriptedFrames(page)).map(endAnimationsIn))
}

/**
 * Returns the frames with a document that runs scripts. A frame that loads lazily has none, and evaluates nothing, until it is near; one
 * without scripts reports what is evaluated in it as an error of the page.
 */
async function findScriptedFrames(page: Page): Promise<readonly Frame[]> {
  const frames = page.frames().filter((frame) => frame.url() !== '')
  const areScripted = await Promise.all(frames.map(runsScripts))
  return frames.filter((_, index) => areScripted[index])
}

async function runsScripts(frame: Frame): Promise<boolean> {
  if (!frame.parentFrame()) return true
  try {
    const element = await frame.frameElement()
    return await element.evaluate(
      (each, without) => each instanceof Element && !each.matches(without),
      FRAMES_WITHOUT_SCRIPTS,
    )
  } catch {
    // It was removed meanwhile.
    return false
  }
}

async function endAnimationsIn(frame: Frame): Promise<void> {
  await frame.evaluate(() => {
    const ending = document.getAnimations().filter(({ timeline, playState, effect }) => {
      const isByClock = timeline instanceof DocumentTimeline && playState === 'running'
      return isByClock && Number(effect?.getComputedTiming().endTime) < Infinity
    })
    for (const animation of ending) animation.finish()
  })
}

/** The elements that axe ignores. React Aria announces by the label of an element, which may be gone meanwhile. */
const ANNOUNCER = '[data-live-announcer]'

/** Returns the violations of all rules, or of some, which are about the studio and not about the page on its canvas. */
export async function findAxeViolations(
  page: Page,
  rules?: readonly string[],
): Promise<readonly string[]> {
  await endAnimations(page)
  const frames = page.locator(`iframe:not(${FRAMES_WITHOUT_SCRIPTS})`)
  const hasFrames = rules === undefined && (await frames.count()) > 0
  const violations = hasFrames ? await runAxeInFrames(page) : await runAxe(page, rules)
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary}`),
  )
}

async function runAxeInFrames(page: Page): Promise<readonly axe.Result[]> {
  const builder = new AxeBuilder({ page }).exclude(FRAMES_WITHOUT_SCRIPTS).exclude(ANNOUNCER)
  return (await builder.withTags(RULES).analyze()).violations
}

/** Runs axe in the page itself, outside its frames, which takes a third of the time. */
async function runAxe(page: Page, rules?: readonly string[]): Promise<readonly axe.Result[]> {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axe.source)
  const runOnly: axe.RunOnly = rules
    ? { type: 'rule', values: [...rules] }
    : { type: 'tag', values: RULES }
  return page.evaluate(
    async ([exclude, options]) => (await window.axe.run({ exclude }, options)).violations,
    [[ANNOUNCER, 'iframe'], { runOnly, resultTypes: ['violations'] }] satisfies AxeArguments,
  )
}

/** Returns the visible headings that skip a level. */
export async function findSkippedHeadingLevels(page: Page): Promise<readonly string[]> {
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

/** Collects errors, warnings, foreign requests and failed responses of a page; empty while there are none. */
export function collectPageErrors(page: Page, ownOrigin: string): readonly string[] {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(`error: ${message}`))
  page.on('console', (message) => {
    const text = message.text()
    // Chromium reports failed responses here too; they are handled below.
    if (text.startsWith('Failed to load resource')) return
    // axe loads itself into every frame, and the previews of sections run no scripts.
    if (/^Blocked script execution in '[^']*\/presets\//.test(text)) return
    if (message.type() === 'error' || message.type() === 'warning')
      errors.push(`${message.type()}: ${text}`)
  })
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (origin !== ownOrigin && protocol !== 'data:') errors.push(`foreign: ${request.url()}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400 && !isExpectedResponse(response))
      errors.push(`${response.status()}: ${response.url()}`)
  })
  page.on('requestfailed', (request) => {
    // Leaving a page aborts its requests.
    const reason = request.failure()?.errorText
    if (reason !== 'net::ERR_ABORTED') errors.push(`failed: ${request.url()} ${reason}`)
  })
  return errors
}

/** Returns whether an error response is expected: an error page, or a cart call without a token or without stock. */
function isExpectedResponse(response: Response): boolean {
  const isRejected = [403, 409].includes(response.status())
  const isCart = new URL(response.url()).pathname.startsWith('/api/commerce/shopping-cart/')
  return response.request().isNavigationRequest() || (isCart && isRejected)
}
