import type { Browser, Locator, Page } from '@playwright/test'
import { watch } from '../../e2e/everybody.ts'
import { known } from '../../e2e/shop.ts'

export interface Shot {
  readonly label: string
  readonly png: Buffer
  /** CSS pixels. */
  readonly width: number
  readonly height: number
}

/** The widths of everything that is shown, with how much of a page is seen there. */
export const SCREENS = [
  { width: 1280, height: 1000 },
  { width: 375, height: 812 },
] as const
export type Screen = (typeof SCREENS)[number]

/** How much of the page is seen round a block. */
const GROUND = 16
/** More of a block than this would only make the others small. CSS pixels. */
const MOST_HEIGHT = 1_100

/** Takes pictures of pages, and notes what is wrong with each of them. */
export class Camera {
  readonly #page: Page
  readonly #told: readonly string[]
  #heard = 0
  readonly faults: string[] = []

  private constructor(page: Page) {
    this.#page = page
    this.#told = watch(page, known('SHOP_URL'))
  }

  static async open(browser: Browser, viewport: Screen): Promise<Camera> {
    const context = await browser.newContext({
      baseURL: known('SHOP_URL'),
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

  /** What is on the screen, as a visitor who has just come sees it. */
  async takeScreen(label: string): Promise<Shot> {
    await this.#page.evaluate(() => scrollTo(0, 0))
    await this.#settle()
    const png = await this.#page.screenshot()
    const { width, height } = this.#page.viewportSize() ?? { width: 0, height: 0 }
    return { label, png, width, height }
  }

  /** A block with the ground it stands on; undefined, and a fault, where nothing of it is seen. */
  async takeBlock(label: string, block: Locator): Promise<Shot | undefined> {
    if ((await block.count()) === 0) {
      this.faults.push(`${label}: is not on the page`)
      return undefined
    }
    await block.scrollIntoViewIfNeeded()
    await block.evaluate(async (element) => {
      const images = [...element.querySelectorAll('img')].filter((each) => each.checkVisibility())
      for (const image of images) image.loading = 'eager'
      await Promise.allSettled(images.map(async (image) => image.decode()))
    })
    // A frame that is loaded when it is near.
    for (const frame of await block.locator('iframe').all())
      await frame.contentFrame().locator('body').waitFor({ timeout: 5_000 })
    await this.#settle()
    const box = await block.evaluate((element, most) => {
      const { left, top, width } = element.getBoundingClientRect()
      // Its cells may be higher than what is in it.
      const inside = [...element.querySelectorAll(':scope > .sqs-block-content > *')]
      const bottoms = inside.map((each) => each.getBoundingClientRect().bottom)
      const height = Math.min(Math.max(top, ...bottoms) - top, most)
      return { x: left + scrollX, y: top + scrollY, width, height }
    }, MOST_HEIGHT)
    if (box.height < 1) {
      this.faults.push(`${label}: shows nothing`)
      return undefined
    }
    const { width: room, height: sight } = this.#page.viewportSize() ?? { width: 0, height: 0 }
    const height = Math.ceil(box.height) + 2 * GROUND
    const fits = height <= sight
    // Frames of other origins are drawn where they are in sight, and not always beyond.
    const scrolled = await this.#page.evaluate(
      ([to, into]) => {
        if (into) scrollTo(0, to)
        return into ? scrollY : 0
      },
      [Math.max(0, Math.floor(box.y - (sight - height) / 2)), fits] as const,
    )
    if (fits) await this.#settle()
    const x = Math.max(0, Math.floor(box.x) - GROUND)
    const y = Math.max(0, Math.floor(box.y) - GROUND - scrolled)
    const width = Math.min(Math.ceil(box.width) + 2 * GROUND, room - x)
    const png = await this.#page.screenshot({
      clip: { x, y, width, height },
      fullPage: !fits,
      // It would stand over what was scrolled to.
      style: 'header:not(.sqs-block *), #header * { visibility: hidden !important }',
    })
    return { label, png, width, height }
  }

  /** Notes what went wrong since the last time, and what is wider than the screen. */
  async note(label: string): Promise<void> {
    for (const fault of this.#told.slice(this.#heard)) this.faults.push(`${label}: ${fault}`)
    this.#heard = this.#told.length
    const wide = await this.#page.evaluate(() => {
      const room = document.documentElement.clientWidth
      if (document.documentElement.scrollWidth <= room) return undefined
      const isMirrored = getComputedStyle(document.documentElement).direction === 'rtl'
      const out = [...document.querySelectorAll('main *')].filter((element) => {
        const { left, right } = element.getBoundingClientRect()
        return isMirrored ? left < -1 : right > room + 1
      })
      return out[0]?.outerHTML.slice(0, 120) ?? 'outside of main'
    })
    if (wide !== undefined) this.faults.push(`${label}: wider than the screen: ${wide}`)
  }

  /** Waits for fonts and for the pictures in sight; what is off the screen is not loaded. */
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
