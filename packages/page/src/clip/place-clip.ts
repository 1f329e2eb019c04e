import type { Id } from '../document/common.ts'
import type { Block, Content, Grid, Rect, Section } from '../document/content.ts'
import { clamp } from '../layout/cells.ts'
import { deriveMobile } from '../layout/derive-mobile.ts'

/** The ids of the copies by the ids of the sections and blocks of a clip. */
export type Copies = ReadonlyMap<Id, Id>

/** Gives new ids to the sections and blocks of a clip. */
export function renameClip({ sections }: Content, newId: () => Id): Copies {
  const ids = sections.flatMap(({ id, blockIds }) => [id, ...blockIds])
  return new Map(ids.map((id) => [id, newId()]))
}

/** Returns copied blocks with new ids; copies of a group are a group of their own. */
function renameBlocks(blocks: readonly Block[], copies: Copies): readonly Block[] {
  const groups = new Map<Id, Id>()
  return blocks.flatMap((original): readonly Block[] => {
    const { group, ...block } = original
    const id = copies.get(block.id)
    if (id === undefined) return []
    if (group !== undefined && !groups.has(group)) groups.set(group, id)
    const own = group === undefined ? undefined : groups.get(group)
    return [{ ...block, id, ...(own !== undefined && { group: own }) }]
  })
}

/** Returns the copied section of a clip with new ids and its blocks, without an anchor that the page has already. */
export function copySection(clip: Content, page: Content, copies: Copies) {
  const [original] = clip.sections
  if (!original) return undefined
  const { anchor, ...section } = original
  const isFree = anchor !== undefined && page.sections.every((each) => each.anchor !== anchor)
  const id = copies.get(section.id) ?? section.id
  return {
    section: { ...section, id, blockIds: [], ...(isFree && { anchor }) },
    blocks: renameBlocks(listBlocks(clip, original), copies),
  }
}

/**
 * Returns copied blocks with new ids and places in a section, from a row on. Those of one section keep their places among each other, also on
 * phones, and their share of the columns. Their reading order is computed again.
 */
export function placeClip(
  clip: Content,
  page: Pick<Content, 'blocks'>,
  { to, row, copies }: { readonly to: Section; readonly row: number; readonly copies: Copies },
): readonly Block[] {
  const desktop = stackBlocks(clip, { cols: to.grid.desktop.cols, row })
  let bottom = computePhoneBottom(page, to)
  const placed = clip.sections.flatMap((from) => {
    const blocks = listBlocks(clip, from)
    const pins = blocks.flatMap(({ place }) => place.mobile ?? [])
    const shift = bottom === 0 ? 0 : bottom - Math.min(...pins.map(({ y }) => y))
    bottom = Math.max(bottom, ...pins.map(({ y, h }) => y + shift + h))
    return blocks.map((original): Block => {
      const { readingOrder: _, ...block } = original
      const pin = block.place.mobile
      const mobile = pin && scalePlace(pin, from.grid.mobile.cols, to.grid.mobile.cols)
      return {
        ...block,
        place: {
          desktop: desktop.get(block.id) ?? block.place.desktop,
          ...(mobile && { mobile: { ...mobile, y: mobile.y + shift } }),
        },
      }
    })
  })
  return renameBlocks(placed, copies)
}

/** Returns the cells that copied blocks cover together in a grid, from its first row. */
export function measureClip(clip: Content, cols: Grid['cols']): Pick<Rect, 'x' | 'w' | 'h'> {
  const places = [...stackBlocks(clip, { cols, row: 0 }).values()]
  const x = Math.min(...places.map((place) => place.x))
  const right = Math.max(...places.map((place) => place.x + place.w))
  const h = Math.max(...places.map((place) => place.y + place.h))
  return { x, w: right - x, h }
}

/** Returns the places of copied blocks on the desktop: those of one section beside each other, the others below. */
function stackBlocks(
  clip: Content,
  { cols, row }: { readonly cols: Grid['cols']; readonly row: number },
): ReadonlyMap<Id, Rect> {
  const places = new Map<Id, Rect>()
  let start = row
  for (const section of clip.sections) {
    const copied = listBlocks(clip, section)
    const top = Math.min(...copied.map(({ place }) => place.desktop.y))
    const own = copied.map(({ id, place }) => {
      const scaled = scalePlace(place.desktop, section.grid.desktop.cols, cols)
      return [id, { ...scaled, y: scaled.y - top + start }] as const
    })
    for (const [id, place] of own) places.set(id, place)
    start = Math.max(start, ...own.map(([, { y, h }]) => y + h))
  }
  return places
}

function listBlocks({ blocks }: Content, { blockIds }: Section): readonly Block[] {
  return blockIds.flatMap((id) => blocks[id] ?? [])
}

/** Returns a place of one grid in another: it keeps its share of the columns. */
function scalePlace(place: Rect, from: Grid['cols'], to: Grid['cols']): Rect {
  if (from === to) return clamp(place, to)
  const ratio = to / from
  const w = Math.max(1, Math.round(place.w * ratio))
  return clamp({ ...place, x: Math.floor(place.x * ratio), w }, to)
}

/** Returns the row below all blocks of a section on phones. */
function computePhoneBottom({ blocks }: Pick<Content, 'blocks'>, section: Section): number {
  const derived = deriveMobile(section, blocks)
  const places = section.blockIds.flatMap((id) => blocks[id]?.place.mobile ?? derived.get(id) ?? [])
  return Math.max(0, ...places.map(({ y, h }) => y + h))
}
