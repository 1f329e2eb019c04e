import { findCell } from '../marks.ts'
import { getBox } from '../overlay.ts'
import type { CanvasState } from '../state.ts'

interface Direction {
  readonly x: number
  readonly y: number
}

/** Selects the nearest block in a direction. Returns whether a block was selected before. */
export function selectBeside(state: CanvasState, direction: Direction): boolean {
  const [from] = state.selection.blocks
  const center = from === undefined ? undefined : findCenter(from)
  if (from === undefined || !center) return false
  const [nearest] = state.content.sections
    .flatMap(({ id, blockIds }) => blockIds.map((block) => ({ section: id, block })))
    .flatMap(({ section, block }) => {
      const other = block === from ? undefined : findCenter(block)
      const distance = other && measure(center, other, direction)
      return distance === undefined ? [] : [{ section, block, distance }]
    })
    .toSorted((one, other) => one.distance - other.distance)
  if (!nearest) return true
  const selection = { section: nearest.section, blocks: [nearest.block] }
  state.selection = selection
  state.send({ kind: 'select', selection })
  return true
}

/** Selects all blocks of the selected section, or of the first one. Returns whether it has any. */
export function selectSiblings(state: CanvasState): boolean {
  const { sections } = state.content
  const section = sections.find(({ id }) => id === state.selection.section) ?? sections[0]
  if (!section || section.blockIds.length === 0) return false
  const selection = { section: section.id, blocks: [...section.blockIds] }
  state.selection = selection
  state.send({ kind: 'select', selection })
  return true
}

function findCenter(block: string): Direction | undefined {
  const cell = findCell(block)
  if (!cell || cell.getClientRects().length === 0) return undefined
  const { left, top, width, height } = getBox(cell)
  return { x: left + width / 2, y: top + height / 2 }
}

/** Returns how far a point is in a direction, and beside it; undefined if it is in another direction. */
function measure(from: Direction, to: Direction, { x, y }: Direction): number | undefined {
  const along = (to.x - from.x) * x + (to.y - from.y) * y
  const beside = Math.abs((to.x - from.x) * y) + Math.abs((to.y - from.y) * x)
  return along > 1 ? along + 2 * beside : undefined
}
