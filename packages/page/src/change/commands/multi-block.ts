import type { Id } from '../../document/common.ts'
import type { Block, Breakpoint, Content, Rect } from '../../document/content.ts'
import type { Json } from '../../json.ts'
import type { Op, Path } from '../op.ts'
import { createInsertOps } from './block.ts'
import { type Command, CommandError } from './command.ts'
import { dataCommands } from './data.ts'
import {
  findBlock,
  findEditable,
  findMovable,
  findParentSection,
  findSection,
  rejectFullSection,
  rejectUsedId,
} from './find.ts'
import { createSetZ, getStack } from './place.ts'
import { setProps, toJson } from './set-in.ts'

interface Reorder {
  readonly ids: readonly Id[]
  readonly bp: Breakpoint
  readonly to: 'front' | 'back'
}

/** Moves blocks above or below all others of their section. Their order among each other stays. */
const reorder: Command<Content, Reorder> = {
  label: (_, { ids, to }) => `bring ${ids.length} blocks to the ${to}`,
  run: (content, { ids, bp, to }) => {
    const sections = new Set(
      ids.map((id) => findParentSection(content, findMovable(content, id).id)),
    )
    return [...sections].flatMap((section) => {
      const stack = getStack(content, section, bp)
      const own = stack.filter(({ id }) => ids.includes(id))
      const others = stack.filter(({ id }) => !ids.includes(id))
      const now = to === 'front' ? [...others, ...own] : [...own, ...others]
      const isSame = now.every(({ id }, at) => stack[at]?.id === id)
      if (isSame) return []
      return now.flatMap(({ id, z }, at) => (z === at ? [] : [createSetZ(id, bp, at)]))
    })
  },
}

interface Duplicate {
  /** The ids of the copies by those of the blocks. */
  readonly copies: Readonly<Record<Id, Id>>
  /** The section and the cells of the copies; by default beside the blocks, one cell below and to the right. */
  readonly into?: {
    readonly section: Id
    /** The position of each copy on the desktop, by the id of its block. */
    readonly places: Readonly<Record<Id, Rect>>
  }
}

/** Duplicates blocks. Copies of a group are a group of their own. */
const duplicate: Command<Content, Duplicate> = {
  label: (_, { copies }) => `duplicate ${Object.keys(copies).length} blocks`,
  run: (content, { copies, into }) => {
    const ids = Object.keys(copies)
    const added = new Map<Id, Id[]>()
    const groups = new Map<Id, Id>()
    return ids.flatMap((id) => {
      const { group, readingOrder: _, ...block } = findBlock(content, id)
      const copy = copies[id] ?? id
      rejectUsedId(content, copy)
      const section = into ? findSection(content, into.section) : findParentSection(content, id)
      const earlier = added.get(section.id) ?? []
      if (earlier.includes(copy)) throw new CommandError('This element already exists.')
      added.set(section.id, [...earlier, copy])
      rejectFullSection(section, earlier.length + 1)
      if (group !== undefined && !groups.has(group)) groups.set(group, copy)
      const own = group === undefined ? undefined : groups.get(group)
      const desktop = fitPlace(
        into?.places[id] ?? { ...block.place.desktop, ...shift(block.place.desktop) },
        section.grid.desktop.cols,
      )
      const after = earlier.at(-1) ?? section.blockIds.at(-1) ?? null
      return createInsertOps(
        { ...block, id: copy, ...(own !== undefined && { group: own }), place: { desktop } },
        section.id,
        after,
      )
    })
  },
}

function shift({ x, y }: Rect) {
  return { x: x + 1, y: y + 1 }
}

function fitPlace(place: Rect, cols: number): Rect {
  const w = Math.min(Math.max(place.w, 1), cols)
  return { ...place, w, x: Math.min(Math.max(place.x, 0), cols - w), y: Math.max(place.y, 0) }
}

interface Hide {
  readonly ids: readonly Id[]
  readonly bp: Breakpoint
  readonly hidden: boolean
}

const hide: Command<Content, Hide> = {
  label: (_, { ids, bp, hidden }) => `${hidden ? 'hide' : 'show'} ${ids.length} blocks on ${bp}`,
  run: (content, { ids, bp, hidden }) =>
    [...new Set(ids)].flatMap((id): readonly Op[] => {
      const block = findBlock(content, id)
      const { [bp]: _, ...others } = block.hidden ?? {}
      const now = hidden ? { ...others, [bp]: true } : others
      return setProps(block, ['blocks', id], {
        hidden: Object.keys(now).length > 0 ? toJson(now) : undefined,
      })
    }),
}

const lock: Command<Content, { readonly ids: readonly Id[]; readonly lock: Block['lock'] }> = {
  label: (_, { ids, lock: now }) => `${now ? 'lock' : 'unlock'} ${ids.length} blocks`,
  run: (content, { ids, lock: now }) =>
    [...new Set(ids)].flatMap((id) =>
      setProps(findBlock(content, id), ['blocks', id], { lock: now }),
    ),
}

interface SetData {
  readonly ids: readonly Id[]
  /** The path inside the data of each block. */
  readonly path: Path
  /** The value; undefined removes it. */
  readonly value: Json | undefined
}

/** Sets a setting of blocks of one type. */
const setData: Command<Content, SetData> = {
  label: (_, { ids }) => `change ${ids.length} blocks`,
  run: (content, { ids, path, value }) =>
    [...new Set(ids)].flatMap((id) =>
      dataCommands['block.setData'].run(content, { id, path, value }),
    ),
}

interface SetVariant {
  readonly ids: readonly Id[]
  /** The design; undefined is the first one of the type. */
  readonly variant: number | undefined
}

/** Sets the design of blocks of one type. */
const setVariant: Command<Content, SetVariant> = {
  label: (_, { ids }) => `change ${ids.length} blocks`,
  run: (content, { ids, variant }) =>
    [...new Set(ids)].flatMap((id) =>
      setProps(findEditable(content, id), ['blocks', id], { variant }),
    ),
}

export const multiBlockCommands = {
  'multi.reorder': reorder,
  'multi.duplicate': duplicate,
  'multi.hide': hide,
  'multi.lock': lock,
  'multi.setData': setData,
  'multi.setVariant': setVariant,
}
