import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { printTable } from './table.ts'
import { versions } from './template/engines.ts'
import type { Figure, Figures } from './template/worker.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** The speedups over the reference engine and Handlebars that a rendering should reach. */
const targets: Readonly<
  Record<string, readonly [reference: number, handlebars: number, parsing: number]>
> = {
  '10 variables': [5, 1, 3],
  '100 products': [10, 1, 5],
  'whole page': [2, 2, 2],
}

/** Compares the template engine with others, all in one process. */
export async function template(): Promise<void> {
  const { figures, curve } = await measure(installEngines(), await buildWorker())
  for (const workload of new Set(figures.map((figure) => figure.workload))) {
    const rows = figures.filter((figure) => figure.workload === workload)
    console.log(`\n${workload}:\n`)
    printTable(
      ['engine', 'render, µs', 'parse + render, µs'],
      rows.map(({ engine, renderUs, parseAndRenderUs }) => [engine, renderUs, parseAndRenderUs]),
    )
  }
  console.log('\nSpeedups and their targets:\n')
  printTable(
    ['workload', 'render / reference', 'render / Handlebars', 'parse + render / reference'],
    Object.entries(targets).map(([workload, [reference, handlebars, parsing]]) => {
      const getFigure = (engine: string) =>
        figures.find((figure) => figure.workload === workload && figure.engine === engine)
      const times = (engine: string, what: 'renderUs' | 'parseAndRenderUs', minimum: number) =>
        formatRatio(getFigure(engine), getFigure('vitrine'), what, minimum)
      return [
        workload,
        times('reference', 'renderUs', reference),
        times('Handlebars', 'renderUs', handlebars),
        times('reference', 'parseAndRenderUs', parsing),
      ]
    }),
  )
  console.log('\nOur engine by the number of items:\n')
  printTable(
    ['workload', 'items', 'render µs', 'µs per item'],
    curve.map(({ workload, items, renderUs }) => [workload, items, renderUs, renderUs / items]),
  )
}

function formatRatio(
  other: Figure | undefined,
  own: Figure | undefined,
  what: 'renderUs' | 'parseAndRenderUs',
  minimum: number,
): string {
  const times = (other?.[what] ?? Number.NaN) / (own?.[what] ?? Number.NaN)
  return `${times.toFixed(1)} (≥ ${minimum}${times >= minimum ? '' : ', missed'})`
}

/** Installs the other engines once in the temporary folder, and returns the folder. */
function installEngines(): string {
  const folder = join(tmpdir(), 'vitrine-bench-template')
  const manifest = JSON.stringify({ private: true, dependencies: versions })
  if (!existsSync(join(folder, 'node_modules/eta/package.json'))) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'package.json'), manifest)
    execFileSync('npm', ['install', '--silent', '--no-audit', '--no-fund', '--ignore-scripts'], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  }
  return folder
}

/**
 * Builds the worker like the product, without the helpers that a development loader adds to every
 * function.
 */
async function buildWorker(): Promise<string> {
  const folder = join(ROOT, 'node_modules/.cache/vitrine-bench-template')
  await build({
    configFile: false,
    logLevel: 'error',
    root: ROOT,
    ssr: { noExternal: [/^@vitrine\//] },
    build: {
      ssr: join(ROOT, 'bench/template/worker.ts'),
      outDir: folder,
      emptyOutDir: true,
      target: 'node20',
      minify: false,
    },
  })
  return join(folder, 'worker.js')
}

async function measure(folder: string, worker: string): Promise<Figures> {
  const child = spawn(process.execPath, [worker, folder], { stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text))
  const [code] = await once(child, 'close')
  rmSync(worker)
  if (code !== 0) throw new Error('The comparison of the engines failed')
  const figures: Figures = JSON.parse(output)
  return figures
}
