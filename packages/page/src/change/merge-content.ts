import { isList, isObject, type Json, type JsonObject, member } from '../json.ts'
import { fitted } from './fit.ts'
import type { Path } from './op.ts'
import { idOf } from './list.ts'
import { listKey, type Merge, mergeElement, objectOf, placeIn, type Three } from './merge-value.ts'
import { mergeOrder, putBy } from './order.ts'

/** Sections in order, each with the ids of its blocks, and the blocks by id. */
export interface Layout {
  readonly sections: readonly JsonObject[]
  readonly blocks: JsonObject
}

/** Where in the body the parts of a layout stand. */
export interface Places {
  readonly sections: Path
  readonly list: (section: string) => Path
  readonly block: (id: string, section: string) => Path
}

const places: Places = {
  sections: ['sections'],
  list: (section) => ['sections', section, 'blockIds'],
  block: (id) => ['blocks', id],
}

/** The sections and blocks of a body; `undefined` where it is not made of any. */
export function layoutOf(body: JsonObject): Layout | undefined {
  const sections = member(body, 'sections')
  const blocks = member(body, 'blocks')
  return isList(sections) && sections.every(isObject) && isObject(blocks)
    ? { sections, blocks }
    : undefined
}

/** One side's layout with what is asked of it: where each section and block stands. */
interface Side extends Layout {
  readonly section: ReadonlyMap<string, JsonObject>
  readonly sectionIds: readonly string[]
  /** Each block's section. */
  readonly home: ReadonlyMap<string, string>
}

function sideOf({ sections, blocks }: Layout): Side {
  const section = new Map(sections.map((each) => [idOf(each) ?? '', each]))
  const home = new Map<string, string>()
  for (const [id, each] of section) for (const block of blockIdsOf(each)) home.set(block, id)
  return { sections, blocks, section, sectionIds: [...section.keys()], home }
}

function blockIdsOf(section: JsonObject | undefined): readonly string[] {
  const ids = section && member(section, 'blockIds')
  return isList(ids) ? ids.filter((id) => typeof id === 'string') : []
}

const none: ReadonlySet<string> = new Set()

/** What both made of the sections and blocks: every block that stays stands in exactly one section. */
export function mergeLayout(layouts: Three<Layout>, merge: Merge, at = places): Layout {
  const sides = {
    base: sideOf(layouts.base),
    mine: sideOf(layouts.mine),
    theirs: sideOf(layouts.theirs),
  }
  const { base, mine, theirs } = sides
  const put = new Map(
    [...new Set([...base.sectionIds, ...mine.sectionIds, ...theirs.sectionIds])].map((id) => {
      const ids = blockIdsOf(base.section.get(id))
      const key = listKey(at.list(id))
      const by = (side: Side, moved: ReadonlySet<string> | undefined) =>
        // A section that one side has not is as the other had it: its blocks were not moved in it.
        side.section.has(id)
          ? putBy(ids, blockIdsOf(side.section.get(id)), moved ?? none)
          : new Map<string, string>()
      return [
        id,
        {
          ids,
          mine: by(mine, merge.moved.mine.get(key)),
          theirs: by(theirs, merge.moved.theirs.get(key)),
        },
      ] as const
    }),
  )
  const movedBy = (who: 'mine' | 'theirs', id: string): boolean =>
    sides[who].home.get(id) !== base.home.get(id) ||
    put.get(sides[who].home.get(id) ?? '')?.[who].has(id) === true

  const blocks = new Map<string, Json>()
  for (const id of new Set([...Object.keys(theirs.blocks), ...Object.keys(mine.blocks)])) {
    const block = mergeElement(
      {
        base: member(base.blocks, id),
        mine: member(mine.blocks, id),
        theirs: member(theirs.blocks, id),
      },
      at.block(id, theirs.home.get(id) ?? mine.home.get(id) ?? ''),
      merge,
      { mine: movedBy('mine', id), theirs: movedBy('theirs', id) },
    )
    if (block !== undefined) blocks.set(id, block)
  }
  const home = new Map<string, string>()
  for (const id of blocks.keys()) {
    const section = homeOf(id, sides, merge, { movedBy, at })
    if (section !== undefined) home.set(id, section)
  }

  const sections = mergeSections(sides, new Set(home.values()), merge, at)
  const merged = sections.map((section): JsonObject => {
    const id = idOf(section) ?? ''
    const list = put.get(id)
    if (!list) return section
    const path = at.list(id)
    const { ids, contested } = mergeOrder(
      list.ids,
      list.mine,
      list.theirs,
      (block) => home.get(block) === id,
    )
    for (const block of contested)
      if (home.get(block) === id)
        merge.conflicts.push({
          kind: 'place',
          path: [...path, block],
          base: placeIn(path, list.ids, block),
          mine: placeIn(path, blockIdsOf(mine.section.get(id)), block),
          theirs: placeIn(path, blockIdsOf(theirs.section.get(id)), block),
        })
    return { ...section, blockIds: ids }
  })
  return fitted({ sections: merged, blocks: objectOf([...blocks]) })
}

