import type { Id } from '../../document/common.ts'
import type { Block, Content, Rect, Section } from '../../document/content.ts'
import { expandGroups } from '../../layout/groups.ts'
import { computeReadingOrder } from '../../layout/reading-order.ts'
import type { Op } from '../op.ts'
import { type Command, CommandError } from './command.ts'
import { findBlock, findSection, rejectFullSection } from './find.ts'
import { createTransferOps } from './transfer-ops.ts'
import { setProps } from './set-in.ts'

interface Transfer {
  readonly ids: readonly Id[]
  readonly section: Id
  /** The block of that section that they are read after, null for the first place; by default they are the last. */
  readonly after?: Id | null
}

/**
 * Moves blocks with their groups to another section: below what it has, and to a place of its reading order. They keep
 * their places among each other, scaled to its columns; their positions on mobile are computed again.
 */
const moveToSection: Command<Content, Transfer> = {
  label: (_, { ids }) => `move ${ids.length} ${ids.length === 1 ? 'block' : 'blocks'} to a section`,
  run: (content, { ids, section, after }) => {
    const to = findSection(content, section)
    const added = expandGroups(content.blocks, [...new Set(ids)]).filter(
      (id) => !to.blockIds.includes(id),
    )
    rejectFullSection(to, added.length)
    const inOrder = content.sections.flatMap((from) =>
      computeReadingOrder(from, content.blocks).filter((id) => added.includes(id)),
    )
    const places = createPlaces(content, inOrder, to)
    return [
      ...inOrder.flatMap((id, at) =>
        createTransferOps(content, {
          id,
          place: places.get(id) ?? findBlock(content, id).place.desktop,
          to,
          after: inOrder[at - 1] ?? to.blockIds.at(-1) ?? null,
        }),
      ),
      ...createOrderOps(content, { to, added: inOrder, after }),
    ]
  },
}

/** Returns the places of blocks below all others of a section. Those of one section stay beside each other. */
function createPlaces(content: Content, ids: readonly Id[], to: Section): ReadonlyMap<Id, Rect> {
  const places = new Map<Id, Rect>()
  let row = computeBottom(to.blockIds.map((id) => findBlock(content, id).place.desktop))
  for (const from of content.sections) {
    const blocks = ids
      .filter((id) => from.blockIds.includes(id))
      .map((id) => findBlock(content, id))
    if (blocks.length === 0) continue
    const top = Math.min(...blocks.map(({ place }) => place.desktop.y))
    const ratio = to.grid.desktop.cols / from.grid.desktop.cols
    for (const { id, place } of blocks) places.set(id, shift(place.desktop, row - top, ratio))
    row = computeBottom(blocks.map(({ id }) => places.get(id)))
  }
  return places
}

function shift(place: Rect, rows: number, ratio: number): Rect {
  return {
    ...place,
    x: Math.floor(place.x * ratio),
    y: place.y + rows,
    w: Math.max(1, Math.round(place.w * ratio)),
  }
}

function computeBottom(places: readonly (Rect | undefined)[]): number {
  return Math.max(0, ...places.flatMap((place) => (place ? place.y + place.h : [])))
}

/** Numbers the blocks of a section, if the added ones are not just the last. */
function createOrderOps(
  content: Content,
  {
    to,
    added,
    after,
  }: {
    readonly to: Section
    readonly added: readonly Id[]
    readonly after: Id | null | undefined
  },
): readonly Op[] {
  const number = (id: Id, readingOrder: Block['readingOrder']) =>
    setProps(findBlock(content, id), ['blocks', id], { readingOrder })
  if (after === undefined) return added.flatMap((id) => number(id, undefined))
  const order = computeReadingOrder(to, content.blocks)
  if (after !== null && !order.includes(after))
    throw new CommandError('The block before it no longer exists.')
  const at = after === null ? 0 : order.indexOf(after) + 1
  return order.toSpliced(at, 0, ...added).flatMap(number)
}

export const transferCommands = { 'multi.moveToSection': moveToSection }
