import { type APIRequestContext, type BrowserContext, chromium, type Page } from '@playwright/test'
import { z } from 'zod'
import { ensureChromium } from '../scripts/chromium.js'
import { productPaths, withShop } from './product.ts'
import { printTable } from './table.ts'

const PAGE = '/about'
const CART = '/api/commerce/shopping-cart'
/** Brotli is made when it is first asked for and given later: gzip is the same each time. */
const GZIP = { 'accept-encoding': 'gzip' }

/** The weight of pages in a real browser: what came over the network, packed as it was sent. */
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
      const row = await weigh(await context.newPage(), name, path)
      await context.close()
      return row
    }
    try {
      const [product = ''] = await productPaths(shop)
      const withSomething = ({ request }: BrowserContext) => fillCart(request, product)
      const rows = [
        await visit('content page, empty cart', PAGE),
        await visit('content page, something in the cart', PAGE, withSomething),
        await visit('home', '/'),
        await visit('list', '/shop'),
        await visit('product', product),
        await visit('cart, empty', '/cart'),
        await visit('cart', '/cart', withSomething),
        await visit('studio, first load', '/config'),
      ]
      if (shop.signInUrl) rows.push(await visit('studio, to the orders', shop.signInUrl))
      console.log('What one page loads, in KB of 1 024 bytes as they were sent, gzip:\n')
      printTable(['page', 'scripts KB', 'script files', 'styles KB', 'all KB', 'requests'], rows)
    } finally {
      await browser.close()
    }
  })
}

async function weigh(page: Page, name: string, path: string) {
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
  // The owner's link waits for a press, which link previews of mail programs do not make.
  const enter = page.getByRole('button', { name: 'Enter the studio' })
  if (path.includes('#') && (await enter.isVisible())) {
    await enter.click()
    await page.getByRole('heading', { name: 'Orders' }).waitFor()
    await page.waitForLoadState('networkidle')
  }
  await Promise.all(reading)
  const of = (kind: string) => kinds.filter((each) => each.kind === kind)
  const kb = (list: typeof kinds) => list.reduce((sum, { bytes }) => sum + bytes, 0) / 1024
  return [
    name,
    kb(of('script')),
    of('script').length,
    kb(of('stylesheet')),
    kb(kinds),
    kinds.length,
  ] as const
}

const productJson = z.object({
  item: z.object({ id: z.string(), variants: z.array(z.object({ sku: z.string() })) }),
})

/** Puts a product into the visitor's cart, as the product page's script does. */
async function fillCart(request: APIRequestContext, product: string): Promise<void> {
  const { item } = productJson.parse(await (await request.get(`${product}?format=json`)).json())
  await request.get(CART)
  const { cookies } = await request.storageState()
  const crumb = cookies.find(({ name }) => name === 'crumb')?.value ?? ''
  const added = await request.post(`${CART}/entries`, {
    headers: { 'x-csrf-token': crumb },
    data: { itemId: item.id, sku: item.variants[0]?.sku ?? null, quantity: 1 },
  })
  if (!added.ok()) throw new Error(`Nothing was added: ${await added.text()}`)
}
