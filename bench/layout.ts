import {
  type Block,
  type Content,
  deriveMobile,
  renderGridCss,
  MAX_BLOCKS,
  push,
  computeReadingOrder,
  type Section,
} from '@vitrine/page'
import { computePercentile, printTable } from './table.ts'

const ROUNDS = 2_000

/** Measures the layout of the largest section, which the editor computes after every change. */
export async function layout(): Promise<void> {
  const rows = Object.entries({ cards, scattered }).flatMap(([name, at]) => {
    const [section, blocks] = createSection(at)
    const places = new Map(Object.values(blocks).map(({ id, place }) => [id, place.desktop]))
    const first = blocks['b0']?.place.desktop ?? { x: 0, y: 0, w: 1, h: 1, z: 0 }
    const moved = { id: 'b0', place: { ...first, y: 1, w: 12 } }
    return [
      [`${name}: readingOrder`, ...measure(() => computeReadingOrder(section, blocks))],
      [`${name}: deriveMobile`, ...measure(() => deriveMobile(section, blocks))],
      [`${name}: gridCss`, ...measure(() => renderGridCss(section, blocks))],
      [`${name}: push`, ...measure(() => push(places, moved))],
    ]
  })
  printTable([`${MAX_BLOCKS} blocks`, 'p50, ms', 'p95, ms', 'p95 by CPU, ms'], rows)
}

type GetPosition = (index: number) => {
  readonly x: number
  readonly y: number
  w: number
  h: number
}

/** Rows of three: images, texts, buttons. */
const cards: GetPosition = (index) => ({
  x: (index % 3) * 4,
  y: Math.floor(index / 3) * 3,
  w: 4,
  h: 2,
})

/** Overlapping blocks. */
const scattered: GetPosition = (index) => ({
  x: (index * 7) % 9,
  y: (index * 13) % 40,
  w: 1 + ((index * 5) % 3),
  h: 1 + ((index * 11) % 9),
})

function createSection(at: GetPosition): readonly [Section, Content['blocks']] {
  const all = Array.from({ length: MAX_BLOCKS }, (_, index): Block => ({
    id: `b${index}`,
    type: [5, 2, 53][Math.floor(index / 3) % 3] ?? 2,
    v: 1,
    data: {},
    place: { desktop: { ...at(index), z: 0 } },
  }))
  const section: Section = {
    id: 'section',
    kind: 'fluid',
    grid: {
      desktop: { cols: 12, gap: { x: 11, y: 11 }, rowUnit: 24 },
      mobile: { cols: 8, gap: { x: 6, y: 6 }, rowUnit: 24 },
    },
    height: 'fit',
    width: 'inset',
    align: 'start',
    blockIds: all.map(({ id }) => id),
  }
  return [section, Object.fromEntries(all.map((block) => [block.id, block]))]
}

/** Measures wall time and processor time; other programs do not affect the latter. */
function measure(work: () => unknown): readonly [number, number, number] {
  const times = Array.from({ length: ROUNDS }, () => {
    const began = performance.now()
    const used = process.cpuUsage()
    work()
    const { user, system } = process.cpuUsage(used)
    return { byClock: performance.now() - began, byProcessor: (user + system) / 1_000 }
  })
  const byClock = times.map((time) => time.byClock)
  const byProcessor = times.map((time) => time.byProcessor)
  return [
    computePercentile(byClock),
    computePercentile(byClock, 0.95),
    computePercentile(byProcessor, 0.95),
  ]
}
