import { Agent } from 'node:http'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import { connect } from '../packages/server/src/platform/db/db.ts'
import { runningAt } from '../packages/server/src/platform/db/embedded.ts'
import { assetUrl } from '../packages/server/src/platform/files/asset-url.ts'
import { folderStore } from '../packages/server/src/platform/files/folder-store.ts'
import { storePicture } from '../packages/server/src/platform/files/store-picture.ts'
import { cached } from './beside-bare.ts'
import { fetched } from './fetched.ts'
import { memoryOf } from './processes.ts'
import { type Shop, withShop } from './product.ts'
import { percentile, printTable } from './table.ts'

const ORIGINALS = 20
/** Twelve million pixels. */
const [WIDTH, HEIGHT] = [4_000, 3_000]
const WEBP = 'image/webp,*/*'
const TODAY = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8'

/** A picture seen at a new width, seen again, and the memory while many are worked on. */
export async function images(): Promise<void> {
  await withShop(async (shop, dataDir) => {
    const urls = await originals(shop, dataDir)
    const agent = new Agent({ keepAlive: true })
    try {
      await firstViews(urls, agent)
      console.log('')
      await cached(shop, [`${new URL(urls[0] ?? '').pathname}?format=1000w`], WEBP)
      console.log('')
      await memory(shop, urls, agent)
    } finally {
      agent.destroy()
    }
  })
}

/** Photographs of one scene, no two alike, with the grain that a camera leaves. */
async function originals(shop: Shop, dataDir: string): Promise<readonly string[]> {
  const scene = new URL('../themes/kiln/assets/pictures/shelf.webp', import.meta.url)
  const { db, pool } = connect((await runningAt(join(dataDir, 'postgres'))) ?? '')
  const files = folderStore(join(dataDir, 'files'))
  const { rows } = await pool.query<{ id: string }>('select id from site')
  const urls: string[] = []
  const sizes: number[] = []
  try {
    for (let index = 0; index < ORIGINALS; index += 1) {
      const grain = await sharp({
        create: {
          width: WIDTH,
          height: HEIGHT,
          channels: 3,
          background: '#808080',
          noise: { type: 'gaussian', mean: 128, sigma: 30 + index / 4 },
        },
      })
        .png({ compressionLevel: 0 })
        .toBuffer()
      const bytes = await sharp(scene.pathname)
        .resize(WIDTH, HEIGHT, { fit: 'cover' })
        .modulate({ hue: index * 7 })
        .composite([{ input: grain, blend: 'soft-light' }])
        .jpeg({ quality: 88 })
        .toBuffer()
      const asset = await storePicture({ db, files }, rows[0]?.id ?? '', {
        bytes,
        filename: `${index}.jpg`,
      })
      sizes.push(bytes.byteLength / 1e6)
      urls.push(new URL(assetUrl(asset), shop.url).href)
    }
  } finally {
    await pool.end()
  }
  console.log(
    `${ORIGINALS} photographs of ${WIDTH} × ${HEIGHT} px, JPEG, ${percentile(sizes).toFixed(1)} MB each.\n`,
  )
  return urls
}

async function firstViews(urls: readonly string[], agent: Agent): Promise<void> {
  const rows: (string | number)[][] = []
  const firsts: number[] = []
  for (const [format, accept] of [
    ['1000w', WEBP],
    ['500w', WEBP],
    ['1000w', '*/*'],
  ] as const) {
    const times: number[] = []
    const sizes: number[] = []
    let type = ''
    for (const url of urls) {
      const began = performance.now()
      const { reply, bytes } = await fetched(`${url}?format=${format}`, agent, { accept })
      times.push(performance.now() - began)
      sizes.push(bytes.byteLength / 1_000)
      type = reply.headers['content-type'] ?? ''
    }
    // The process that works on pictures starts with the first.
    if (rows.length === 0) firsts.push(times.shift() ?? 0)
    rows.push([
      `${format}, ${type}`,
      times.length,
      percentile(sizes),
      percentile(times),
      percentile(times, 0.95),
      Math.max(...times),
    ])
  }
  console.log('First view at a new width, one after the other:\n')
  printTable(['copy', 'n', 'KB', 'p50 ms', 'p95 ms', 'max ms'], rows)
  console.log(`\nThe very first, which starts the process: ${percentile(firsts).toFixed(0)} ms.`)
}

/** All at once, as a page with twenty pictures asks; then what is made beside for the next visitor. */
async function memory(shop: Shop, urls: readonly string[], agent: Agent): Promise<void> {
  const before = memoryOf(shop.pid)
  let peak = before
  let isOver = false
  const watching = (async () => {
    while (!isOver) {
      const now = memoryOf(shop.pid)
      if (now.pssMB > peak.pssMB) peak = now
      await pause(25)
    }
  })()
  const began = performance.now()
  const ask = (url: string) => fetched(`${url}?format=750w`, agent, { accept: TODAY })
  await Promise.all(urls.map(ask))
  const allMs = performance.now() - began
  for (const url of urls)
    while ((await ask(url)).reply.headers['content-type'] !== 'image/avif') await pause(100)
  const besideMs = performance.now() - began
  isOver = true
  await watching
  console.log(`Memory of all processes, ${urls.length} pictures at once at a new width:\n`)
  printTable(
    ['', 'processes', 'PSS MB', 'RSS MB'],
    [
      ['before', before.processes, before.pssMB, before.rssMB],
      ['at most', peak.processes, peak.pssMB, peak.rssMB],
    ],
  )
  console.log(
    `\nAll were there in WebP after ${(allMs / 1_000).toFixed(1)} s, and in AVIF after ${(besideMs / 1_000).toFixed(1)} s.`,
  )
}
