import { findElementId, findMarks, findPart, findSelected } from './marks.ts'
import { findBelowOverlay, type Overlay } from './overlay.ts'
import { select, selectBlock } from './selecting.ts'
import type { CanvasState } from './state.ts'
import type { TextEditing } from './text-editing.ts'

interface MenuPorts {
  readonly overlay: Overlay
  readonly text: TextEditing
  /** Ends a drag; false if there is none. */
  readonly cancelDrag: () => boolean
}

/** Opens the menu of a block or a section with the right button, which selects it first. */
export function listenToMenu(state: CanvasState, { overlay, text, cancelDrag }: MenuPorts): void {
  document.addEventListener('contextmenu', (event) => {
    // A finger that rests lifts a block, and an edited text has the menu of the browser for its spelling.
    if (state.isReadOnly || isTouch(event) || text.contains(event.target)) return
    const isOverlay = event.target === overlay.root.host
    if (isOverlay && text.getBlock() !== undefined) return
    const { clientX: x, clientY: y } = event
    const target = isOverlay ? findBelowOverlay(x, y) : event.target
    if (!selectAt(state, target ?? null)) return
    event.preventDefault()
    // On a Mac, a press with Ctrl is a right button and could become a drag.
    cancelDrag()
    text.stop()
    overlay.sink.focus({ preventScroll: true })
    state.send({ kind: 'menu', at: { x, y } })
  })
}

/** Browsers that send no pointer type have no touch either. */
function isTouch(event: Event): boolean {
  return event instanceof PointerEvent && event.pointerType === 'touch'
}

/** Selects what is at an element unless it is selected. Returns whether there is something. */
function selectAt(state: CanvasState, target: EventTarget | null): boolean {
  const { block, section } = findMarks(target)
  if (block !== undefined) {
    if (!state.selection.blocks.includes(block)) selectBlock(state, block, false)
    return true
  }
  const part = findPart(target)
  select(state, section, [], { part, element: findElementId(target) })
  return section !== undefined || part !== undefined
}

/** Opens the menu of what is selected at its place. Returns whether anything is selected. */
export function openMenu(state: CanvasState): boolean {
  const element = state.isReadOnly ? null : findSelected(state.selection)
  if (!element) return false
  const { left, right, top } = element.getBoundingClientRect()
  const isRightToLeft = getComputedStyle(document.documentElement).direction === 'rtl'
  const x = Math.min(innerWidth, Math.max(0, isRightToLeft ? right : left))
  const y = Math.min(innerHeight, Math.max(0, top))
  state.send({ kind: 'menu', at: { x, y } })
  return true
}
