import type { Id } from '../document/common.ts'
import type { Block, Content, Grid, Rect, Section } from '../document/content.ts'
import { blocksIn, findHosts } from './hosts.ts'
import { type Host, placeOnHost } from './place-on-host.ts'
import { below } from './push.ts'
import { readingOrder } from './reading-order.ts'

/** Rows left free between one block and the next. */
const FREE_ROWS = 1

/** What a section has on a phone of 375 px after its margins, in px: for pictures to keep their shape. */
const NOMINAL_WIDTH = 327

/**
 * Where every block of a section stands on a phone. Blocks come one below the other in reading order,
 * as wide as the screen; those that lie on another keep their place on it. A block that was placed there
 * by hand stays, and the others go round it, but for the one it lies on.
 */
export function deriveMobile(section: Section, blocks: Content['blocks']): ReadonlyMap<Id, Rect> {
  const all = new Map(blocksIn(section, blocks).map((block) => [block.id, block]))
  const hosts = findHosts([...all.values()])
  const pins = [...all.values()].flatMap(({ id, place, hidden }) =>
    place.mobile && !hidden?.mobile ? [{ id, rect: place.mobile }] : [],
  )
  const placed = new Map<Id, Rect>()
  const order = readingOrder(section, blocks)
  const hostOf = (id: Id): Host | undefined => {
    const from = all.get(id)?.place.desktop
    const to = placed.get(id)
    const guests = order.flatMap((guest) => (hosts.get(guest) === id ? (all.get(guest) ?? []) : []))
    const others = guests.map((block) => ({ block, rect: placed.get(block.id) }))
    return from && to && { from, to, others }
  }
  let y = 0
  for (const id of order) {
    const block = all.get(id)
    if (!block) continue
    const hostId = hosts.get(id)
    const around = pins
      .filter((pin) => pin.id !== hostId && hosts.get(pin.id) !== id)
      .map((pin) => pin.rect)
    const host = hostId === undefined ? undefined : hostOf(hostId)
    const onHost = host && placeOnHost(block, without(host, id), { section, pins: around })
    const rect =
      block.place.mobile ?? onHost ?? below(flowing(block, section, y), around, FREE_ROWS)
    placed.set(id, rect)
    if (!block.hidden?.mobile && rect !== onHost) y = Math.max(y, rect.y + rect.h + FREE_ROWS)
  }
  return placed
}

function without(host: Host, id: Id): Host {
  return { ...host, others: host.others.filter(({ block }) => block.id !== id) }
}

/** A button is as wide as its name, wherever it stands in its cells; so it is treated like all others. */
function flowing({ place: { desktop }, auto }: Block, { grid }: Section, y: number): Rect {
  const { cols } = grid.mobile
  const height =
    auto?.ratio === undefined ? heightOf(desktop.h, grid.desktop) : NOMINAL_WIDTH / auto.ratio
  return { x: 0, y, w: cols, h: rowsFor(height, grid.mobile), z: desktop.z }
}

/** Rows grow with what is in them, so the height of a text is the least it has. */
function heightOf(rows: number, { rowUnit, gap }: Grid): number {
  return rows * rowUnit + (rows - 1) * gap.y
}

function rowsFor(height: number, { rowUnit, gap }: Grid): number {
  return Math.max(1, Math.round((height + gap.y) / (rowUnit + gap.y)))
}
