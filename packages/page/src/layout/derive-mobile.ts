import type { Id } from '../document/common.ts'
import type { Block, Content, Grid, Rect, Section } from '../document/content.ts'
import { getBlocks, findHosts } from './hosts.ts'
import { type Host, placeOnHost } from './place-on-host.ts'
import { moveBelow } from './push.ts'
import { computeReadingOrder } from './reading-order.ts'

/** The number of rows between two blocks. */
const GAP_ROWS = 1

/** The inner width of a section on a phone of 375 px, in px, which determines the height of images. */
const NOMINAL_WIDTH = 327

/**
 * Computes the mobile layout of a section. Blocks are stacked in reading order at full width; guests keep
 * their position on their host. Pinned blocks stay, and others flow around them, except their hosts.
 */
export function deriveMobile(section: Section, blocks: Content['blocks']): ReadonlyMap<Id, Rect> {
  const all = new Map(getBlocks(section, blocks).map((block) => [block.id, block]))
  const hosts = findHosts([...all.values()])
  const pins = [...all.values()].flatMap(({ id, place, hidden }) =>
    place.mobile && !hidden?.mobile ? [{ id, rect: place.mobile }] : [],
  )
  const placed = new Map<Id, Rect>()
  const order = computeReadingOrder(section, blocks)
  const getHost = (id: Id): Host | undefined => {
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
    const host = hostId === undefined ? undefined : getHost(hostId)
    const onHost = host && placeOnHost(block, excludeBlock(host, id), { section, pins: around })
    const rect =
      block.place.mobile ?? onHost ?? moveBelow(placeInFlow(block, section, y), around, GAP_ROWS)
    placed.set(id, rect)
    if (!block.hidden?.mobile && rect !== onHost) y = Math.max(y, rect.y + rect.h + GAP_ROWS)
  }
  return placed
}

function excludeBlock(host: Host, id: Id): Host {
  return { ...host, others: host.others.filter(({ block }) => block.id !== id) }
}

/** Returns the full-width rectangle of a block. Buttons too: a button is as wide as its label within its cells. */
function placeInFlow({ place: { desktop }, auto }: Block, { grid }: Section, y: number): Rect {
  const { cols } = grid.mobile
  const height =
    auto?.ratio === undefined ? computeHeight(desktop.h, grid.desktop) : NOMINAL_WIDTH / auto.ratio
  return { x: 0, y, w: cols, h: computeRows(height, grid.mobile), z: desktop.z }
}

/** Returns the minimum height of rows in px; rows grow with their content. */
function computeHeight(rows: number, { rowUnit, gap }: Grid): number {
  return rows * rowUnit + (rows - 1) * gap.y
}

function computeRows(height: number, { rowUnit, gap }: Grid): number {
  return Math.max(1, Math.round((height + gap.y) / (rowUnit + gap.y)))
}
