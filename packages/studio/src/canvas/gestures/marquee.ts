import { expandGroups } from '@vitrine/page'
import { findCell } from '../marks.ts'
import { type Box, getBox, type Overlay } from '../overlay.ts'
import type { CanvasSelection } from '../protocol.ts'
import type { CanvasState } from '../state.ts'
import type { Gesture } from './gesture.ts'

interface Start {
  readonly from: { readonly x: number; readonly y: number }
  /** Whether the blocks are added to those that are selected. */
  readonly isAdded: boolean
}

/** Begins to select all blocks that a rectangle touches. */
export function startMarquee(
  state: CanvasState,
  overlay: Overlay,
  { from, isAdded }: Start,
): Gesture {
  const before = state.selection
  const boxes = Object.keys(state.content.blocks).flatMap((id) => {
    const cell = findCell(id)
    return cell && cell.getClientRects().length > 0 ? [{ id, box: getBox(cell) }] : []
  })
  const show = (selection: CanvasSelection, box: Box | undefined) => {
    state.selection = selection
    overlay.setGhost(box)
    overlay.draw()
  }
  return {
    move: (to) => {
      const box = createBox(from, to)
      const touched = boxes.filter((each) => isTouching(each.box, box)).map(({ id }) => id)
      const ids = new Set([...(isAdded ? before.blocks : []), ...touched])
      const blocks = expandGroups(state.content.blocks, [...ids])
      show({ section: findSection(state, blocks[0]) ?? before.section, blocks }, box)
    },
    drop: () => {
      overlay.setGhost(undefined)
      state.send({ kind: 'select', selection: state.selection })
    },
    cancel: () => show(before, undefined),
  }
}

function findSection({ content }: CanvasState, block: string | undefined): string | undefined {
  return content.sections.find(({ blockIds }) => block !== undefined && blockIds.includes(block))
    ?.id
}

function createBox(from: Start['from'], to: Start['from']): Box {
  return {
    left: Math.min(from.x, to.x),
    top: Math.min(from.y, to.y),
    width: Math.abs(to.x - from.x),
    height: Math.abs(to.y - from.y),
  }
}

function isTouching(one: Box, other: Box): boolean {
  return (
    one.left < other.left + other.width &&
    other.left < one.left + one.width &&
    one.top < other.top + other.height &&
    other.top < one.top + one.height
  )
}
