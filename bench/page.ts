import { Agent } from 'node:http'
import { join } from 'node:path'
import pg from 'pg'
import { findRunningUrl } from '../packages/server/src/index.ts'
import { compareCachedPages } from './bare-comparison.ts'
import { fetchPage } from './fetch-page.ts'
import { measureProcessorMs } from './processes.ts'
import { fetchProductPaths, type Shop, withShop } from './shop.ts'
import { computePercentile, printTable } from './table.ts'

/** The number of rounds in which every product page is requested. */
const ROUNDS = 12
/** The number of rounds until the code is compiled. */
const WARM_UP_ROUNDS = 3

/**
 * Measures published pages: cached ones compared with a bare server that sends the same bytes, and
 * uncached ones.
 */
export async function page(): Promise<void> {
  await withShop(async (shop, dataDir) => {
    const products = await fetchProductPaths(shop)
    const [product] = products
    if (product === undefined) throw new Error('The demo shop has no products')
    await compareCachedPages(shop, ['/', product])
    console.log('')
    await measureRendering(shop, dataDir, products)
    console.log('')
    await countRedraws(shop, dataDir, ['/', '/shop', ...products])
  })
}

/**
 * Requests every product page once after each change of content, one after the other; nothing is
 * cached. The client measures the times, so they include HTTP and the loopback device.
 */
async function measureRendering(
  shop: Shop,
  dataDir: string,
  paths: readonly string[],
): Promise<void> {
  const database = await findRunningUrl(join(dataDir, 'postgres'))
  const client = new pg.Client({ connectionString: database })
  await client.connect()
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  let usedMs = 0
  const firsts: number[] = []
  const others: number[] = []
  try {
    for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round += 1) {
      await client.query(`select pg_notify('content', id::text) from site`)
      // The server is notified on another connection, which this one does not wait for.
      await client.query('select pg_sleep(0.02)')
      if (round === 0) usedMs = -measureProcessorMs(shop.pid)
      for (const [index, path] of paths.entries()) {
        const began = performance.now()
        await fetchPage(new URL(path, shop.url).href, agent)
        const tookMs = performance.now() - began
        if (round >= 0) (index === 0 ? firsts : others).push(tookMs)
      }
    }
    usedMs += measureProcessorMs(shop.pid)
  } finally {
    agent.destroy()
    await client.end()
  }
  const all = [...firsts, ...others]
  console.log(`Uncached product page,  ${paths.length} products × ${ROUNDS} changes of content:\n`)
  printTable(
    ['', 'n', 'p50 ms', 'p95 ms', 'max ms'],
    [
      ['all', all.length, computePercentile(all), computePercentile(all, 0.95), Math.max(...all)],
      [
        'the first after a change',
        firsts.length,
        computePercentile(firsts),
        computePercentile(firsts, 0.95),
        Math.max(...firsts),
      ],
    ],
  )
  console.log(
    `\nProcessor time of the product, including its database:  ${(usedMs / all.length).toFixed(2)} ms per page.`,
  )
  console.log(
    `Rendered:  ${await countRenderedPages(shop)}; requested:  ${paths.length * (ROUNDS + WARM_UP_ROUNDS)}.`,
  )
}

/** Counts the pages that are rendered anew after the sale of one unit, and after the last one. */
async function countRedraws(shop: Shop, dataDir: string, paths: readonly string[]): Promise<void> {
  const client = new pg.Client({
    connectionString: await findRunningUrl(join(dataDir, 'postgres')),
  })
  await client.connect()
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const requestAll = async () => {
    const before = await countRenderedPages(shop)
    for (const path of paths) await fetchPage(new URL(path, shop.url).href, agent)
    return (await countRenderedPages(shop)) - before
  }
  const sell = async (quantity: string) => {
    await client.query(
      `update stock set committed = committed + ${quantity} where variant_id = (
         select variant_id from stock where not unlimited and not backorder
         and on_hand - committed > 2 order by variant_id limit 1)`,
    )
    await client.query('select pg_sleep(0.1)')
    return requestAll()
  }
  try {
    await requestAll()
    const again = await requestAll()
    const one = await sell('1')
    console.log(
      `Of ${paths.length} cached pages, rendered anew:  ${again} without a change, ` +
        `${one} after the sale of one unit, ${await sell('on_hand - committed')} after the last.`,
    )
  } finally {
    agent.destroy()
    await client.end()
  }
}

/** Returns the number of pages that were rendered, by the server's own count. */
async function countRenderedPages(shop: Shop): Promise<number> {
  const metrics = await (await fetch(`${shop.url}/metrics`)).text()
  const line = /^http_requests_total\{[^}]*route="\/\*"[^}]*\} (\d+)/m
  return Number(line.exec(metrics)?.[1] ?? 0)
}
