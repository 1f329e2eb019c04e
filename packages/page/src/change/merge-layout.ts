import { isList, isObject, type Json, type JsonObject, getMember } from '../json.ts'
import { fitLayout } from './fit-layout.ts'
import type { Layout, LayoutPaths } from './layout.ts'
import { getId } from './list-ids.ts'
import {
  getListKey,
  type Merge,
  mergeElement,
  createObject,
  getPosition,
  type Versions,
} from './merge-value.ts'
import { mergeOrder, computePlacements } from './order.ts'

const contentPaths: LayoutPaths = {
  sections: ['sections'],
  list: (section) => ['sections', section, 'blockIds'],
  block: (id) => ['blocks', id],
}

/** Returns the layout of a body; undefined if it has none. */
export function getContentLayout(body: JsonObject): Layout | undefined {
  const sections = getMember(body, 'sections')
  const blocks = getMember(body, 'blocks')
  return isList(sections) && sections.every(isObject) && isObject(blocks)
    ? { sections, blocks }
    : undefined
}

/** One side's layout with its sections and blocks by id. */
interface Side extends Layout {
  readonly section: ReadonlyMap<string, JsonObject>
  readonly sectionIds: readonly string[]
  /** The id of each block's section. */
  readonly sectionOf: ReadonlyMap<string, string>
}

type SideName = 'mine' | 'theirs'

/** The block ids of a section in `base`, and the blocks that each side inserted or moved there. */
interface SectionPlacements {
  readonly ids: readonly string[]
  readonly mine: ReadonlyMap<string, string>
  readonly theirs: ReadonlyMap<string, string>
}

/** The state of a merge of layouts. */
interface LayoutMerge {
  readonly sides: Versions<Side>
  readonly placements: ReadonlyMap<string, SectionPlacements>
  readonly merge: Merge
  readonly paths: LayoutPaths
}

function createSide({ sections, blocks }: Layout): Side {
  const section = new Map(sections.map((each) => [getId(each) ?? '', each]))
  const sectionOf = new Map<string, string>()
  for (const [id, each] of section) for (const block of getBlockIds(each)) sectionOf.set(block, id)
  return { sections, blocks, section, sectionIds: [...section.keys()], sectionOf }
}

function getBlockIds(section: JsonObject | undefined): readonly string[] {
  const ids = section && getMember(section, 'blockIds')
  return isList(ids) ? ids.filter((id) => typeof id === 'string') : []
}

const none: ReadonlySet<string> = new Set()

/** Merges the sections and blocks of both sides: every remaining block is in exactly one section. */
export function mergeLayout(layouts: Versions<Layout>, merge: Merge, paths = contentPaths): Layout {
  const sides = {
    base: createSide(layouts.base),
    mine: createSide(layouts.mine),
    theirs: createSide(layouts.theirs),
  }
  const state = { sides, placements: computeBlockPlacements(sides, merge, paths), merge, paths }
  const blocks = mergeBlocks(state)
  const sectionOf = new Map<string, string>()
  for (const id of blocks.keys()) {
    const section = chooseSection(id, state)
    if (section !== undefined) sectionOf.set(id, section)
  }
  const sections = mergeSections(state, new Set(sectionOf.values())).map((section) =>
    mergeBlockIds(section, sectionOf, state),
  )
  return fitLayout({ sections, blocks: createObject([...blocks]) })
}

/** Returns the placements of blocks by the id of their section. */
function computeBlockPlacements(
  { base, mine, theirs }: Versions<Side>,
  merge: Merge,
  paths: LayoutPaths,
): ReadonlyMap<string, SectionPlacements> {
  const sectionIds = new Set([...base.sectionIds, ...mine.sectionIds, ...theirs.sectionIds])
  return new Map(
    [...sectionIds].map((id) => {
      const ids = getBlockIds(base.section.get(id))
      const key = getListKey(paths.list(id))
      const compute = (side: Side, moved: ReadonlySet<string> | undefined) =>
        // A section that one side lacks is as the other side has it: none of its blocks was moved.
        side.section.has(id)
          ? computePlacements(ids, getBlockIds(side.section.get(id)), moved ?? none)
          : new Map<string, string>()
      return [
        id,
        {
          ids,
          mine: compute(mine, merge.moved.mine.get(key)),
          theirs: compute(theirs, merge.moved.theirs.get(key)),
        },
      ]
    }),
  )
}

/** Returns whether a side moved a block, within its section or to another one. */
function isMovedBy(side: SideName, id: string, { sides, placements }: LayoutMerge): boolean {
  const section = sides[side].sectionOf.get(id)
  return (
    section !== sides.base.sectionOf.get(id) ||
    placements.get(section ?? '')?.[side].has(id) === true
  )
}

