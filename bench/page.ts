import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync, writeFileSync } from 'node:fs'
import { Agent, get, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { runningAt } from '../packages/server/src/db/embedded.ts'
import { processorMs } from './processes.ts'
import { freePort, productPaths, type Shop, withShop } from './product.ts'
import { percentile, printTable } from './table.ts'
import { type Load, load } from './wrk.ts'

const SECONDS = 4
const RUNS = 3
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

async function cached(shop: Shop, paths: readonly string[]): Promise<void> {
  const rows = []
  for (const path of paths) {
    const whole = { url: new URL(path, shop.url).href, pid: shop.pid }
    const bare = await bareServer(whole.url)
    try {
      await load(bare, 1)
      await load(whole, 1)
      const pairs: { readonly bare: Load; readonly ours: Load }[] = []
      for (let run = 0; run < RUNS; run += 1)
        pairs.push({ bare: await load(bare, SECONDS), ours: await load(whole, SECONDS) })
      const ratios = pairs.map(({ ours, bare }) => ours.rate / bare.rate)
      const middle = (of: (pair: (typeof pairs)[number]) => number) => percentile(pairs.map(of))
      rows.push([
        path,
        bare.bytes,
        middle(({ ours }) => ours.rate),
        middle(({ bare }) => bare.rate),
        percentile(ratios),
        `${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)}`,
        middle(({ ours }) => ours.cpuMs * 1_000),
        middle(({ bare }) => bare.cpuMs * 1_000),
        middle(({ ours }) => ours.p50Ms),
        middle(({ ours }) => ours.p99Ms),
        pairs.reduce((sum, { ours }) => sum + ours.errors, 0),
      ])
    } finally {
      bare.stop()
    }
  }
  console.log(
    `Cached page, wrk -t1 -c16, ${RUNS} runs of ${SECONDS} s each way in turn, medians:\n`,
  )
  const costs = ['our CPU µs', 'bare CPU µs', 'p50 ms', 'p99 ms', 'errors']
  printTable(
    ['page', 'bytes', 'ours /s', 'bare node:http /s', 'ours / bare', 'of each run', ...costs],
    rows,
  )
}

/** A server that does nothing but send what `url` answers: the same headers, the same bytes. */
async function bareServer(url: string) {
  const { reply, text } = await fetched(url)
  const skipped = ['date', 'connection', 'keep-alive']
  const headers = reply.rawHeaders.flatMap((name, index, all) =>
    index % 2 === 0 && !skipped.includes(name.toLowerCase()) ? [name, all[index + 1]] : [],
  )
  const file = join(tmpdir(), `vitrine-bench-bare-${process.pid}.json`)
  writeFileSync(file, JSON.stringify({ headers, body: text }))
  const port = await freePort()
  const script = fileURLToPath(new URL('bare-server.js', import.meta.url))
  const child = spawn(process.execPath, [script, file, String(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  rmSync(file)
  return {
    url: `http://127.0.0.1:${port}/`,
    bytes: Buffer.byteLength(text),
    pid: child.pid ?? 0,
    stop: () => child.kill('SIGKILL'),
  }
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

/** How many product pages went past what is kept, by the server's own count. */
async function drawnPages(shop: Shop): Promise<number> {
  const metrics = await (await fetch(`${shop.url}/metrics`)).text()
  const line = /^http_requests_total\{[^}]*route="\/:collection\/p\/:item"[^}]*\} (\d+)/m
  return Number(line.exec(metrics)?.[1] ?? 0)
}

async function fetched(
  url: string,
  agent?: Agent,
): Promise<{ readonly reply: IncomingMessage; readonly text: string }> {
  return new Promise((done, failed) => {
    get(url, agent ? { agent } : {}, (reply) => {
      const chunks: Buffer[] = []
      reply.on('data', (chunk: Buffer) => chunks.push(chunk))
      reply.on('end', () => {
        const text = Buffer.concat(chunks).toString()
        if (reply.statusCode === 200) done({ reply, text })
        else failed(new Error(`${url} answered ${reply.statusCode}`))
      })
    }).on('error', failed)
  })
}
