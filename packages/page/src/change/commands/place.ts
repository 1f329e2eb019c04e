import type { Id } from '../../document/common.ts'
import type { Block, Breakpoint, Content, Rect, Section } from '../../document/content.ts'
import type { Op } from '../op.ts'
import type { Command } from './command.ts'
import {
  findBlock,
  findMovable,
  findSection,
  getBlockNameById,
  findPlacement,
  rejectFullSection,
  findParentSection,
} from './find.ts'
import { toJson, setProps } from './set-in.ts'

interface Move {
  readonly id: Id
  readonly bp: Breakpoint
  readonly place: Rect
  /** The section to move it to; its position on mobile is then computed again. */
  readonly section?: Id
}

const move: Command<Content, Move> = {
  label: (content, { id, bp }) => `move ${getBlockNameById(content, id)}${formatBreakpoint(bp)}`,
  run: (content, { id, bp, place, section: to }) => {
    const block = findMovable(content, id)
    const from = findParentSection(content, id)
    if (to === undefined || to === from.id || bp === 'mobile')
      return createMoveOps(block, bp, place, from)
    const section = findSection(content, to)
    rejectFullSection(section)
    return [
      { op: 'remove', path: ['sections', from.id, 'blockIds'], id },
      {
        op: 'insert',
        path: ['sections', to, 'blockIds'],
        value: id,
        after: section.blockIds.at(-1) ?? null,
      },
      ...createMoveOps(block, bp, place, section),
      ...setProps(block.place, ['blocks', id, 'place'], { mobile: undefined }),
      ...setProps(block, ['blocks', id], { group: undefined }),
    ]
  },
}

interface Place {
  readonly id: Id
  readonly bp: Breakpoint
  readonly place: Rect
}

const resize: Command<Content, Place> = {
  label: (content, { id, bp }) => `resize ${getBlockNameById(content, id)}${formatBreakpoint(bp)}`,
  run: (content, { id, bp, place }) =>
    createMoveOps(findMovable(content, id), bp, place, findParentSection(content, id)),
}

const pinMobile: Command<Content, { readonly id: Id; readonly place: Rect }> = {
  label: (content, { id }) => `place ${getBlockNameById(content, id)} on mobile`,
  run: (content, { id, place }) =>
    createMoveOps(findMovable(content, id), 'mobile', place, findParentSection(content, id)),
}

/** Makes one block, or all blocks of a section that are not locked in place, follow the desktop again. */
const releaseMobile: Command<Content, { readonly id: Id } | { readonly section: Id }> = {
  label: (content, payload) =>
    'id' in payload
      ? `release ${getBlockNameById(content, payload.id)} on mobile`
      : 'release all on mobile',
  run: (content, payload) => {
    const blocks =
      'id' in payload
        ? [findMovable(content, payload.id)]
        : findSection(content, payload.section)
            .blockIds.map((id) => findBlock(content, id))
            .filter(({ lock }) => lock === undefined)
    return blocks
      .filter((block) => block.place.mobile)
      .map((block): Op => ({ op: 'unset', path: ['blocks', block.id, 'place', 'mobile'] }))
  },
}

interface Reorder {
  readonly id: Id
  readonly bp: Breakpoint
  readonly to: 'front' | 'forward' | 'backward' | 'back'
}

/** Changes the stacking order. Only this block's `z` changes if its neighbors leave room. */
const reorder: Command<Content, Reorder> = {
  label: (content, { id, to }) =>
    to === 'front' || to === 'back'
      ? `bring ${getBlockNameById(content, id)} to the ${to}`
      : `bring ${getBlockNameById(content, id)} ${to}`,
  run: (content, { id, bp, to }) => {
    findPlacement(findMovable(content, id), bp)
    const stack = getStack(content, findParentSection(content, id), bp)
    const at = stack.findIndex((each) => each.id === id)
    const others = stack.filter((each) => each.id !== id)
    const index = { front: others.length, back: 0, forward: at + 1, backward: at - 1 }[to]
    const now = Math.min(Math.max(index, 0), others.length)
    const own = stack[at]
    if (now === at || !own) return []
    const under = others[now - 1]
    const over = others[now]
    const z = [under?.z ?? (over?.z ?? 1) - 1, (under?.z ?? 0) + 1, over?.z ?? 0].find(
      (candidate) =>
        candidate >= 0 &&
        candidate <= MAX_Z &&
        (!under || isAbove({ ...own, z: candidate }, under)) &&
        (!over || isAbove(over, { ...own, z: candidate })),
    )
    if (z !== undefined) return [createSetZ(id, bp, z)]
    return others
      .toSpliced(now, 0, own)
      .flatMap((each, height) => (each.z === height ? [] : [createSetZ(each.id, bp, height)]))
  },
}

const MAX_Z = 1_000

interface Layer {
  readonly id: Id
  readonly z: number
  readonly at: number
}

/** Returns the blocks with a position at a breakpoint, lowest first. */
export function getStack(content: Content, section: Section, bp: Breakpoint): readonly Layer[] {
  return section.blockIds
    .flatMap((id, at): readonly Layer[] => {
      const place = findBlock(content, id).place[bp]
      return place ? [{ id, z: place.z, at }] : []
    })
    .toSorted((one, other) => one.z - other.z || one.at - other.at)
}

function isAbove(one: Layer, other: Layer): boolean {
  return one.z > other.z || (one.z === other.z && one.at > other.at)
}

/** Returns the op that sets the stacking order of a block. */
export function createSetZ(id: Id, bp: Breakpoint, z: number): Op {
  return { op: 'set', path: ['blocks', id, 'place', bp, 'z'], value: z }
}

/** Returns the ops that place a block, moved inside the columns. */
export function createMoveOps(
  block: Block,
  bp: Breakpoint,
  place: Rect,
  section: Section,
): readonly Op[] {
  const { cols } = section.grid[bp]
  const w = Math.min(Math.max(place.w, 1), cols)
  const x = Math.min(Math.max(place.x, 0), cols - w)
  const rect: Rect = { x, y: Math.max(place.y, 0), w, h: Math.max(place.h, 1), z: place.z }
  const before = block.place[bp]
  const path = ['blocks', block.id, 'place', bp]
  return before ? setProps(before, path, rect) : [{ op: 'set', path, value: toJson(rect) }]
}

function formatBreakpoint(bp: Breakpoint): string {
  return bp === 'mobile' ? ' on mobile' : ''
}

export const placeCommands = {
  'block.move': move,
  'block.resize': resize,
  'block.pinMobile': pinMobile,
  'block.releaseMobile': releaseMobile,
  'block.reorder': reorder,
}
