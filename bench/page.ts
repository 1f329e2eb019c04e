import { Agent } from 'node:http'
import { join } from 'node:path'
import pg from 'pg'
import { runningAt } from '../packages/server/src/platform/db/embedded.ts'
import { cached } from './beside-bare.ts'
import { fetched } from './fetched.ts'
import { processorMs } from './processes.ts'
import { productPaths, type Shop, withShop } from './product.ts'
import { percentile, printTable } from './table.ts'

/** How often every product's page is drawn anew. */
const ROUNDS = 12
/** Until the machine code is there. */
const WARM_UP_ROUNDS = 3

/** Published pages: given from memory beside a bare server with the same bytes, and drawn anew. */
export async function page(): Promise<void> {
  await withShop(async (shop, dataDir) => {
    const products = await productPaths(shop)
    const [product] = products
    if (product === undefined) throw new Error('The demo shop has products')
    await cached(shop, ['/', product])
    console.log('')
    await uncached(shop, dataDir, products)
  })
}

/**
 * After each change of content every product page is asked for once, one after the other: nothing is
 * kept of any. The times are the client's and hold what loopback and HTTP cost.
 */
async function uncached(shop: Shop, dataDir: string, paths: readonly string[]): Promise<void> {
  const database = await runningAt(join(dataDir, 'postgres'))
  const client = new pg.Client({ connectionString: database })
  await client.connect()
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  let usedMs = 0
  const firsts: number[] = []
  const others: number[] = []
  try {
    for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round += 1) {
      await client.query(`select pg_notify('content', id::text) from site`)
      // The server hears of it on another connection; an answer through the same door is later.
      await client.query('select pg_sleep(0.02)')
      if (round === 0) usedMs = -processorMs(shop.pid)
      for (const [index, path] of paths.entries()) {
        const began = performance.now()
        await fetched(new URL(path, shop.url).href, agent)
        const tookMs = performance.now() - began
        if (round >= 0) (index === 0 ? firsts : others).push(tookMs)
      }
    }
    usedMs += processorMs(shop.pid)
  } finally {
    agent.destroy()
    await client.end()
  }
  const all = [...firsts, ...others]
  console.log(`Product page drawn anew, ${paths.length} products × ${ROUNDS} changes of content:\n`)
  printTable(
    ['', 'n', 'p50 ms', 'p95 ms', 'max ms'],
    [
      ['all', all.length, percentile(all), percentile(all, 0.95), Math.max(...all)],
      [
        'the first after a change',
        firsts.length,
        percentile(firsts),
        percentile(firsts, 0.95),
        Math.max(...firsts),
      ],
    ],
  )
  console.log(
    `\nProcessor time of the product, its database included: ${(usedMs / all.length).toFixed(2)} ms a page.`,
  )
  console.log(
    `Drawn in all: ${await drawnPages(shop)}; asked for: ${paths.length * (ROUNDS + WARM_UP_ROUNDS)}.`,
  )
}

/** How many pages went past what is kept, by the server's own count. */
async function drawnPages(shop: Shop): Promise<number> {
  const metrics = await (await fetch(`${shop.url}/metrics`)).text()
  const line = /^http_requests_total\{[^}]*route="\/\*"[^}]*\} (\d+)/m
  return Number(line.exec(metrics)?.[1] ?? 0)
}
