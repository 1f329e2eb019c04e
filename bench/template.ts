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

/** How many times faster than the reference, and than Handlebars, a rendering is to be. */
const targets: Readonly<
  Record<string, readonly [reference: number, handlebars: number, parsing: number]>
> = {
  '10 variables': [5, 1, 3],
  '100 products': [10, 1, 5],
  'whole page': [2, 2, 2],
}

/** The template engine beside others, all in one process. */
export async function template(): Promise<void> {
  const { figures, curve } = await measured(installed(), await bundled())
  for (const workload of new Set(figures.map((figure) => figure.workload))) {
    const of = figures.filter((figure) => figure.workload === workload)
    console.log(`\n${workload}:\n`)
    printTable(
      ['engine', 'render, µs', 'parse + render, µs'],
      of.map(({ engine, renderUs, parseAndRenderUs }) => [engine, renderUs, parseAndRenderUs]),
    )
  }
  console.log('\nHow many times faster, and what is aimed at:\n')
  printTable(
    ['workload', 'render / reference', 'render / Handlebars', 'parse + render / reference'],
    Object.entries(targets).map(([workload, [reference, handlebars, parsing]]) => {
      const of = (engine: string) =>
        figures.find((figure) => figure.workload === workload && figure.engine === engine)
      const times = (engine: string, what: 'renderUs' | 'parseAndRenderUs', least: number) =>
        ratio(of(engine), of('vitrine'), what, least)
      return [
        workload,
        times('reference', 'renderUs', reference),
        times('Handlebars', 'renderUs', handlebars),
        times('reference', 'parseAndRenderUs', parsing),
      ]
    }),
  )
  console.log('\nOurs by the number of items:\n')
  printTable(
    ['workload', 'items', 'render µs', 'µs an item'],
    curve.map(({ workload, items, renderUs }) => [workload, items, renderUs, renderUs / items]),
  )
}

function ratio(
  other: Figure | undefined,
  own: Figure | undefined,
  what: 'renderUs' | 'parseAndRenderUs',
  least: number,
): string {
  const times = (other?.[what] ?? Number.NaN) / (own?.[what] ?? Number.NaN)
  return `${times.toFixed(1)} (≥ ${least}${times >= least ? '' : ', missed'})`
}

/** The folder with the other engines; installed once, in the temporary folder. */
function installed(): string {
  const folder = join(tmpdir(), 'vitrine-bench-template')
  const wanted = JSON.stringify({ private: true, dependencies: versions })
  if (!existsSync(join(folder, 'node_modules/eta/package.json'))) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'package.json'), wanted)
    execFileSync('npm', ['install', '--silent', '--no-audit', '--no-fund', '--ignore-scripts'], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  }
  return folder
}

/** Our engine as it is served: without the helpers a development loader puts round every function. */
async function bundled(): Promise<string> {
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

async function measured(folder: string, worker: string): Promise<Figures> {
  const child = spawn(process.execPath, [worker, folder], { stdio: ['ignore', 'pipe', 'inherit'] })
  let said = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text))
  const [code] = await once(child, 'close')
  rmSync(worker)
  if (code !== 0) throw new Error('The engines could not be compared')
  const figures: Figures = JSON.parse(said)
  return figures
}
