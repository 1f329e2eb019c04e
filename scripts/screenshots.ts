// `npm run screenshots`: takes the pictures of the README anew, of the product with its demo shop, built
// where it has changed.
import { mkdirSync, writeFileSync } from 'node:fs'
import { type Browser, chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { addToCart, choose, fillCheckout, orderNumber, pay } from '../e2e/buyer.ts'
import startShop from '../e2e/server.ts'
import { known, signIn } from '../e2e/shop.ts'
import { build } from './build.js'
import { ensureChromium } from './chromium.js'

const FOLDER = new URL('../docs/screenshots/', import.meta.url)
const MOST_BYTES = 80 * 1024

interface Screen {
  readonly width: number
  readonly height: number
  /** Device pixels for each CSS pixel. */
  readonly scale: number
}
const phone: Screen = { width: 375, height: 812, scale: 2 }
const desktop: Screen = { width: 1280, height: 800, scale: 1.5 }

await build()
const stop = await startShop()
const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox'] })
try {
  await takeAll(browser)
} finally {
  await browser.close()
  await stop()
}

async function takeAll(on: Browser): Promise<void> {
  mkdirSync(FOLDER, { recursive: true })
  for (const screen of [phone, desktop]) {
    const page = await openPage(on, screen)
    await page.goto('/')
    await take(page, `home-${screen.width}`)
    await page.goto('/shop/p/morning-mug')
    await choose(page, { Glaze: 'Oat', Size: '320 ml' })
    await take(page, `product-${screen.width}`)
    await page.context().close()
  }
  const number = await buy(await openPage(on, desktop))
  const owner = await openPage(on, desktop)
  await signIn(owner)
  await owner.getByRole('link', { name: `#${number}` }).click()
  await owner.getByRole('heading', { name: `Order #${number}` }).waitFor()
  await take(owner, 'order-1280')
}

async function openPage(on: Browser, { width, height, scale }: Screen): Promise<Page> {
  const context = await on.newContext({
    baseURL: known('SHOP_URL'),
    locale: 'en-GB',
    viewport: { width, height },
    deviceScaleFactor: scale,
    reducedMotion: 'reduce',
  })
  return context.newPage()
}

/** An order with several lines; its number. */
async function buy(page: Page): Promise<string> {
  await addToCart(page, 'everyday-plates', { Glaze: 'Chalk' })
  await addToCart(page, 'supper-bowl', { Glaze: 'Oat' })
  await addToCart(page, 'morning-mug', { Glaze: 'Celadon', Size: '320 ml' })
  await page.goto('/checkout')
  await fillCheckout(page)
  await pay(page)
  return orderNumber(page)
}

/** Writes what is on the screen, in the best quality that keeps it small. */
async function take(page: Page, name: string): Promise<void> {
  await page.evaluate(async () => {
    scrollTo(0, 0)
    await document.fonts.ready
    // What is off the screen is not loaded, and would be waited for in vain.
    const shown = [...document.images].filter((image) => {
      const { top, left } = image.getBoundingClientRect()
      return top < innerHeight && left < innerWidth && image.checkVisibility()
    })
    await Promise.all(shown.map((image) => image.decode()))
  })
  const png = await page.screenshot()
  for (let quality = 90; quality >= 40; quality -= 5) {
    const bytes = await sharp(png).webp({ quality, effort: 6 }).toBuffer()
    if (bytes.length > MOST_BYTES) continue
    writeFileSync(new URL(`${name}.webp`, FOLDER), bytes)
    console.log(`docs/screenshots/${name}.webp  ${Math.round(bytes.length / 1024)} KB`)
    return
  }
  throw new Error(`${name} stays above ${MOST_BYTES} bytes`)
}
