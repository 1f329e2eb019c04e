import type { Id } from '../../document/common.ts'
import type { Breakpoint, Content, Rect, Section } from '../../document/content.ts'
import type { Op } from '../op.ts'
import { createDeleteOps } from './block.ts'
import { type Command, CommandError } from './command.ts'
import {
  findMovable,
  findParentSection,
  findPlacement,
  findSection,
  rejectFullSection,
} from './find.ts'
import { createMoveOps } from './place.ts'
import { createTransferOps } from './transfer-ops.ts'

interface Move {
  readonly bp: Breakpoint
  /** The new position of each block. */
  readonly places: Readonly<Record<Id, Rect>>
  /** The section to move them to on the desktop; their positions on mobile are then computed again. */
  readonly section?: Id
}

const move: Command<Content, Move> = {
  label: (_, { places }) => `move ${Object.keys(places).length} blocks`,
  run: (content, { bp, places, section }) => {
    const to = section === undefined || bp === 'mobile' ? undefined : findSection(content, section)
    const ids = Object.keys(places)
    const added = to ? ids.filter((id) => !to.blockIds.includes(id)) : []
    if (to) rejectFullSection(to, added.length)
    return Object.entries(places).flatMap(([id, place]) =>
      to && added.includes(id)
        ? createTransferOps(content, { id, place, to, after: getAbove(to, added, id) })
        : createMoveOps(findMovable(content, id), bp, place, findParentSection(content, id)),
    )
  },
}

/** Returns the block that one of several added blocks comes after. */
function getAbove(to: Section, added: readonly Id[], id: Id): Id | null {
  return added[added.indexOf(id) - 1] ?? to.blockIds.at(-1) ?? null
}

/** Gives blocks the width of the first one, inside the columns. */
const matchWidth: Command<Content, { readonly ids: readonly Id[]; readonly bp: Breakpoint }> = {
  label: (_, { ids }) => `match the width of ${ids.length} blocks`,
  run: (content, { ids, bp }) => {
    const [first, ...others] = findPlacements(content, ids, bp, 2)
    const w = first?.place.w ?? 1
    return others.flatMap(({ id, place }) => createPlaceOps(content, id, bp, { ...place, w }))
  },
}

interface Align {
  readonly ids: readonly Id[]
  readonly bp: Breakpoint
  readonly edge: 'left' | 'center' | 'right' | 'top' | 'middle' | 'bottom'
}

/** Aligns blocks with the outermost of them. */
const align: Command<Content, Align> = {
  label: (_, { ids, edge }) => `align ${ids.length} blocks ${edge}`,
  run: (content, { ids, bp, edge }) => {
    const all = findPlacements(content, ids, bp, 2)
    const axis = edge === 'left' || edge === 'center' || edge === 'right' ? HORIZONTAL : VERTICAL
    const from = Math.min(...all.map(({ place }) => place[axis.start]))
    const to = Math.max(...all.map(({ place }) => place[axis.start] + place[axis.size]))
    return all.flatMap(({ id, place }) => {
      const free = to - from - place[axis.size]
      const shift =
        edge === 'left' || edge === 'top'
          ? 0
          : edge === 'right' || edge === 'bottom'
            ? free
            : Math.floor(free / 2)
      return createPlaceOps(content, id, bp, { ...place, [axis.start]: from + shift })
    })
  },
}

interface Distribute {
  readonly ids: readonly Id[]
  readonly bp: Breakpoint
  readonly axis: 'horizontal' | 'vertical'
}

/** Distributes blocks between the first and the last; the gaps differ by one cell at most. */
const distribute: Command<Content, Distribute> = {
  label: (_, { ids }) => `distribute ${ids.length} blocks`,
  run: (content, { ids, bp, axis: name }) => {
    const { start, size } = name === 'horizontal' ? HORIZONTAL : VERTICAL
    const all = findPlacements(content, ids, bp, 3).toSorted(
      (one, other) => one.place[start] - other.place[start],
    )
    const first = all[0]?.place[start] ?? 0
    const sizes = all.map(({ place }) => place[size])
    const last = (all.at(-1)?.place[start] ?? 0) + (sizes.at(-1) ?? 0)
    const free = last - first - sizes.reduce((sum, each) => sum + each, 0)
    let before = 0
    return all.flatMap(({ id, place }, at) => {
      const gaps = Math.round((free * at) / (all.length - 1))
      // Gaps are negative if the blocks overlap.
      const now = Math.max(first + before + gaps, 0)
      before += sizes[at] ?? 0
      return createPlaceOps(content, id, bp, { ...place, [start]: now })
    })
  },
}

const remove: Command<Content, { readonly ids: readonly Id[] }> = {
  label: (_, { ids }) => `delete ${ids.length} blocks`,
  run: (content, { ids }) => createDeleteOps(content, ids),
}

const HORIZONTAL = { start: 'x', size: 'w' } as const
const VERTICAL = { start: 'y', size: 'h' } as const

interface Placement {
  readonly id: Id
  readonly place: Rect
}

function findPlacements(
  content: Content,
  blockIds: readonly Id[],
  bp: Breakpoint,
  minimum: 2 | 3,
): readonly Placement[] {
  const ids = [...new Set(blockIds)]
  if (ids.length < minimum)
    throw new CommandError(`Choose at least ${minimum === 2 ? 'two' : 'three'} blocks.`)
  if (new Set(ids.map((id) => findParentSection(content, id).id)).size > 1)
    throw new CommandError('Choose blocks of one section.')
  return ids.map((id) => ({ id, place: findPlacement(findMovable(content, id), bp) }))
}

function createPlaceOps(content: Content, id: Id, bp: Breakpoint, place: Rect): readonly Op[] {
  return createMoveOps(findMovable(content, id), bp, place, findParentSection(content, id))
}

export const multiCommands = {
  'multi.move': move,
  'multi.align': align,
  'multi.distribute': distribute,
  'multi.matchWidth': matchWidth,
  'multi.delete': remove,
}
