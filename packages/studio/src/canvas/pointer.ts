import type { Handle } from '@vitrine/page'
import { startGesture, type Gesture } from './gesture.ts'
import { findMarks } from './marks.ts'
import type { Overlay } from './overlay.ts'
import type { CanvasState } from './state.ts'
import type { TextEditing } from './text-editing.ts'

/** The distance after which a press is a drag, in pixels. */
const DRAG_DISTANCE = 4
const TOUCH_DELAY_MS = 200
const TOUCH_TOLERANCE = 10

interface Press {
  readonly id: string | undefined
  readonly handle: Handle | undefined
  readonly from: { readonly x: number; readonly y: number }
  readonly isTouch: boolean
  readonly pointerId: number
  gesture: Gesture | undefined
  /** Whether the press can still become a drag. */
  canDrag: boolean
  timer?: ReturnType<typeof setTimeout>
}

/** Selects by pressing, and moves and resizes by dragging. Returns the function that ends a drag without a change. */
export function listenToPointer(
  state: CanvasState,
  overlay: Overlay,
  text: TextEditing,
): () => boolean {
  let press: Press | undefined
  const end = () => {
    clearTimeout(press?.timer)
    press = undefined
  }
  const start = (event: PointerEvent, id: string | undefined, handle: Handle | undefined) => {
    const current = createPress(event, id, handle)
    press = current
    if (current.isTouch)
      current.timer = setTimeout(() => begin(state, overlay, current), TOUCH_DELAY_MS)
  }
  listenToHandles(state, overlay, start)
  document.addEventListener('pointerdown', (event) => {
    state.send({ kind: 'press' })
    const isOverlay = event.target === overlay.root.host
    if (event.button !== 0 || isOverlay || text.contains(event.target)) return
    start(event, findMarks(event.target).block, undefined)
  })
  document.addEventListener('pointermove', (event) => {
    if (!press) return overlay.setHover(findMarks(event.target).block)
    if (!follow(state, overlay, press, event)) end()
  })
  let wasDragged = false
  document.addEventListener('pointerup', () => {
    wasDragged = press?.gesture !== undefined
    press?.gesture?.drop()
    end()
  })
  const cancel = () => {
    const isDragging = press?.gesture !== undefined
    press?.gesture?.cancel()
    end()
    return isDragging
  }
  document.addEventListener('pointercancel', cancel)
  // One finger scrolls, unless it carries a block.
  document.addEventListener('touchmove', (event) => press?.gesture && event.preventDefault(), {
    passive: false,
  })
  document.addEventListener('pointerleave', () => overlay.setHover(undefined))
  // The release of a drag is a click as well, on whatever is below.
  const endsDrag = () => {
    const isEnd = wasDragged
    wasDragged = false
    return isEnd
  }
  listenToClicks(state, { overlay, text, endsDrag })
  return cancel
}

function createPress(
  event: PointerEvent,
  id: string | undefined,
  handle: Handle | undefined,
): Press {
  return {
    id,
    handle,
    isTouch: event.pointerType === 'touch' && handle === undefined,
    from: { x: event.pageX, y: event.pageY },
    pointerId: event.pointerId,
    gesture: undefined,
    canDrag: true,
  }
}

/** Begins the drag of a press. */
function begin(state: CanvasState, overlay: Overlay, press: Press): void {
  const { id, handle, from } = press
  if (!press.canDrag || id === undefined) return
  press.canDrag = false
  if (!state.selection.blocks.includes(id)) selectBlock(state, id, false)
  press.gesture = startGesture(state, overlay, { id, handle, from })
  if (press.gesture) document.documentElement.setPointerCapture(press.pointerId)
}

/** Follows the pointer of a press. Returns false if it turned out to be a scroll. */
function follow(state: CanvasState, overlay: Overlay, press: Press, event: PointerEvent): boolean {
  const to = { x: event.pageX, y: event.pageY }
  const moved = Math.hypot(to.x - press.from.x, to.y - press.from.y)
  if (press.isTouch && !press.gesture && moved > TOUCH_TOLERANCE) return false
  if (!press.isTouch && moved > DRAG_DISTANCE) begin(state, overlay, press)
  press.gesture?.move(to)
  if (press.gesture) scrollNear(event.clientY)
  return true
}

function listenToHandles(
  state: CanvasState,
  overlay: Overlay,
  start: (event: PointerEvent, id: string | undefined, handle: Handle) => void,
): void {
  overlay.root.addEventListener('pointerdown', (event) => {
    const target = event.target instanceof HTMLElement ? event.target : undefined
    const handle = target?.dataset['handle']
    if (!(event instanceof PointerEvent) || handle === undefined) return
    event.stopPropagation()
    event.preventDefault()
    start(event, state.selection.blocks[0], handle as Handle) // only the overlay writes it
  })
  overlay.root.addEventListener('click', (event) => {
    const target = event.target instanceof HTMLElement ? event.target : undefined
    if (target?.dataset['add'] !== undefined) state.send({ kind: 'shortcut', shortcut: 'add' })
  })
}

interface ClickPorts {
  readonly overlay: Overlay
  readonly text: TextEditing
  /** Returns whether a click is the end of a drag; once for each. */
  readonly endsDrag: () => boolean
}

function listenToClicks(state: CanvasState, { overlay, text, endsDrag }: ClickPorts): void {
  // Nothing on the page reacts: links do not leave, fields do not take the keyboard.
  for (const name of ['mousedown', 'dragstart', 'submit'])
    document.addEventListener(name, (event) => {
      if (!text.contains(event.target) && !isField(event)) event.preventDefault()
    })
  document.addEventListener(
    'click',
    (event) => {
      if (text.contains(event.target) || event.target === overlay.root.host) return
      event.preventDefault()
      event.stopPropagation()
      if (endsDrag()) return
      text.stop()
      const { block, section } = findMarks(event.target)
      const isSelected = block !== undefined && isOnly(state, block)
      overlay.sink.focus({ preventScroll: true })
      if (block === undefined) return select(state, section, [])
      if (isSelected && !event.shiftKey) return void text.start(block, event)
      selectBlock(state, block, event.shiftKey)
    },
    true,
  )
  document.addEventListener('dblclick', (event) => {
    const { block } = findMarks(event.target)
    if (block !== undefined && !text.contains(event.target)) void text.start(block, event)
  })
}

/** Returns whether an event is for a field of the toolbar, which takes the keyboard. */
function isField(event: Event): boolean {
  const [target] = event.composedPath()
  return target instanceof HTMLInputElement || target instanceof HTMLSelectElement
}

function isOnly({ selection }: CanvasState, block: string): boolean {
  return selection.blocks.length === 1 && selection.blocks[0] === block
}

function selectBlock(state: CanvasState, id: string, isAdded: boolean): void {
  const { blocks } = state.selection
  if (!isAdded) return select(state, undefined, [id])
  const others = blocks.filter((each) => each !== id)
  select(state, undefined, others.length === blocks.length ? [...blocks, id] : others)
}

function select(state: CanvasState, section: string | undefined, blocks: readonly string[]): void {
  const own = state.content.sections.find(({ blockIds }) => blockIds.includes(blocks[0] ?? ''))
  const selection = { section: own?.id ?? section, blocks }
  state.selection = selection
  state.send({ kind: 'select', selection })
}

const EDGE = 60

/** Scrolls while a block is dragged near the upper or the lower edge. */
function scrollNear(y: number): void {
  const over = y < EDGE ? y - EDGE : Math.max(0, y - (innerHeight - EDGE))
  if (over !== 0) scrollBy({ top: over / 4 })
}
