import { createPage, createProducts, visitor } from './data.ts'
import { type Engine, loadEngines, createVitrineEngine } from './engines.ts'
import type { Workload } from './sources.ts'

/**
 * The folder of the other engines. This process measures all engines and prints the figures as
 * JSON.
 */
const [folder = ''] = process.argv.slice(2)

/** The number of rounds, and the milliseconds of each engine's turn in a round. */
const ROUNDS = 9
const TURN_MS = 40
const WARM_UP_MS = 150

/** The maximum number of items that the product's own limits must allow. */
const MAX_ITEMS = 5_000
const NO_LIMITS = { steps: 1e9, output: 1e8, time: 0 }

const workloads: readonly (readonly [Workload, object])[] = [
  ['10 variables', visitor],
  ['100 products', createProducts(100, { cldr: false })],
  ['whole page', createPage(50)],
  ['CLDR prices', createProducts(100, { cldr: true })],
]

export interface Figure {
  readonly workload: Workload
  readonly engine: string
  /** The median over the rounds, in microseconds. */
  readonly renderUs: number
  readonly parseAndRenderUs: number
}

export interface Point {
  readonly workload: Workload
  readonly items: number
  readonly renderUs: number
}

export interface Figures {
  readonly figures: readonly Figure[]
  readonly curve: readonly Point[]
}

/** The sum of all lengths, so that no rendering is optimized away. */
let sink = 0

const engines = await loadEngines(folder)
const figures = workloads.flatMap(([workload, data]) => {
  const length = assertSameOutput(workload, data)
  const renders = measureInTurns(
    engines.map((engine) => {
      const render = engine.createReader(workload)()
      return () => render(data).length
    }),
  )
  const all = measureInTurns(
    engines.map((engine) => {
      const read = engine.createReader(workload)
      return () => read()(data).length
    }),
  )
  console.error(`${workload}: ${length} characters, the same from all engines`)
  return engines.map(({ name }, index) => ({
    ...{ workload, engine: name },
    ...{ renderUs: renders[index] ?? Number.NaN, parseAndRenderUs: all[index] ?? Number.NaN },
  }))
})
console.log(JSON.stringify({ figures, curve: measureCurve() } satisfies Figures))

/**
 * Returns the length of the output, which must be the same for all engines. Throws if it differs.
 */
function assertSameOutput(workload: Workload, data: object): number {
  const outputs = engines.map(({ name, createReader }) => ({
    name,
    text: createReader(workload)()(data),
  }))
  const [first] = outputs
  for (const { name, text } of outputs) {
    if (text === first?.text) continue
    const at = text.split('').findIndex((character, index) => character !== first?.text[index])
    const near = (whole = '') => JSON.stringify(whole.slice(Math.max(0, at - 60), at + 60))
    throw new Error(`${workload}: ${name} prints\n${near(text)}, not\n${near(first?.text)}`)
  }
  return first?.text.length ?? 0
}

/** Measures the engines in turn, round after round, so that a disturbance affects all of them. */
function measureInTurns(works: readonly (() => number)[]): readonly number[] {
  const batches = works.map((work) => {
    const { count } = measureTime(work, WARM_UP_MS, 1)
    return Math.max(1, Math.floor(count / 20))
  })
  const times = works.map((): number[] => [])
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [index, work] of works.entries()) {
      const { count, ms } = measureTime(work, TURN_MS, batches[index] ?? 1)
      times[index]?.push((ms / count) * 1_000)
    }
  return times.map(computeMedian)
}

/** Measures processor time including garbage collection, which other programs do not affect. */
function measureTime(work: () => number, minMs: number, batch: number) {
  const began = process.cpuUsage()
  let count = 0
  let ms = 0
  while (ms < minMs) {
    for (let run = 0; run < batch; run += 1) sink += work()
    count += batch
    const { user, system } = process.cpuUsage(began)
    ms = (user + system) / 1_000
  }
  return { count, ms }
}

/** Measures our engine by the number of items. */
function measureCurve(): readonly Point[] {
  const counts = [10, 100, 1_000, MAX_ITEMS, 10_000]
  const own = (items: number) =>
    items > MAX_ITEMS ? createVitrineEngine(NO_LIMITS) : createVitrineEngine()
  return [
    ...counts.map((items) =>
      measurePoint(own(items), '100 products', {
        items,
        data: createProducts(items, { cldr: false }),
      }),
    ),
    ...counts.map((items) =>
      measurePoint(own(items), 'whole page', { items, data: createPage(items) }),
    ),
  ]
}

function measurePoint(
  engine: Engine,
  workload: Workload,
  { items, data }: { readonly items: number; readonly data: object },
): Point {
  const render = engine.createReader(workload)()
  const [renderUs = Number.NaN] = measureInTurns([() => render(data).length])
  return { workload, items, renderUs }
}

function computeMedian(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN
}

if (sink < 0) console.error(sink)
