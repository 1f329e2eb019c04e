// vitrine.ts catalogue: prints the catalogue to import. vitrine.ts measure BASE SERVER_PID PG_PID:
// measures and prints lines like the other peers.
import { z } from 'zod'
import { newId } from '../../packages/server/src/index.ts'
import { Carts, type CartHeaders } from './carts.ts'
import { formatCatalogueCsv, formatSku } from './catalogue.ts'
import type { Line } from './tools.ts'
import { run } from './wrk-requests.ts'

const [mode, base = '', server, postgres] = process.argv.slice(2)
const benchDir = process.env['BENCH_DIR'] ?? ''
const seconds = Number(process.env['PEERS_DUR'] ?? 10)
const who = { server: Number(server), extra: { pg: Number(postgres) } }
const common = { who, base, seconds }
const ENTRIES = '/api/commerce/shopping-cart/entries'
/**
 * The carts per second of measurement by the number of clients: more than are used, since each is
 * used once.
 */
const CARTS_A_SECOND = { 1: 1_500, 16: 4_000 } as const
const ORDERS_A_SECOND = 1_000

if (mode === 'catalogue') process.stdout.write(formatCatalogueCsv())
else await measure()

async function measure(): Promise<void> {
  const products = Array.from({ length: 24 }, (_, index) => `/shop/p/product-${index}?format=json`)
  const items = []
  for (const path of products) items.push(await fetchItemId(path))
  const carts = await Carts.open(base, items)
  const [own] = await carts.createCopies(1)
  if (!own) throw new Error('No cart was created')
  const json = { 'content-type': 'application/json' }
  const sixth = JSON.stringify({ itemId: items[6], sku: formatSku(6, 'L'), quantity: 1 })
  const add = (action: string, conc: 1 | 16, who: readonly CartHeaders[]) =>
    run(benchDir, {
      ...common,
      action,
      conc,
      method: 'POST',
      headers: json,
      body: sixth,
      requests: who.map((headers) => ({ path: ENTRIES, headers })),
    })

  const read = [{ path: '/api/commerce/shopping-cart', headers: own }]
  await run(benchDir, { ...common, action: 'warm-up', conc: 16, seconds: 2, requests: read })
  for (const conc of [1, 16])
    await run(benchDir, { ...common, action: 'cart.get', conc, requests: read })
  const pages = products.map((path) => ({ path }))
  for (const conc of [1, 16])
    await run(benchDir, { ...common, action: 'product.get', conc, requests: pages })
  for (const conc of [1, 16] as const) {
    const fresh = await carts.createCopies(CARTS_A_SECOND[conc] * seconds)
    assertUsedOnce(await add('cart.add.6th-line', conc, fresh), fresh.length)
  }
  for (const conc of [1, 16] as const)
    await add('cart.add.own', conc, await carts.createCopies(conc))
  await completeOrders(carts)
  await carts.close()
}

/**
 * Measures a whole checkout in one request: address, PREPARE, PAY with the test provider and
 * FINALIZE.
 */
async function completeOrders(carts: Carts): Promise<void> {
  await carts.openCheckout()
  const { version, totalMinor } = carts.checkoutState
  const form = {
    firstName: 'Bench',
    lastName: 'Buyer',
    address1: '1 Road',
    city: 'A',
    country: 'GB',
    postalCode: 'SB4 7QT',
    paymentOutcome: 'approve',
    version: String(version),
    expectedTotal: String(totalMinor),
  }
  for (const [action, conc] of [
    // The first orders of a process and of each connection are compiled and planned.
    ['warm-up', 16],
    ['checkout.complete', 1],
    ['checkout.complete', 16],
  ] as const) {
    const buyers = await carts.createCopies(ORDERS_A_SECOND * seconds)
    const before = await carts.countPlacedOrders()
    const line = await run(benchDir, {
      ...common,
      action,
      conc,
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
      },
      requests: buyers.map((headers) => {
        // Each buyer has an email address of their own, and so a row of their own among the customers.
        const email = `${newId()}@example.com`
        const body = new URLSearchParams({ ...form, email }).toString()
        return { path: '/checkout', headers, body }
      }),
    })
    assertUsedOnce(line, buyers.length)
    const placed = (await carts.countPlacedOrders()) - before
    // Orders still running at the end are placed, but their responses are not counted.
    if (placed < line.n) throw new Error(`${line.n} responses, but only ${placed} orders`)
  }
}

function assertUsedOnce({ action, n, errors }: Line, carts: number): void {
  if (errors > 0) throw new Error(`${action}: ${errors} of ${n} failed`)
  if (n > carts) throw new Error(`${action}: ${n} requests for ${carts} carts`)
}

async function fetchItemId(path: string): Promise<string> {
  const answer: unknown = await (await fetch(base + path)).json()
  return z.object({ item: z.object({ id: z.string() }) }).parse(answer).item.id
}
