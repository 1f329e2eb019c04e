import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build, type Manifest } from 'vite'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'

const KB = 1024
const BOOTSTRAP = 'src/bootstrap.ts'
const FIRST_ISLAND = 'src/add-to-cart/island.tsx'

let folder: string
let manifest: Manifest

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-storefront-'))
  const configFile = fileURLToPath(new URL('../vite.config.ts', import.meta.url))
  // The test runner calls itself a test, and React would be built for development.
  vi.stubEnv('NODE_ENV', 'production')
  await build({ configFile, logLevel: 'warn', build: { outDir: folder } })
  vi.unstubAllEnvs()
  manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'))
})

afterAll(() => rm(folder, { recursive: true }))

/** The chunks that loading `key` brings with it. */
function loadedWith(key: string): ReadonlySet<string> {
  const found = new Set<string>()
  const add = (each: string) => {
    if (found.has(each)) return
    found.add(each)
    manifest[each]?.imports?.forEach(add)
  }
  add(key)
  return found
}

/** What visitors load for `keys`, gzipped, in bytes. */
async function weight(keys: Iterable<string>): Promise<number> {
  let bytes = 0
  for (const key of keys) {
    const file = manifest[key]?.file
    if (file) bytes += gzipSync(await readFile(join(folder, file))).length
  }
  return bytes
}

it('costs a page without islands at most 3 KB', async () => {
  expect(manifest[BOOTSTRAP]?.css).toBeUndefined()
  expect(await weight(loadedWith(BOOTSTRAP))).toBeLessThanOrEqual(3 * KB)
})

it('costs a page with one island at most 75 KB, React included', async () => {
  expect(await weight(loadedWith(FIRST_ISLAND))).toBeLessThanOrEqual(75 * KB)
})

it('costs at most 5 KB for each further island', async () => {
  const islands = manifest[BOOTSTRAP]?.dynamicImports ?? []
  expect(islands).toContain(FIRST_ISLAND)
  const known = loadedWith(FIRST_ISLAND)
  for (const island of islands) {
    const more = [...loadedWith(island)].filter((key) => !known.has(key))
    expect(await weight(more), island).toBeLessThanOrEqual(5 * KB)
  }
})

it('costs a page with a gallery at most 8 KB more, with its lightbox and its films', async () => {
  const known = loadedWith(BOOTSTRAP)
  const islands = ['gallery-block', 'lightbox', 'player'].map((name) => `src/${name}/island.ts`)
  expect(manifest[BOOTSTRAP]?.dynamicImports).toEqual(expect.arrayContaining(islands))
  const more = new Set(islands.flatMap((key) => [...loadedWith(key)]))
  const bytes = await weight([...more].filter((key) => !known.has(key)))
  expect(bytes).toBeLessThanOrEqual(8 * KB)
})

it('costs a form with a captcha at most 4 KB more, its calculation among them, and other forms none', async () => {
  const [form, captcha] = ['src/form/island.ts', 'src/captcha/captcha.ts'] as const
  const known = loadedWith(form)
  expect(known).not.toContain(captcha)
  expect(manifest[form]?.dynamicImports).toEqual([captcha])
  const [solver = '', ...others] = manifest[captcha]?.assets ?? []
  expect(others).toEqual([])
  const worker = gzipSync(await readFile(join(folder, solver))).length
  const more = [...loadedWith(captcha)].filter((key) => !known.has(key))
  expect((await weight(more)) + worker).toBeLessThanOrEqual(4 * KB)
})

// Half a kilobyte more than the others have: a copy of the loader of pictures is in it.
it('costs a page of an older template at most 3.5 KB more, as a script of one piece', async () => {
  const key = 'src/older-scripts/older-scripts.ts'
  expect([...loadedWith(key)]).toEqual([key])
  expect(await weight([key])).toBeLessThanOrEqual(3.5 * KB)
  const script = await readFile(join(folder, manifest[key]?.file ?? ''), 'utf8')
  // Names of a classic script are everybody's.
  expect(script).toMatch(/^\(\(\)=>\{[^]*\}\)\(\);$/m)
  expect(loadedWith(BOOTSTRAP)).not.toContain(key)
})

it('loads React only with islands that draw', () => {
  const usesReact = (key: string) => [...loadedWith(key)].some((each) => each.includes('react'))
  const islands = manifest[BOOTSTRAP]?.dynamicImports ?? []
  expect(islands.filter(usesReact)).toEqual([FIRST_ISLAND, 'src/cart-page/island.tsx'])
})
