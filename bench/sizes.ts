import { type APIRequestContext, type BrowserContext, chromium, type Page } from '@playwright/test'
import { z } from 'zod'
import { ensureChromium } from '../scripts/chromium.js'
import { fetchProductPaths, withShop } from './shop.ts'
import { printTable } from './table.ts'

const PAGE = '/about'
const CART = '/api/commerce/shopping-cart'
/**
 * Requests use gzip, which always has the same size; Brotli copies are made after the first
 * request.
 */
const GZIP = { 'accept-encoding': 'gzip' }

/** Measures the bytes that a browser loads for a page, compressed as sent. */
export async function sizes(): Promise<void> {
  await withShop(async (shop) => {
    const executablePath = ensureChromium()
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
    const visit = async (
      name: string,
      path: string,
      prepare?: (context: BrowserContext) => Promise<void>,
    ) => {
      const context = await browser.newContext({ baseURL: shop.url, extraHTTPHeaders: GZIP })
      await prepare?.(context)
      const row = await measureWeight(await context.newPage(), name, path)
      await context.close()
      return row
    }
    try {
      const [product = ''] = await fetchProductPaths(shop)
      const fill = ({ request }: BrowserContext) => fillCart(request, product)
      const rows = [
        await visit('content page, empty cart', PAGE),
        await visit('content page, filled cart', PAGE, fill),
        await visit('home', '/'),
        await visit('list', '/shop'),
        await visit('product', product),
        await visit('cart, empty', '/cart'),
        await visit('cart', '/cart', fill),
        await visit('studio, first load', '/config'),
      ]
      if (shop.signInUrl) rows.push(await visit('studio, up to the home screen', shop.signInUrl))
      console.log('The bytes loaded for one page, in KB of 1,024 bytes, gzip:\n')
      printTable(['page', 'scripts KB', 'script files', 'styles KB', 'all KB', 'requests'], rows)
    } finally {
      await browser.close()
    }
  })
}

async function measureWeight(page: Page, name: string, path: string) {
  const kinds: { readonly kind: string; readonly bytes: number }[] = []
  const reading: Promise<unknown>[] = []
  page.on('requestfinished', (request) => {
    const sizes = request.sizes()
    reading.push(
      sizes.then(({ responseBodySize }) =>
        kinds.push({ kind: request.resourceType(), bytes: responseBodySize }),
      ),
    )
  })
  await page.goto(path, { waitUntil: 'networkidle' })
  // The sign-in link waits for a click, so that previews of email programs do not use it up.
  const enter = page.getByRole('button', { name: 'Continue to studio' })
  if (path.includes('#') && (await enter.isVisible())) {
    await enter.click()
    await page.getByRole('heading', { name: 'Home', level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
  }
  await Promise.all(reading)
  const ofKind = (kind: string) => kinds.filter((each) => each.kind === kind)
  const kb = (list: typeof kinds) => list.reduce((sum, { bytes }) => sum + bytes, 0) / 1024
  return [
    name,
    kb(ofKind('script')),
    ofKind('script').length,
    kb(ofKind('stylesheet')),
    kb(kinds),
    kinds.length,
  ] as const
}

const productJson = z.object({
  item: z.object({ id: z.string(), variants: z.array(z.object({ sku: z.string() })) }),
})

/** Adds a product to the visitor's cart, like the script of the product page. */
async function fillCart(request: APIRequestContext, product: string): Promise<void> {
  const { item } = productJson.parse(await (await request.get(`${product}?format=json`)).json())
  await request.get(CART)
  const { cookies } = await request.storageState()
  const crumb = cookies.find(({ name }) => name === 'crumb')?.value ?? ''
  const added = await request.post(`${CART}/entries`, {
    headers: { 'x-csrf-token': crumb },
    data: { itemId: item.id, sku: item.variants[0]?.sku ?? null, quantity: 1 },
  })
  if (!added.ok()) throw new Error(`The product was not added:  ${await added.text()}`)
}
