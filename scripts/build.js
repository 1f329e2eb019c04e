// Builds what visitors, owners and the server run, when the source is newer than what was built.
import { createHash } from 'node:crypto'
import { spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const BUILT = ['storefront', 'studio', 'server']
/** What each is made from, besides its own source. */
const SHARED = ['model', 'contract', 'template', 'page', 'blocks']

/** Names, sizes and times of everything a package is built from. */
function stampOf(name) {
  const hash = createHash('sha256')
  const folders = [name, ...SHARED].map((each) => join(ROOT, 'packages', each, 'src'))
  for (const folder of folders.filter(existsSync))
    for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
      const { size, mtimeMs } = statSync(join(folder, entry))
      hash.update(`${entry} ${size} ${mtimeMs}\n`)
    }
  for (const file of ['package-lock.json', `packages/${name}/vite.config.ts`])
    if (existsSync(join(ROOT, file))) hash.update(readFileSync(join(ROOT, file)))
  return hash.digest('hex')
}

function stampFile(name) {
  return join(ROOT, 'packages', name, 'dist', '.stamp')
}

function isCurrent(name) {
  return existsSync(stampFile(name)) && readFileSync(stampFile(name), 'utf8') === stampOf(name)
}

function run(command, args, cwd) {
  return new Promise((done, failed) => {
    const child = spawn(command, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] })
    let said = ''
    child.stdout.on('data', (text) => (said += text))
    child.stderr.on('data', (text) => (said += text))
    child.on('error', failed)
    child.on('close', (code) => (code === 0 ? done() : failed(new Error(said.trim()))))
  })
}

async function buildOne(name) {
  const began = performance.now()
  const stamp = stampOf(name)
  const vite = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js')
  try {
    await run(process.execPath, [vite, 'build'], join(ROOT, 'packages', name))
  } catch ({ message }) {
    console.error(`${message}\n\n${name} could not be built.`)
    process.exit(1)
  }
  writeFileSync(stampFile(name), stamp)
  console.log(`  Built ${name} in ${((performance.now() - began) / 1_000).toFixed(1)} s`)
}

/** Builds what is not current; says what it does. */
export async function build() {
  const stale = BUILT.filter((name) => !isCurrent(name))
  if (stale.length === 0) return
  console.log(`Building ${stale.join(', ')} (once).`)
  await Promise.all(stale.map(buildOne))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await build()
