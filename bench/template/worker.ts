import { pageOf, productsOf, visitor } from './data.ts'
import { type Engine, enginesIn, ours } from './engines.ts'
import type { Workload } from './sources.ts'

/** Measures all engines in this one process and prints the figures as JSON. */
const [folder = ''] = process.argv.slice(2)

/** Rounds in which each engine has its turn, and how long a turn is, in milliseconds. */
const ROUNDS = 9
const TURN_MS = 40
const WARM_UP_MS = 150

/** Up to as many items a list is drawn with the product's own limits, which promise them. */
const PROMISED = 5_000
const WIDE = { steps: 1e9, output: 1e8, time: 0 }

const workloads: readonly (readonly [Workload, object])[] = [
  ['10 variables', visitor],
  ['100 products', productsOf(100, { cldr: false })],
  ['whole page', pageOf(50)],
  ['CLDR prices', productsOf(100, { cldr: true })],
]

export interface Figure {
  readonly workload: Workload
  readonly engine: string
  /** Medians over the rounds, in microseconds. */
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

/** Of every text's length, so that none is made for nothing. */
let sink = 0

const engines = await enginesIn(folder)
const figures = workloads.flatMap(([workload, data]) => {
  const wanted = checked(workload, data)
  const renders = turns(
    engines.map((engine) => {
      const render = engine.reader(workload)()
      return () => render(data).length
    }),
  )
  const all = turns(
    engines.map((engine) => {
      const read = engine.reader(workload)
      return () => read()(data).length
    }),
  )
  console.error(`${workload}: ${wanted} characters, alike from all engines`)
  return engines.map(({ name }, index) => ({
    ...{ workload, engine: name },
    ...{ renderUs: renders[index] ?? Number.NaN, parseAndRenderUs: all[index] ?? Number.NaN },
  }))
})
console.log(JSON.stringify({ figures, curve: curve() } satisfies Figures))

/** The length of what all engines write. Throws when they differ. */
function checked(workload: Workload, data: object): number {
  const outputs = engines.map(({ name, reader }) => ({ name, text: reader(workload)()(data) }))
  const [first] = outputs
  for (const { name, text } of outputs) {
    if (text === first?.text) continue
    const at = text.split('').findIndex((sign, index) => sign !== first?.text[index])
    const near = (whole = '') => JSON.stringify(whole.slice(Math.max(0, at - 60), at + 60))
    throw new Error(`${workload}: ${name} writes\n${near(text)}, not\n${near(first?.text)}`)
  }
  return first?.text.length ?? 0
}

/** Every engine in turn, again and again, so that what disturbs one disturbs all. */
function turns(works: readonly (() => number)[]): readonly number[] {
  const batches = works.map((work) => {
    const { count } = timed(work, WARM_UP_MS, 1)
    return Math.max(1, Math.floor(count / 20))
  })
  const times = works.map((): number[] => [])
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [index, work] of works.entries()) {
      const { count, ms } = timed(work, TURN_MS, batches[index] ?? 1)
      times[index]?.push((ms / count) * 1_000)
    }
  return times.map(median)
}

/** By the processor's clock, collection of garbage included: others on the machine make no difference. */
function timed(work: () => number, leastMs: number, batch: number) {
  const began = process.cpuUsage()
  let count = 0
  let ms = 0
  while (ms < leastMs) {
    for (let run = 0; run < batch; run += 1) sink += work()
    count += batch
    const { user, system } = process.cpuUsage(began)
    ms = (user + system) / 1_000
  }
  return { count, ms }
}

/** Ours alone, by the number of items. */
function curve(): readonly Point[] {
  const counts = [10, 100, 1_000, PROMISED, 10_000]
  const own = (items: number) => (items > PROMISED ? ours(WIDE) : ours())
  return [
    ...counts.map((items) =>
      pointOf(own(items), '100 products', { items, data: productsOf(items, { cldr: false }) }),
    ),
    ...counts.map((items) => pointOf(own(items), 'whole page', { items, data: pageOf(items) })),
  ]
}

function pointOf(
  engine: Engine,
  workload: Workload,
  { items, data }: { readonly items: number; readonly data: object },
): Point {
  const render = engine.reader(workload)()
  const [renderUs = Number.NaN] = turns([() => render(data).length])
  return { workload, items, renderUs }
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN
}

if (sink < 0) console.error(sink)
