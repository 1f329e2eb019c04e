import type { Browser, Locator, Page } from '@playwright/test'
import { collectPageErrors } from '../../e2e/accessibility.ts'
import { getEnv } from '../../e2e/shop.ts'

export interface Shot {
  readonly label: string
  readonly png: Buffer
  /** The size in CSS pixels. */
  readonly width: number
  readonly height: number
}

/** The screen sizes. */
export const SCREENS = [
  { width: 1280, height: 1000 },
  { width: 375, height: 812 },
] as const
export type Screen = (typeof SCREENS)[number]

/** The margin around a block. */
const BLOCK_MARGIN = 16
/** The maximum height of a block in CSS pixels; more would make the others small. */
const MAX_BLOCK_HEIGHT = 1_100

/** A camera that takes screenshots of pages and records their problems. */
export class Camera {
  readonly #page: Page
  readonly #errors: readonly string[]
  #reported = 0
  readonly problems: string[] = []

  private constructor(page: Page) {
    this.#page = page
    this.#errors = collectPageErrors(page, getEnv('SHOP_URL'))
  }

  static async open(browser: Browser, viewport: Screen): Promise<Camera> {
    const context = await browser.newContext({
      baseURL: getEnv('SHOP_URL'),
      locale: 'en-GB',
      viewport,
      reducedMotion: 'reduce',
    })
    return new Camera(await context.newPage())
  }

  get page(): Page {
    return this.#page
  }

  async close(): Promise<void> {
    await this.#page.context().close()
  }

  /** Takes a screenshot of the screen as a new visitor sees it. */
  async takeScreen(label: string): Promise<Shot> {
    await this.#page.evaluate(() => scrollTo(0, 0))
    await this.#settle()
    const png = await this.#page.screenshot()
    const { width, height } = this.#page.viewportSize() ?? { width: 0, height: 0 }
    return { label, png, width, height }
  }

  /**
   * Takes a screenshot of a block with a margin; undefined, with a problem, if nothing of it is
   * visible.
   */
  async takeBlock(label: string, block: Locator): Promise<Shot | undefined> {
    if ((await block.count()) === 0) {
      this.problems.push(`${label}: is not on the page`)
      return undefined
    }
    await block.scrollIntoViewIfNeeded()
    await block.evaluate(async (element) => {
      const images = [...element.querySelectorAll('img')].filter((each) => each.checkVisibility())
      for (const image of images) image.loading = 'eager'
      await Promise.allSettled(images.map(async (image) => image.decode()))
    })
    // Waits for lazy frames.
    for (const frame of await block.locator('iframe').all())
      await frame.contentFrame().locator('body').waitFor({ timeout: 5_000 })
    await this.#settle()
    const box = await block.evaluate((element, maxHeight) => {
      const { left, top, width } = element.getBoundingClientRect()
      // Cells may be higher than their content.
      const inside = [...element.querySelectorAll(':scope > .sqs-block-content > *')]
      const bottoms = inside.map((each) => each.getBoundingClientRect().bottom)
      const height = Math.min(Math.max(top, ...bottoms) - top, maxHeight)
      return { x: left + scrollX, y: top + scrollY, width, height }
    }, MAX_BLOCK_HEIGHT)
    if (box.height < 1) {
      this.problems.push(`${label}: shows nothing`)
      return undefined
    }
    const { width: viewWidth, height: viewHeight } = this.#page.viewportSize() ?? {
      width: 0,
      height: 0,
    }
    const height = Math.ceil(box.height) + 2 * BLOCK_MARGIN
    const fits = height <= viewHeight
    // Frames of other origins are not always painted off the screen.
    const scrolled = await this.#page.evaluate(
      ([to, into]) => {
        if (into) scrollTo(0, to)
        return into ? scrollY : 0
      },
      [Math.max(0, Math.floor(box.y - (viewHeight - height) / 2)), fits] as const,
    )
    if (fits) await this.#settle()
    const x = Math.max(0, Math.floor(box.x) - BLOCK_MARGIN)
    const y = Math.max(0, Math.floor(box.y) - BLOCK_MARGIN - scrolled)
    const width = Math.min(Math.ceil(box.width) + 2 * BLOCK_MARGIN, viewWidth - x)
    const png = await this.#page.screenshot({
      clip: { x, y, width, height },
      fullPage: !fits,
      // A sticky header would cover the block.
      style: 'header:not(.sqs-block *), #header * { visibility: hidden !important }',
    })
    return { label, png, width, height }
  }

  /** Records the errors since the last call, and content wider than the screen. */
  async recordProblems(label: string): Promise<void> {
    for (const error of this.#errors.slice(this.#reported)) this.problems.push(`${label}: ${error}`)
    this.#reported = this.#errors.length
    const wide = await this.#page.evaluate(() => {
      const { clientWidth, scrollWidth } = document.documentElement
      if (scrollWidth <= clientWidth) return undefined
      const isMirrored = getComputedStyle(document.documentElement).direction === 'rtl'
      const out = [...document.querySelectorAll('main *')].filter((element) => {
        const { left, right } = element.getBoundingClientRect()
        return isMirrored ? left < -1 : right > clientWidth + 1
      })
      return out[0]?.outerHTML.slice(0, 120) ?? 'outside of main'
    })
    if (wide !== undefined) this.problems.push(`${label}: wider than the screen: ${wide}`)
  }

  /** Waits for fonts and visible images; images off the screen are not loaded. */
  async #settle(): Promise<void> {
    await this.#page.evaluate(async () => {
      await document.fonts.ready
      const shown = [...document.images].filter((image) => {
        const { top, bottom, left, right } = image.getBoundingClientRect()
        const isNear = top < innerHeight && left < innerWidth && bottom > 0 && right > 0
        return isNear && image.checkVisibility() && image.currentSrc !== ''
      })
      await Promise.allSettled(shown.map(async (image) => image.decode()))
    })
  }
}
