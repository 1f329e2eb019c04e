// `npm run screenshots [-- FOLDER]`: takes the screenshots of the README and of the guide from the built product with its
// demo shop, and of each screen of the studio into a folder outside of the repository. `-- guide` takes those of the guide alone.
import { mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import {
  addToCart,
  chooseOptions,
  fillCheckout,
  readOrderNumber,
  pay,
} from '../e2e/checkout-steps.ts'
import { startShop } from '../e2e/server.ts'
import { getEnv, signIn } from '../e2e/shop.ts'
import { build } from './build.js'
import { ensureChromium } from './chromium.js'
import { takeGuideScreenshots } from './guide-screenshots.ts'
import { takeSetupScreenshots } from './setup-screenshots.ts'
import { takeStudioScreenshots } from './studio-screenshots.ts'

const FOLDER = new URL('../docs/screenshots/', import.meta.url)
const MAX_BYTES = 80 * 1024
const isGuideOnly = process.argv[2] === 'guide'

interface Screen {
  readonly width: number
  readonly height: number
  /** The device pixels per CSS pixel. */
  readonly scale: number
}
const phone: Screen = { width: 375, height: 812, scale: 2 }
const desktop: Screen = { width: 1280, height: 800, scale: 1.5 }

await build()
const stop = await startShop()
const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox'] })
try {
  await takeScreenshots(browser)
} finally {
  await browser.close()
  await stop()
}

async function takeScreenshots(on: Browser): Promise<void> {
  mkdirSync(FOLDER, { recursive: true })
  if (!isGuideOnly) await takeShop(on)
  const order = await placeOrder(await openPage(on, desktop))
  const reader = await openPage(on, { ...desktop, scale: 1 })
  await signIn(reader)
  await takeSetupScreenshots(await openPage(on, { ...desktop, scale: 1 }), takeScreenshot)
  await takeGuideScreenshots(reader, { order, take: takeScreenshot })
  if (isGuideOnly) return
  // The link that signs in works once.
  const owner = await openPage(on, desktop, await reader.context().storageState())
  await owner.goto('/config')
  await owner.getByRole('link', { name: `#${order}` }).click()
  await owner.getByRole('heading', { name: `Order #${order}` }).waitFor()
  await takeScreenshot(owner, 'order-1280')
  await takeStudioScreenshots(owner, process.argv[2] ?? join(tmpdir(), 'vitrine-studio'))
}

async function takeShop(on: Browser): Promise<void> {
  for (const screen of [phone, desktop]) {
    const page = await openPage(on, screen)
    await page.goto('/')
    await takeScreenshot(page, `home-${screen.width}`)
    await page.goto('/shop/p/morning-mug')
    await chooseOptions(page, { Glaze: 'Oat', Size: '320 ml' })
    await takeScreenshot(page, `product-${screen.width}`)
    await page.context().close()
  }
}

async function openPage(
  on: Browser,
  { width, height, scale }: Screen,
  storageState?: Awaited<ReturnType<BrowserContext['storageState']>>,
): Promise<Page> {
  const context = await on.newContext({
    ...(storageState && { storageState }),
    baseURL: getEnv('SHOP_URL'),
    locale: 'en-GB',
    viewport: { width, height },
    deviceScaleFactor: scale,
    reducedMotion: 'reduce',
  })
  return context.newPage()
}

/** Places an order with several lines. Returns its number. */
async function placeOrder(page: Page): Promise<string> {
  await addToCart(page, 'everyday-plates', { Glaze: 'Chalk' })
  await addToCart(page, 'supper-bowl', { Glaze: 'Oat' })
  await addToCart(page, 'morning-mug', { Glaze: 'Celadon', Size: '320 ml' })
  await page.goto('/checkout')
  await fillCheckout(page)
  await pay(page)
  return readOrderNumber(page)
}

/** Takes a screenshot in the best quality that stays below the maximum size. */
async function takeScreenshot(page: Page, name: string): Promise<void> {
  await page.evaluate(async () => {
    scrollTo(0, 0)
    await document.fonts.ready
    // Images off the screen are not loaded, so they cannot be awaited.
    const shown = [...document.images].filter((image) => {
      const { top, left } = image.getBoundingClientRect()
      return top < innerHeight && left < innerWidth && image.checkVisibility()
    })
    await Promise.all(shown.map((image) => image.decode()))
  })
  const png = await page.screenshot()
  for (let quality = 90; quality >= 40; quality -= 5) {
    const bytes = await sharp(png).webp({ quality, effort: 6 }).toBuffer()
    if (bytes.length > MAX_BYTES) continue
    writeFileSync(new URL(`${name}.webp`, FOLDER), bytes)
    console.log(`docs/screenshots/${name}.webp  ${Math.round(bytes.length / 1024)} KB`)
    return
  }
  throw new Error(`${name} is larger than ${MAX_BYTES} bytes in every quality`)
}
