import { Agent } from 'node:http'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import {
  connect,
  createFolderStore,
  findRunningUrl,
  formatAssetUrl,
  storeImage,
} from '../packages/server/src/index.ts'
import { compareCachedPages } from './bare-comparison.ts'
import { fetchPage } from './fetch-page.ts'
import { measureMemory } from './processes.ts'
import { type Shop, withShop } from './shop.ts'
import { computePercentile, printTable } from './table.ts'

const ORIGINALS = 20
/** The size of the originals: twelve million pixels. */
const [WIDTH, HEIGHT] = [4_000, 3_000]
const WEBP = 'image/webp,*/*'
const TODAY = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8'

/**
 * Measures the first and the cached response of an image at a new width, and the memory while many
 * are resized.
 */
export async function images(): Promise<void> {
  await withShop(async (shop, dataDir) => {
    const urls = await createOriginals(shop, dataDir)
    const agent = new Agent({ keepAlive: true })
    try {
      await measureFirstViews(urls, agent)
      console.log('')
      await compareCachedPages(shop, [`${new URL(urls[0] ?? '').pathname}?format=1000w`], WEBP)
      console.log('')
      await measurePeakMemory(shop, urls, agent)
    } finally {
      agent.destroy()
    }
  })
}

/** Creates different photographs of one scene, with the noise of a camera. */
async function createOriginals(shop: Shop, dataDir: string): Promise<readonly string[]> {
  const scene = new URL('../themes/kiln/assets/pictures/shelf.webp', import.meta.url)
  const { db, pool } = connect((await findRunningUrl(join(dataDir, 'postgres'))) ?? '')
  const files = createFolderStore(join(dataDir, 'files'))
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
      const asset = await storeImage({ db, files }, rows[0]?.id ?? '', {
        bytes,
        filename: `${index}.jpg`,
      })
      sizes.push(bytes.byteLength / 1e6)
      urls.push(new URL(formatAssetUrl(asset), shop.url).href)
    }
  } finally {
    await pool.end()
  }
  console.log(
    `${ORIGINALS} photographs of ${WIDTH} × ${HEIGHT} px, JPEG, ${computePercentile(sizes).toFixed(1)} MB each.\n`,
  )
  return urls
}

async function measureFirstViews(urls: readonly string[], agent: Agent): Promise<void> {
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
      const { reply, bytes } = await fetchPage(`${url}?format=${format}`, agent, { accept })
      times.push(performance.now() - began)
      sizes.push(bytes.byteLength / 1_000)
      type = reply.headers['content-type'] ?? ''
    }
    // The first request starts the image process.
    if (rows.length === 0) firsts.push(times.shift() ?? 0)
    rows.push([
      `${format}, ${type}`,
      times.length,
      computePercentile(sizes),
      computePercentile(times),
      computePercentile(times, 0.95),
      Math.max(...times),
    ])
  }
  console.log('First response at a new width, one after the other:\n')
  printTable(['copy', 'n', 'KB', 'p50 ms', 'p95 ms', 'max ms'], rows)
  console.log(
    `\nThe first of all, which starts the image process: ${computePercentile(firsts).toFixed(0)} ms.`,
  )
}

/**
 * Measures memory while a page with twenty images requests all at once, and then their AVIF copies.
 */
async function measurePeakMemory(shop: Shop, urls: readonly string[], agent: Agent): Promise<void> {
  const before = measureMemory(shop.pid)
  let peak = before
  let isOver = false
  const watching = (async () => {
    while (!isOver) {
      const now = measureMemory(shop.pid)
      if (now.pssMB > peak.pssMB) peak = now
      await pause(25)
    }
  })()
  const began = performance.now()
  const ask = (url: string) => fetchPage(`${url}?format=750w`, agent, { accept: TODAY })
  await Promise.all(urls.map(ask))
  const allMs = performance.now() - began
  for (const url of urls)
    while ((await ask(url)).reply.headers['content-type'] !== 'image/avif') await pause(100)
  const avifMs = performance.now() - began
  isOver = true
  await watching
  console.log(`Memory of all processes, ${urls.length} images at once at a new width:\n`)
  printTable(
    ['', 'processes', 'PSS MB', 'RSS MB'],
    [
      ['before', before.processes, before.pssMB, before.rssMB],
      ['maximum', peak.processes, peak.pssMB, peak.rssMB],
    ],
  )
  console.log(
    `\nAll images were served as WebP after ${(allMs / 1_000).toFixed(1)} s, and as AVIF after ${(avifMs / 1_000).toFixed(1)} s.`,
  )
}
