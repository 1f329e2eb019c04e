import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { measureMemory } from './processes.ts'
import { createEmptyFolder, type Shop, startShop } from './shop.ts'
import { computePercentile, printTable } from './table.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const RUNS = 3
const SETTLING_MS = 3_000

/** Measures the time to the first page, and the memory of the product. */
export async function start(): Promise<void> {
  const fresh: number[] = []
  const existing: number[] = []
  const memory: (readonly [string, number, number, number])[] = []
  for (let run = 0; run < RUNS; run += 1) {
    const folder = createEmptyFolder()
    try {
      fresh.push(await measureStart(folder.path))
      const again = await startShop(folder.path)
      existing.push(again.firstPageMs)
      if (run === 0) memory.push(...(await measureMemoryRows(again)))
      await again.stop()
    } finally {
      folder.remove()
    }
  }
  const building = await measureFirstBuild()
  const row = (what: string, times: readonly number[]) =>
    [what, times.length, computePercentile(times) / 1_000, Math.max(...times) / 1_000] as const
  console.log('From the command to the first complete page:\n')
  printTable(
    ['', 'runs', 'median s', 'slowest s'],
    [
      row('new data folder with the demo shop', fresh),
      row('existing data folder', existing),
      row('first `npm start` of a clean copy, including the build', [building]),
    ],
  )
  console.log('\nMemory of all processes (Node, PostgreSQL, its watcher):\n')
  printTable(['', 'processes', 'PSS MB', 'RSS MB'], memory)
}

async function measureStart(dataDir: string): Promise<number> {
  const shop = await startShop(dataDir)
  await shop.stop()
  return shop.firstPageMs
}

async function measureMemoryRows(shop: Shop) {
  const row = (when: string) => {
    const { processes, pssMB, rssMB } = measureMemory(shop.pid)
    return [when, processes, pssMB, rssMB] as const
  }
  await new Promise((settled) => setTimeout(settled, SETTLING_MS))
  const rows = [row('after the start')]
  for (const path of ['/', '/shop', '/about', '/cart', '/config'])
    await (await fetch(new URL(path, shop.url))).arrayBuffer()
  await new Promise((settled) => setTimeout(settled, SETTLING_MS))
  return [...rows, row('after five pages')]
}

/** Measures `npm start` in a copy of the repository without a build. */
async function measureFirstBuild(): Promise<number> {
  const folder = createEmptyFolder()
  try {
    const copy = folder.path
    mkdirSync(copy)
    const files = execFileSync(
      'git',
      ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
      { cwd: ROOT },
    )
    const tar = ['--null', '--ignore-failed-read', '-T', '-', '-c']
    const packed = execFileSync('tar', tar, {
      cwd: ROOT,
      input: files,
      maxBuffer: 2 ** 30,
      stdio: ['pipe', 'pipe', 'ignore'],
    })
    execFileSync('tar', ['-x', '-C', copy], { input: packed })
    // Linked instead of copied, because installing packages is not part of this measurement.
    for (const path of [
      '.',
      ...readdirSync(join(ROOT, 'packages')).map((name) => join('packages', name)),
    ])
      if (existsSync(join(ROOT, path, 'node_modules')))
        execFileSync('cp', ['-al', join(ROOT, path, 'node_modules'), join(copy, path)])
    const shop = await startShop(join(copy, 'data'), ['scripts/start.js'], copy)
    await shop.stop()
    return shop.firstPageMs
  } finally {
    folder.remove()
  }
}
