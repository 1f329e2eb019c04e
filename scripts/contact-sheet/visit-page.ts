import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import sharp from 'sharp'
import { collectPageErrors, findAxeViolations } from '../../e2e/accessibility.ts'
import type { DemoPage } from './demo-pages.ts'

const WIDTHS = [1280, 375] as const
/** The part of a page that a image shows, in CSS pixels. */
const MAX_HEIGHT = 2_400
/** The width of the images of a page on a desktop; those of a phone have the same scale. */
const IMAGE_WIDTH = 640

/** A page at one width. */
interface Shot {
  readonly width: number
  readonly height: number
  /** The pixels by which the page is wider than the window. */
  readonly sideways: number
  /** The targets with too little contrast, or too small to tap. */
  readonly violations: readonly string[]
  /** The file name of the image. */
  readonly image: string
}

/** A page at all widths, with the issues that a program can see. */
export interface Visit extends DemoPage {
  readonly status: number
  readonly errors: readonly string[]
  readonly shots: readonly Shot[]
}

/** Opens a page at each width, and takes its images. */
export async function visitPage(
  context: BrowserContext,
  { name, path }: DemoPage,
  folder: string,
): Promise<Visit> {
  const page = await context.newPage()
  try {
    let status = 0
    const shots: Shot[] = []
    await page.setViewportSize({ width: WIDTHS[0], height: 800 })
    // The origin is known after the first page.
    await page.goto('/robots.txt')
    const errors = collectPageErrors(page, new URL(page.url()).origin)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 })
      const reply = await page.goto(path)
      status = reply?.status() ?? 0
      shots.push(await takeShot(page, { width, file: join(folder, `${name}-${width}.webp`) }))
    }
    return { name, path, status, errors: [...new Set(errors)], shots }
  } finally {
    await page.close()
  }
}

async function takeShot(
  page: Page,
  { width, file }: { readonly width: number; readonly file: string },
): Promise<Shot> {
  await loadImages(page)
  const { scrollWidth, height } = await page.evaluate(() => ({
    scrollWidth: document.documentElement.scrollWidth,
    height: document.documentElement.scrollHeight,
  }))
  const violations = await findAxeViolations(page, ['color-contrast', 'target-size'])
  const clip = { x: 0, y: 0, width, height: Math.min(height, MAX_HEIGHT) }
  const png = await page.screenshot({ clip, fullPage: true })
  const imageWidth = Math.round((IMAGE_WIDTH * width) / WIDTHS[0])
  await sharp(png).resize({ width: imageWidth }).webp({ quality: 80 }).toFile(file)
  const image = file.slice(file.lastIndexOf('/') + 1)
  return { width, height, sideways: Math.max(0, scrollWidth - width), violations, image }
}

/** Loads the images of a page that browsers load when they are near. */
async function loadImages(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await document.fonts.ready
    const complete = [...document.images].map((image) => image.decode().catch(() => undefined))
    const late = new Promise((resolve) => setTimeout(resolve, 5_000))
    await Promise.race([Promise.all(complete), late])
  })
}

/** Formats the numbers of a page as one line, and each issue below it. */
export function formatIssues({ name, path, status, errors, shots }: Visit): string {
  const numbers = shots.map(
    ({ width, height, sideways, violations }) =>
      `${width}: ${height} px high, ${sideways} sideways, ${violations.length} violations`,
  )
  const issues = [
    ...errors,
    ...new Set(shots.flatMap(({ violations }) => violations).map((each) => each.split('\n')[0])),
  ]
  const head = `${name.padEnd(10)} ${status} ${numbers.join(' | ')} | ${errors.length} errors ${path}`
  return [head, ...issues.slice(0, 12).map((issue) => `    ${issue}`)].join('\n')
}