function mergeBlocks(state: LayoutMerge): ReadonlyMap<string, Json> {
  const { base, mine, theirs } = state.sides
  const blocks = new Map<string, Json>()
  for (const id of new Set([...Object.keys(theirs.blocks), ...Object.keys(mine.blocks)])) {
    const block = mergeElement(
      {
        base: getMember(base.blocks, id),
        mine: getMember(mine.blocks, id),
        theirs: getMember(theirs.blocks, id),
      },
      state.paths.block(id, theirs.sectionOf.get(id) ?? mine.sectionOf.get(id) ?? ''),
      state.merge,
      { mine: isMovedBy('mine', id, state), theirs: isMovedBy('theirs', id, state) },
    )
    if (block !== undefined) blocks.set(id, block)
  }
  return blocks
}

/** Returns the section with the merged order of its blocks. */
function mergeBlockIds(
  section: JsonObject,
  sectionOf: ReadonlyMap<string, string>,
  { sides: { mine, theirs }, placements, merge, paths }: LayoutMerge,
): JsonObject {
  const id = getId(section) ?? ''
  const own = placements.get(id)
  if (!own) return section
  const path = paths.list(id)
  const isHere = (block: string) => sectionOf.get(block) === id
  const { ids, contested } = mergeOrder(own.ids, own.mine, own.theirs, isHere)
  for (const block of contested)
    if (isHere(block))
      merge.conflicts.push({
        kind: 'place',
        path: [...path, block],
        base: getPosition(path, own.ids, block),
        mine: getPosition(path, getBlockIds(mine.section.get(id)), block),
        theirs: getPosition(path, getBlockIds(theirs.section.get(id)), block),
      })
  return { ...section, blockIds: ids }
}

/** Returns the section of a block: that of the side that moved it; theirs if both did. */
function chooseSection(id: string, state: LayoutMerge): string | undefined {
  const { base, mine, theirs } = state.sides
  const before = base.sectionOf.get(id)
  const my = mine.sectionOf.get(id)
  const their = theirs.sectionOf.get(id)
  if (their === undefined || my === undefined || my === their) return their ?? my
  if (my === before && !isMovedBy('mine', id, state)) return their
  if (their === before && !isMovedBy('theirs', id, state)) return my
  const getPositionIn = (side: Side, section: string | undefined): Json | undefined =>
    section === undefined
      ? undefined
      : getPosition(state.paths.list(section), getBlockIds(side.section.get(section)), id)
  state.merge.conflicts.push({
    kind: 'place',
    path: [...state.paths.list(their), id],
    base: getPositionIn(base, before),
    mine: getPositionIn(mine, my),
    theirs: getPositionIn(theirs, their),
  })
  return their
}

/** Returns the remaining sections in order with their merged fields. A section that contains a block remains. */
function mergeSections(
  { sides: { base, mine, theirs }, merge, paths }: LayoutMerge,
  nonEmpty: ReadonlySet<string>,
): readonly JsonObject[] {
  const key = getListKey(paths.sections)
  const myPlacements = computePlacements(
    base.sectionIds,
    mine.sectionIds,
    merge.moved.mine.get(key) ?? none,
  )
  const theirPlacements = computePlacements(
    base.sectionIds,
    theirs.sectionIds,
    merge.moved.theirs.get(key) ?? none,
  )
  const sections = new Map<string, JsonObject>()
  for (const id of new Set([...theirs.sectionIds, ...mine.sectionIds])) {
    const section = mergeElement(
      {
        base: omitBlockIds(base.section.get(id)),
        mine: omitBlockIds(mine.section.get(id)),
        theirs: omitBlockIds(theirs.section.get(id)),
      },
      [...paths.sections, id],
      merge,
      {
        mine: myPlacements.has(id) || nonEmpty.has(id),
        theirs: theirPlacements.has(id) || nonEmpty.has(id),
      },
    )
    if (isObject(section)) sections.set(id, section)
  }
  const { ids, contested } = mergeOrder(base.sectionIds, myPlacements, theirPlacements, (id) =>
    sections.has(id),
  )
  for (const id of contested)
    if (sections.has(id))
      merge.conflicts.push({
        kind: 'place',
        path: [...paths.sections, id],
        base: getPosition(paths.sections, base.sectionIds, id),
        mine: getPosition(paths.sections, mine.sectionIds, id),
        theirs: getPosition(paths.sections, theirs.sectionIds, id),
      })
  return ids.map((id) => sections.get(id)).filter((section) => section !== undefined)
}

function omitBlockIds(section: JsonObject | undefined): JsonObject | undefined {
  if (!section) return undefined
  const { blockIds: _, ...rest } = section
  return rest
}
