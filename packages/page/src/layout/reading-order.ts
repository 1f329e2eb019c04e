import type { Id } from '../document/common.ts'
import type { Block, Content, Section } from '../document/content.ts'
import type { Cells } from './cells.ts'
import { getBlocks, findHosts, groupBlocks } from './hosts.ts'

/** A unit of reading: a block, or a group of blocks. */
interface Unit {
  readonly place: Cells
  readonly type: number | 'group'
  readonly blocks: readonly Block[]
}

/**
 * Computes the reading order of a section: cards card by card, alternating rows row by row, guests after
 * their hosts. The number `readingOrder` of a block overrides its position.
 */
export function computeReadingOrder(section: Section, blocks: Content['blocks']): readonly Id[] {
  const all = getBlocks(section, blocks)
  const hosts = findHosts(all)
  const guests = groupBlocks(
    all.filter(({ id }) => hosts.has(id)),
    ({ id }) => hosts.get(id),
  )
  const order = orderUnits(createUnits(all.filter(({ id }) => !hosts.has(id)))).flatMap((block) => [
    block,
    ...(guests.get(block.id) ?? []).toSorted((a, b) =>
      comparePositions(a.place.desktop, b.place.desktop),
    ),
  ])
  return insertNumbered(order).map(({ id }) => id)
}

/** Moves blocks with a number of their own to that position. */
function insertNumbered(order: readonly Block[]): readonly Block[] {
  const numbered = order
    .filter((block) => block.readingOrder !== undefined)
    .toSorted((a, b) => (a.readingOrder ?? 0) - (b.readingOrder ?? 0))
  const result = order.filter((block) => block.readingOrder === undefined)
  for (const block of numbered) result.splice(Math.max(0, block.readingOrder ?? 0), 0, block)
  return result
}

function createUnits(blocks: readonly Block[]): readonly Unit[] {
  const groups = groupBlocks(blocks, ({ group, id }) => (group === undefined ? id : ` ${group}`))
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
    return [{ place: computeBounds(inner), type: 'group', blocks: orderUnits(inner) }]
  })
}

function orderUnits(units: readonly Unit[]): readonly Block[] {
  return sortUnits(units).flatMap(({ blocks }) => blocks)
}

interface Band {
  readonly units: Unit[]
  readonly columns: number
  readonly isHomogeneous: boolean
}

/** Splits units into bands, and related bands into columns, recursively. */
function sortUnits(units: readonly Unit[]): readonly Unit[] {
  if (units.length <= 1) return units
  const merged: Band[] = []
  for (const band of splitUnits(units, 'y')) {
    const previous = merged.at(-1)
    const next = {
      units: [...band],
      columns: splitUnits(band, 'x').length,
      isHomogeneous: new Set(band.map(({ type }) => type)).size === 1,
    }
    if (previous && isContinued(previous, next)) previous.units.push(...band)
    else merged.push(next)
  }
  if (merged.length > 1) return merged.flatMap((band) => sortUnits(band.units))
  const columns = splitUnits(units, 'x')
  if (columns.length > 1) return columns.flatMap(sortUnits)
  return units.toSorted((a, b) => comparePositions(a.place, b.place))
}

/** Returns whether two bands are rows of cards: close together, in the same columns, each of one type. */
function isContinued(band: Band, next: Band): boolean {
  const between = computeBounds(next.units).y - getBottom(computeBounds(band.units))
  return (
    between <= 1 &&
    next.columns > 1 &&
    next.columns === band.columns &&
    band.isHomogeneous &&
    next.isHomogeneous &&
    splitUnits([...band.units, ...next.units], 'x').length === next.columns
  )
}

/** Splits units along an axis; units that overlap on it are one part. */
function splitUnits(units: readonly Unit[], axis: 'x' | 'y'): readonly (readonly Unit[])[] {
  const parts: Unit[][] = []
  let end = -Infinity
  const sorted = units.toSorted(
    (a, b) => a.place[axis] - b.place[axis] || comparePositions(a.place, b.place),
  )
  for (const unit of sorted) {
    const part = parts.at(-1)
    if (part && unit.place[axis] < end) part.push(unit)
    else parts.push([unit])
    end = Math.max(end, unit.place[axis] + unit.place[axis === 'x' ? 'w' : 'h'])
  }
  return parts
}

function comparePositions(a: Cells, b: Cells): number {
  return a.y - b.y || a.x - b.x
}

function getBottom({ y, h }: Cells): number {
  return y + h
}

function computeBounds(units: readonly Unit[]): Cells {
  const x = Math.min(...units.map(({ place }) => place.x))
  const y = Math.min(...units.map(({ place }) => place.y))
  const right = Math.max(...units.map(({ place }) => place.x + place.w))
  return { x, y, w: right - x, h: Math.max(...units.map(({ place }) => getBottom(place))) - y }
}
