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
const EDITOR = 'src/editor/EditorScreen.tsx'
const RENDERING = 'src/editor/frame/local-rendering.ts'
const CODE = 'src/ui/code/CodeEditor.tsx'
const CANVAS = 'src/canvas/main.ts'
const TEXT = 'src/canvas/text/text-view.ts'

let folder: string
let manifest: Manifest
let canvasManifest: Manifest

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-studio-'))
  const root = fileURLToPath(new URL('..', import.meta.url))
  // With NODE_ENV=test React would be built for development.
  vi.stubEnv('NODE_ENV', 'production')
  await build({ root, logLevel: 'warn', build: { outDir: folder } })
  const configFile = join(root, 'vite.canvas.config.ts')
  await build({ root, configFile, logLevel: 'warn', build: { outDir: folder } })
  vi.unstubAllEnvs()
  manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8'))
  canvasManifest = JSON.parse(await readFile(join(folder, 'canvas-manifest.json'), 'utf8'))
})

afterAll(() => rm(folder, { recursive: true }))

/** Returns the scripts and style sheets that load with a chunk. */
function listFiles(key: string, manifest: Manifest): ReadonlySet<string> {
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
  const files = listFiles(SHELL, manifest)
  expect(files.size).toBeGreaterThan(1)
  expect(await measureGzipped(files)).toBeLessThanOrEqual(200 * KB)
})

it('bundles the controls in English alone', async () => {
  for (const { file } of Object.values(manifest)) {
    const text = file.endsWith('.js') ? await readFile(join(folder, file), 'utf8') : ''
    expect(text.includes('Schließen') || text.includes('Fermer'), file).toBe(false)
  }
})

it('loads at most 150 KB more for the page editor', async () => {
  const shell = listFiles(SHELL, manifest)
  const editor = [...listFiles(EDITOR, manifest)].filter((file) => !shell.has(file))
  expect(editor.length).toBeGreaterThan(1)
  expect(await measureGzipped(editor)).toBeLessThanOrEqual(150 * KB)
})

it('loads at most 90 KB more to render blocks in the editor', async () => {
  const loaded = new Set([...listFiles(SHELL, manifest), ...listFiles(EDITOR, manifest)])
  const rendering = [...listFiles(RENDERING, manifest)].filter((file) => !loaded.has(file))
  expect(rendering.length).toBeGreaterThan(0)
  expect(await measureGzipped(rendering)).toBeLessThanOrEqual(90 * KB)
})

it('loads the code editor with the first code, with at most 170 KB', async () => {
  const loaded = new Set([...listFiles(SHELL, manifest), ...listFiles(EDITOR, manifest)])
  const code = [...listFiles(CODE, manifest)].filter((file) => !loaded.has(file))
  expect(code.length).toBeGreaterThan(0)
  expect(await measureGzipped(code)).toBeLessThanOrEqual(170 * KB)
})

it('starts the canvas with at most 25 KB, and loads at most 65 KB for text editing', async () => {
  const start = listFiles(CANVAS, canvasManifest)
  expect(await measureGzipped(start)).toBeLessThanOrEqual(25 * KB)
  const text = [...listFiles(TEXT, canvasManifest)].filter((file) => !start.has(file))
  expect(text.length).toBeGreaterThan(0)
  expect(await measureGzipped(text)).toBeLessThanOrEqual(65 * KB)
})
