import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build, type Manifest } from 'vite'
import { afterAll, beforeAll, expect, it } from 'vitest'

const KB = 1024
const START = 'src/start.ts'

let folder: string
let manifest: Manifest

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-tracking-'))
  const configFile = fileURLToPath(new URL('../vite.config.ts', import.meta.url))
  await build({ configFile, logLevel: 'warn', build: { outDir: folder } })
  manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'))
})

afterAll(() => rm(folder, { recursive: true }))

/** Measures a chunk and what it imports, gzipped, in bytes. */
async function measureGzipped(key: string): Promise<number> {
  let bytes = 0
  for (const each of [key, ...(manifest[key]?.imports ?? [])])
    bytes += gzipSync(await readFile(join(folder, manifest[each]?.file ?? ''))).length
  return bytes
}

it('loads at most 5 KB for the census, cookies, errors and page speed together', async () => {
  expect(await measureGzipped(START)).toBeLessThanOrEqual(5 * KB)
})

it('loads at most 3 KB more for the events of the shop, and 1 KB for pages of products and lessons, only where they are used', async () => {
  const key = 'src/events/watch-shop.ts'
  expect(manifest[START]?.dynamicImports).toEqual([key])
  const bytes = await measureGzipped(key)
  expect(bytes).toBeLessThanOrEqual(3 * KB + (await measureGzipped(START)))
  const page = 'src/events/watch-page.ts'
  expect(manifest[key]?.dynamicImports).toEqual([page])
  expect(await measureGzipped(page)).toBeLessThanOrEqual(KB + bytes)
})
