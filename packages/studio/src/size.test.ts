import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build, type Manifest } from 'vite'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'

const KB = 1024
/** The key of the entry in Vite's manifest. */
const SHELL = 'index.html'

let folder: string
let manifest: Manifest

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-studio-'))
  const root = fileURLToPath(new URL('..', import.meta.url))
  // With NODE_ENV=test React would be built for development.
  vi.stubEnv('NODE_ENV', 'production')
  await build({ root, logLevel: 'warn', build: { outDir: folder } })
  vi.unstubAllEnvs()
  manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8'))
})

afterAll(() => rm(folder, { recursive: true }))

/** Returns the scripts and style sheets that load with a chunk. */
function listFiles(key: string): ReadonlySet<string> {
  const files = new Set<string>()
  const add = (each: string) => {
    const chunk = manifest[each]
    if (!chunk || files.has(chunk.file)) return
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file)
    chunk.imports?.forEach(add)
  }
  add(key)
  return files
}

async function measureGzipped(files: Iterable<string>): Promise<number> {
  let bytes = 0
  for (const file of files) bytes += gzipSync(await readFile(join(folder, file))).length
  return bytes
}

it('loads at most 200 KB for the shell, with React and its style sheets', async () => {
  const files = listFiles(SHELL)
  expect(files.size).toBeGreaterThan(1)
  expect(await measureGzipped(files)).toBeLessThanOrEqual(200 * KB)
})

it('bundles the controls in English alone', async () => {
  for (const { file } of Object.values(manifest)) {
    const text = file.endsWith('.js') ? await readFile(join(folder, file), 'utf8') : ''
    expect(text.includes('Schließen') || text.includes('Fermer'), file).toBe(false)
  }
})
