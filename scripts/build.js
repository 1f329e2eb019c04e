// Builds the packages that browsers and the server run, if their sources have changed.
import { createHash } from 'node:crypto'
import { spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const BUILT = ['storefront', 'tracking', 'studio', 'server']
/** The packages that each build includes besides its own source. */
const SHARED = ['model', 'contract', 'template', 'page', 'blocks', 'react-kit']

/** The builds of a package, one after the other: the studio has a second one for its canvas. */
const CONFIGS = ['vite.config.ts', 'vite.canvas.config.ts']

/** Computes a hash of the names, sizes and times of a package's sources. */
function computeStamp(name) {
  const hash = createHash('sha256')
  const folders = [name, ...SHARED].map((each) => join(ROOT, 'packages', each, 'src'))
  for (const folder of folders.filter(existsSync))
    for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
      const { size, mtimeMs } = statSync(join(folder, entry))
      hash.update(`${entry} ${size} ${mtimeMs}\n`)
    }
  for (const file of ['package-lock.json', ...CONFIGS.map((each) => `packages/${name}/${each}`)])
    if (existsSync(join(ROOT, file))) hash.update(readFileSync(join(ROOT, file)))
  return hash.digest('hex')
}

function getStampPath(name) {
  return join(ROOT, 'packages', name, 'dist', '.stamp')
}

function isCurrent(name) {
  return (
    existsSync(getStampPath(name)) &&
    readFileSync(getStampPath(name), 'utf8') === computeStamp(name)
  )
}

function run(command, args, cwd) {
  return new Promise((done, failed) => {
    const child = spawn(command, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    child.stdout.on('data', (text) => (output += text))
    child.stderr.on('data', (text) => (output += text))
    child.on('error', failed)
    child.on('close', (code) => (code === 0 ? done() : failed(new Error(output.trim()))))
  })
}

async function buildOne(name) {
  const began = performance.now()
  const stamp = computeStamp(name)
  const vite = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js')
  try {
    for (const config of CONFIGS.filter((each) => existsSync(join(ROOT, 'packages', name, each))))
      await run(process.execPath, [vite, 'build', '-c', config], join(ROOT, 'packages', name))
  } catch ({ message }) {
    console.error(`${message}\n\nThe build of ${name} failed.`)
    process.exit(1)
  }
  writeFileSync(getStampPath(name), stamp)
  console.log(`  Built ${name} in ${((performance.now() - began) / 1_000).toFixed(1)} s`)
}

/** Builds the packages that are out of date, and prints its progress. */
export async function build() {
  const stale = BUILT.filter((name) => !isCurrent(name))
  if (stale.length === 0) return
  console.log(`Building ${stale.join(', ')} (once).`)
  await Promise.all(stale.map(buildOne))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await build()
