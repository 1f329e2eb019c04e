import type { Overlay } from '../overlay.ts'
import type { CanvasState } from '../state.ts'
import { findGap } from './drop-place.ts'
import type { Gesture } from './gesture.ts'

/** Begins to move a section between others. */
export function startSectionMove(
  state: CanvasState,
  overlay: Overlay,
  { id }: { readonly id: string },
): Gesture | undefined {
  if (state.isReadOnly) return undefined
  let after: string | null | undefined
  return {
    move: ({ y }) => {
      const gap = findGap(state, y - scrollY)
      after = gap?.target.kind === 'section' ? gap.target.after : undefined
      overlay.setGhost(gap?.box)
    },
    drop: () => {
      overlay.setGhost(undefined)
      if (after === undefined || after === id) return
      const command = { name: 'section.move', payload: { id, after } } as const
      state.send({ kind: 'command', isText: false, command })
    },
    cancel: () => overlay.setGhost(undefined),
  }
}
