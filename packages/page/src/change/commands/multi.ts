import type { Id } from '../../document/common.ts'
import type { Breakpoint, Content, Rect } from '../../document/content.ts'
import type { Op } from '../op.ts'
import { deleted } from './block.ts'
import { type Command, Refusal } from './command.ts'
import { findMovable, placedAt, sectionOf } from './find.ts'
import { placed } from './place.ts'

interface Move {
  readonly bp: Breakpoint
  /** Where each comes to stand. */
  readonly places: Readonly<Record<Id, Rect>>
}

const move: Command<Content, Move> = {
  label: (_, { places }) => `move ${Object.keys(places).length} blocks`,
  run: (content, { bp, places }) =>
    Object.entries(places).flatMap(([id, place]) =>
      placed(findMovable(content, id), bp, place, sectionOf(content, id)),
    ),
}

interface Align {
  readonly ids: readonly Id[]
  readonly bp: Breakpoint
  readonly edge: 'left' | 'center' | 'right' | 'top' | 'middle' | 'bottom'
}

/** By the outermost of them. */
const align: Command<Content, Align> = {
  label: (_, { ids, edge }) => `align ${ids.length} blocks ${edge}`,
  run: (content, { ids, bp, edge }) => {
    const all = chosen(content, ids, bp, 2)
    const axis = edge === 'left' || edge === 'center' || edge === 'right' ? across : down
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
      return put(content, id, bp, { ...place, [axis.start]: from + shift })
    })
  },
}

interface Distribute {
  readonly ids: readonly Id[]
  readonly bp: Breakpoint
  readonly axis: 'horizontal' | 'vertical'
}

/** The first and the last stay; the gaps between come to differ by a cell at most. */
const distribute: Command<Content, Distribute> = {
  label: (_, { ids }) => `distribute ${ids.length} blocks`,
  run: (content, { ids, bp, axis: name }) => {
    const { start, size } = name === 'horizontal' ? across : down
    const all = chosen(content, ids, bp, 3).toSorted(
      (one, other) => one.place[start] - other.place[start],
    )
    const first = all[0]?.place[start] ?? 0
    const sizes = all.map(({ place }) => place[size])
    const last = (all.at(-1)?.place[start] ?? 0) + (sizes.at(-1) ?? 0)
    const free = last - first - sizes.reduce((sum, each) => sum + each, 0)
    let before = 0
    return all.flatMap(({ id, place }, at) => {
      const gaps = Math.round((free * at) / (all.length - 1))
      // The gaps are negative where they overlap.
      const now = Math.max(first + before + gaps, 0)
      before += sizes[at] ?? 0
      return put(content, id, bp, { ...place, [start]: now })
    })
  },
}

const remove: Command<Content, { readonly ids: readonly Id[] }> = {
  label: (_, { ids }) => `delete ${ids.length} blocks`,
  run: (content, { ids }) => deleted(content, ids),
}

const across = { start: 'x', size: 'w' } as const
const down = { start: 'y', size: 'h' } as const

interface Chosen {
  readonly id: Id
  readonly place: Rect
}

function chosen(
  content: Content,
  given: readonly Id[],
  bp: Breakpoint,
  fewest: 2 | 3,
): readonly Chosen[] {
  const ids = [...new Set(given)]
  if (ids.length < fewest)
    throw new Refusal(`Choose at least ${fewest === 2 ? 'two' : 'three'} blocks.`)
  if (new Set(ids.map((id) => sectionOf(content, id).id)).size > 1)
    throw new Refusal('Choose blocks of one section.')
  return ids.map((id) => ({ id, place: placedAt(findMovable(content, id), bp) }))
}

function put(content: Content, id: Id, bp: Breakpoint, place: Rect): readonly Op[] {
  return placed(findMovable(content, id), bp, place, sectionOf(content, id))
}

export const multiCommands = {
  'multi.move': move,
  'multi.align': align,
  'multi.distribute': distribute,
  'multi.delete': remove,
}
