import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fetched } from './fetched.ts'
import { freePort, type Shop } from './product.ts'
import { percentile, printTable } from './table.ts'
import { type Load, load } from './wrk.ts'

const SECONDS = 4
const RUNS = 3

/** Pages given from memory, beside a bare `node:http` server that has the same bytes and headers. */
export async function cached(shop: Shop, paths: readonly string[], accept = '*/*'): Promise<void> {
  const rows = []
  for (const path of paths) {
    const whole = { url: new URL(path, shop.url).href, pid: shop.pid }
    const bare = await bareServer(whole.url, accept)
    try {
      await load(bare, 1, accept)
      await load(whole, 1, accept)
      const pairs: { readonly bare: Load; readonly ours: Load }[] = []
      for (let run = 0; run < RUNS; run += 1)
        pairs.push({
          bare: await load(bare, SECONDS, accept),
          ours: await load(whole, SECONDS, accept),
        })
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
async function bareServer(url: string, accept: string) {
  const { reply, bytes } = await fetched(url, undefined, { accept })
  const skipped = ['date', 'connection', 'keep-alive']
  const headers = reply.rawHeaders.flatMap((name, index, all) =>
    index % 2 === 0 && !skipped.includes(name.toLowerCase()) ? [name, all[index + 1]] : [],
  )
  const file = join(tmpdir(), `vitrine-bench-bare-${process.pid}.json`)
  writeFileSync(file, JSON.stringify({ headers, body: bytes.toString('base64') }))
  const port = await freePort()
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
