import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build, type Manifest } from 'vite'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'

const KB = 1024
const BOOTSTRAP = 'src/bootstrap.ts'
const FIRST_ISLAND = 'src/islands/add-to-cart/island.tsx'

let folder: string
let manifest: Manifest

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-storefront-'))
  const configFile = fileURLToPath(new URL('../vite.config.ts', import.meta.url))
  // With NODE_ENV=test React would be built for development.
  vi.stubEnv('NODE_ENV', 'production')
  await build({ configFile, logLevel: 'warn', build: { outDir: folder } })
  vi.unstubAllEnvs()
  manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'))
})

afterAll(() => rm(folder, { recursive: true }))

/** Returns the chunks that are loaded with `key`. */
function findLoadedChunks(key: string): ReadonlySet<string> {
  const found = new Set<string>()
  const add = (each: string) => {
    if (found.has(each)) return
    found.add(each)
    manifest[each]?.imports?.forEach(add)
  }
  add(key)
  return found
}

/** Measures the gzipped size of the chunks, in bytes. */
async function measureGzipped(keys: Iterable<string>): Promise<number> {
  let bytes = 0
  for (const key of keys) {
    const file = manifest[key]?.file
    if (file) bytes += gzipSync(await readFile(join(folder, file))).length
  }
  return bytes
}

it('loads at most 3 KB on a page without islands', async () => {
  expect(manifest[BOOTSTRAP]?.css).toBeUndefined()
  expect(await measureGzipped(findLoadedChunks(BOOTSTRAP))).toBeLessThanOrEqual(3 * KB)
})

it('loads at most 75 KB on a page with one island, including React', async () => {
  expect(await measureGzipped(findLoadedChunks(FIRST_ISLAND))).toBeLessThanOrEqual(75 * KB)
})

it('loads at most 5 KB for each further island', async () => {
  const islands = manifest[BOOTSTRAP]?.dynamicImports ?? []
  expect(islands).toContain(FIRST_ISLAND)
  const known = findLoadedChunks(FIRST_ISLAND)
  for (const island of islands) {
    const more = [...findLoadedChunks(island)].filter((key) => !known.has(key))
    expect(await measureGzipped(more), island).toBeLessThanOrEqual(5 * KB)
  }
})

it('loads at most 8 KB more on a page with a gallery, its lightbox and its videos', async () => {
  const known = findLoadedChunks(BOOTSTRAP)
  const islands = ['gallery-block', 'lightbox', 'player'].map(
    (name) => `src/islands/${name}/island.ts`,
  )
  expect(manifest[BOOTSTRAP]?.dynamicImports).toEqual(expect.arrayContaining(islands))
  const more = new Set(islands.flatMap((key) => [...findLoadedChunks(key)]))
  const bytes = await measureGzipped([...more].filter((key) => !known.has(key)))
  expect(bytes).toBeLessThanOrEqual(8 * KB)
})

it('loads at most 4 KB more for a form with a captcha, and less for one with files with steps, or whose fields depend on answers', async () => {
  const [form, captcha] = ['src/islands/form/island.ts', 'src/form/captcha/captcha.ts'] as const
  const known = findLoadedChunks(form)
  expect(known).not.toContain(captcha)
  const asked = 'src/form/follow-fields.ts'
  const html = 'src/form/submission-html.ts'
  const files = 'src/form/file-fields.ts'
  expect(manifest[form]?.dynamicImports).toEqual([captcha, files, asked, html])
  const uploads = [...findLoadedChunks(files)].filter((key) => !known.has(key))
  expect(await measureGzipped(uploads)).toBeLessThanOrEqual(2 * KB)
  const shown = [...findLoadedChunks(html)].filter((key) => !known.has(key))
  expect(await measureGzipped(shown)).toBeLessThanOrEqual(KB)
  const conditions = [...findLoadedChunks(asked)].filter((key) => !known.has(key))
  expect(await measureGzipped(conditions)).toBeLessThanOrEqual(2 * KB)
  const [solver = '', ...others] = manifest[captcha]?.assets ?? []
  expect(others).toEqual([])
  const worker = gzipSync(await readFile(join(folder, solver))).length
  const more = [...findLoadedChunks(captcha)].filter((key) => !known.has(key))
  expect((await measureGzipped(more)) + worker).toBeLessThanOrEqual(4 * KB)
})

it('loads at most 2 KB more for the events of ad pixels, and 2 KB in their frame as one script', async () => {
  const ads = 'src/ads/watch-ads.ts'
  const banner = 'src/islands/cookie-banner/island.ts'
  expect(manifest[banner]?.dynamicImports).toEqual([ads])
  const known = findLoadedChunks(banner)
  const more = [...findLoadedChunks(ads)].filter((key) => !known.has(key))
  expect(await measureGzipped(more)).toBeLessThanOrEqual(2 * KB)
  const frame = 'src/ads/frame/frame.ts'
  expect([...findLoadedChunks(frame)]).toEqual([frame])
  expect(await measureGzipped([frame])).toBeLessThanOrEqual(2 * KB)
})

// The script contains a copy of the image loader, hence the larger budget.
it('loads at most 8 KB more on a page of an older template, as one script', async () => {
  const key = 'src/older-scripts/older-scripts.ts'
  expect([...findLoadedChunks(key)]).toEqual([key])
  expect(await measureGzipped([key])).toBeLessThanOrEqual(8 * KB)
  const script = await readFile(join(folder, manifest[key]?.file ?? ''), 'utf8')
  // The top-level names of a classic script are global.
  expect(script).toMatch(/^\(\(\)=>\{[^]*\}\)\(\);$/m)
  expect(findLoadedChunks(BOOTSTRAP)).not.toContain(key)
})

it('loads React only with islands that use it', () => {
  const usesReact = (key: string) =>
    [...findLoadedChunks(key)].some((each) => each.includes('react'))
  const islands = manifest[BOOTSTRAP]?.dynamicImports ?? []
  expect(islands.filter(usesReact)).toEqual([FIRST_ISLAND, 'src/islands/cart-page/island.tsx'])
})
