import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fetchPage } from './fetch-page.ts'
import { findFreePort, type Shop } from './shop.ts'
import { computePercentile, printTable } from './table.ts'
import { type Load, measureLoad } from './wrk.ts'

const SECONDS = 4
const RUNS = 3

/**
 * Measures cached pages, compared with a bare `node:http` server that sends the same headers and
 * bytes.
 */
export async function compareCachedPages(
  shop: Shop,
  paths: readonly string[],
  accept = '*/*',
): Promise<void> {
  const rows = []
  for (const path of paths) {
    const target = { url: new URL(path, shop.url).href, pid: shop.pid }
    const bare = await startBareServer(target.url, accept)
    try {
      await measureLoad(bare, 1, accept)
      await measureLoad(target, 1, accept)
      const pairs: { readonly bare: Load; readonly ours: Load }[] = []
      for (let run = 0; run < RUNS; run += 1)
        pairs.push({
          bare: await measureLoad(bare, SECONDS, accept),
          ours: await measureLoad(target, SECONDS, accept),
        })
      const ratios = pairs.map(({ ours, bare }) => ours.rate / bare.rate)
      const median = (getValue: (pair: (typeof pairs)[number]) => number) =>
        computePercentile(pairs.map(getValue))
      rows.push([
        path,
        bare.bytes,
        median(({ ours }) => ours.rate),
        median(({ bare }) => bare.rate),
        computePercentile(ratios),
        `${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)}`,
        median(({ ours }) => ours.cpuMs * 1_000),
        median(({ bare }) => bare.cpuMs * 1_000),
        median(({ ours }) => ours.p50Ms),
        median(({ ours }) => ours.p99Ms),
        pairs.reduce((sum, { ours }) => sum + ours.errors, 0),
      ])
    } finally {
      bare.stop()
    }
  }
  console.log(
    `Cached page, wrk -t1 -c16, ${RUNS} runs of ${SECONDS} s for each server in turn, medians:\n`,
  )
  const costs = ['our CPU µs', 'bare CPU µs', 'p50 ms', 'p99 ms', 'errors']
  printTable(
    ['page', 'bytes', 'ours /s', 'bare node:http /s', 'ours / bare', 'of each run', ...costs],
    rows,
  )
}

/** Starts a server that only sends the response of `url`, with the same headers and bytes. */
async function startBareServer(url: string, accept: string) {
  const { reply, bytes } = await fetchPage(url, undefined, { accept })
  const skipped = ['date', 'connection', 'keep-alive']
  const headers = reply.rawHeaders.flatMap((name, index, all) =>
    index % 2 === 0 && !skipped.includes(name.toLowerCase()) ? [name, all[index + 1]] : [],
  )
  const file = join(tmpdir(), `vitrine-bench-bare-${process.pid}.json`)
  writeFileSync(file, JSON.stringify({ headers, body: bytes.toString('base64') }))
  const port = await findFreePort()
  const script = fileURLToPath(new URL('bare-server.js', import.meta.url))
  const child = spawn(process.execPath, [script, file, String(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  rmSync(file)
  return {
    url: `http://127.0.0.1:${port}/`,
    bytes: bytes.byteLength,
    pid: child.pid ?? 0,
    stop: () => child.kill('SIGKILL'),
  }
}
