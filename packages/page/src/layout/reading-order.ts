import type { Id } from '../document/common.ts'
import type { Block, Content, Section } from '../document/content.ts'
import type { Cells } from './cells.ts'
import { blocksIn, findHosts, gather } from './hosts.ts'

/** What is read at once: a block, or blocks that were grouped. */
interface Unit {
  readonly place: Cells
  readonly type: number | 'group'
  readonly blocks: readonly Block[]
}

/**
 * The order in which somebody reads the blocks of a section: cards card by card, rows that alternate
 * row by row, a block after the one it lies on. `readingOrder` of a block names its number instead.
 */
export function readingOrder(section: Section, blocks: Content['blocks']): readonly Id[] {
  const all = blocksIn(section, blocks)
  const hosts = findHosts(all)
  const guests = gather(
    all.filter(({ id }) => hosts.has(id)),
    ({ id }) => hosts.get(id),
  )
  const order = orderOf(unitsOf(all.filter(({ id }) => !hosts.has(id)))).flatMap((block) => [
    block,
    ...(guests.get(block.id) ?? []).toSorted((a, b) => byPlace(a.place.desktop, b.place.desktop)),
  ])
  return withNumbered(order).map(({ id }) => id)
}

/** Blocks with a number of their own come to stand there among the others. */
function withNumbered(order: readonly Block[]): readonly Block[] {
  const numbered = order
    .filter((block) => block.readingOrder !== undefined)
    .toSorted((a, b) => (a.readingOrder ?? 0) - (b.readingOrder ?? 0))
  const result = order.filter((block) => block.readingOrder === undefined)
  for (const block of numbered) result.splice(Math.max(0, block.readingOrder ?? 0), 0, block)
  return result
}

function unitsOf(blocks: readonly Block[]): readonly Unit[] {
  const groups = gather(blocks, ({ group, id }) => (group === undefined ? id : ` ${group}`))
  return [...groups.values()].flatMap((members): readonly Unit[] => {
    const [first] = members
    if (!first) return []
    if (members.length === 1)
      return [{ place: first.place.desktop, type: first.type, blocks: members }]
    const inner = members.map((block) => ({
      place: block.place.desktop,
      type: block.type,
      blocks: [block],
    }))
    return [{ place: boundsOf(inner), type: 'group', blocks: orderOf(inner) }]
  })
}

function orderOf(units: readonly Unit[]): readonly Block[] {
  return walk(units).flatMap(({ blocks }) => blocks)
}

interface Bands {
  readonly units: Unit[]
  readonly columns: number
  readonly isHomogeneous: boolean
}

/** Cuts into bands, bands that belong together into columns, and these again. */
function walk(units: readonly Unit[]): readonly Unit[] {
  if (units.length <= 1) return units
  const merged: Bands[] = []
  for (const band of partsOf(units, 'y')) {
    const previous = merged.at(-1)
    const next = {
      units: [...band],
      columns: partsOf(band, 'x').length,
      isHomogeneous: new Set(band.map(({ type }) => type)).size === 1,
    }
    if (previous && isContinued(previous, next)) previous.units.push(...band)
    else merged.push(next)
  }
  if (merged.length > 1) return merged.flatMap((band) => walk(band.units))
  const columns = partsOf(units, 'x')
  if (columns.length > 1) return columns.flatMap(walk)
  return units.toSorted((a, b) => byPlace(a.place, b.place))
}

/** Rows of cards: close to each other, in the same columns, and each row of one kind of thing. */
function isContinued(band: Bands, next: Bands): boolean {
  const between = boundsOf(next.units).y - bottomOf(boundsOf(band.units))
  return (
    between <= 1 &&
    next.columns > 1 &&
    next.columns === band.columns &&
    band.isHomogeneous &&
    next.isHomogeneous &&
    partsOf([...band.units, ...next.units], 'x').length === next.columns
  )
}

/** Units apart from each other along one axis; those that share a line of it are one part. */
function partsOf(units: readonly Unit[], axis: 'x' | 'y'): readonly (readonly Unit[])[] {
  const parts: Unit[][] = []
  let end = -Infinity
  const sorted = units.toSorted(
    (a, b) => a.place[axis] - b.place[axis] || byPlace(a.place, b.place),
  )
  for (const unit of sorted) {
    const part = parts.at(-1)
    if (part && unit.place[axis] < end) part.push(unit)
    else parts.push([unit])
    end = Math.max(end, unit.place[axis] + unit.place[axis === 'x' ? 'w' : 'h'])
  }
  return parts
}

function byPlace(a: Cells, b: Cells): number {
  return a.y - b.y || a.x - b.x
}

function bottomOf({ y, h }: Cells): number {
  return y + h
}

function boundsOf(units: readonly Unit[]): Cells {
  const x = Math.min(...units.map(({ place }) => place.x))
  const y = Math.min(...units.map(({ place }) => place.y))
  const right = Math.max(...units.map(({ place }) => place.x + place.w))
  return { x, y, w: right - x, h: Math.max(...units.map(({ place }) => bottomOf(place))) - y }
}