/** The section a block ends up in: where the one who moved it put it; theirs where both did. */
function homeOf(
  id: string,
  { base, mine, theirs }: Three<Side>,
  merge: Merge,
  {
    movedBy,
    at,
  }: {
    readonly movedBy: (who: 'mine' | 'theirs', id: string) => boolean
    readonly at: Places
  },
): string | undefined {
  const was = base.home.get(id)
  const my = mine.home.get(id)
  const their = theirs.home.get(id)
  if (their === undefined || my === undefined || my === their) return their ?? my
  if (my === was && !movedBy('mine', id)) return their
  if (their === was && !movedBy('theirs', id)) return my
  const place = (side: Side, home: string | undefined): Json | undefined =>
    home === undefined ? undefined : placeIn(at.list(home), blockIdsOf(side.section.get(home)), id)
  merge.conflicts.push({
    kind: 'place',
    path: [...at.list(their), id],
    base: place(base, was),
    mine: place(mine, my),
    theirs: place(theirs, their),
  })
  return their
}

/** The sections that stay, in order, each with its own fields merged. A section that holds a block stays. */
function mergeSections(
  { base, mine, theirs }: Three<Side>,
  inhabited: ReadonlySet<string>,
  merge: Merge,
  at: Places,
): readonly JsonObject[] {
  const key = listKey(at.sections)
  const myPut = putBy(base.sectionIds, mine.sectionIds, merge.moved.mine.get(key) ?? none)
  const theirPut = putBy(base.sectionIds, theirs.sectionIds, merge.moved.theirs.get(key) ?? none)
  const sections = new Map<string, JsonObject>()
  for (const id of new Set([...theirs.sectionIds, ...mine.sectionIds])) {
    const path = [...at.sections, id]
    const section = mergeElement(
      {
        base: withoutBlocks(base.section.get(id)),
        mine: withoutBlocks(mine.section.get(id)),
        theirs: withoutBlocks(theirs.section.get(id)),
      },
      path,
      merge,
      {
        mine: myPut.has(id) || inhabited.has(id),
        theirs: theirPut.has(id) || inhabited.has(id),
      },
    )
    if (isObject(section)) sections.set(id, section)
  }
  const { ids, contested } = mergeOrder(base.sectionIds, myPut, theirPut, (id) => sections.has(id))
  for (const id of contested)
    if (sections.has(id))
      merge.conflicts.push({
        kind: 'place',
        path: [...at.sections, id],
        base: placeIn(at.sections, base.sectionIds, id),
        mine: placeIn(at.sections, mine.sectionIds, id),
        theirs: placeIn(at.sections, theirs.sectionIds, id),
      })
  return ids.map((id) => sections.get(id)).filter((section) => section !== undefined)
}

function withoutBlocks(section: JsonObject | undefined): JsonObject | undefined {
  if (!section) return undefined
  const { blockIds: _, ...rest } = section
  return rest
}
