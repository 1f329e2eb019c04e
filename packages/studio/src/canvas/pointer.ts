import type { Handle } from '@vitrine/page'
import type { DragStart, Gesture } from './gestures/gesture.ts'
import type { EdgeScroll } from './gestures/scroll.ts'
import type { GestureSlot } from './lazy-gestures.ts'
import { findElementId, findMarks, findPart } from './marks.ts'
import type { Overlay } from './overlay.ts'
import { select, selectBlock } from './selecting.ts'
import type { CanvasState } from './state.ts'
import { editBlock, type TextEditing } from './text-editing.ts'

/** The distance after which a press is a drag, in pixels. */
const DRAG_DISTANCE = 4
const TOUCH_DELAY_MS = 200
const TOUCH_TOLERANCE = 10

interface Press {
  /** The drag that the press can become. */
  readonly start: DragStart
  readonly isTouch: boolean
  readonly pointerId: number
  gesture: Gesture | undefined
  scroll: EdgeScroll | undefined
  /** Whether the press can still become a drag. */
  canDrag: boolean
  timer?: ReturnType<typeof setTimeout>
}

interface PointerPorts {
  readonly overlay: Overlay
  readonly text: TextEditing
  readonly gestures: GestureSlot
}

/** Selects by pressing, and drags. Returns the function that ends a drag without a change. */
export function listenToPointer(state: CanvasState, ports: PointerPorts): () => boolean {
  const { overlay, text } = ports
  let press: Press | undefined
  /** Returns whether an event is of another pointer than the press, such as a mouse while a finger carries a block. */
  const isOther = ({ pointerId }: PointerEvent) =>
    press !== undefined && press.pointerId !== pointerId
  const end = () => {
    clearTimeout(press?.timer)
    press?.scroll?.stop()
    press = undefined
  }
  const start = (event: PointerEvent, begun: DragStart) => {
    if (!event.isPrimary || isOther(event)) return
    const current = createPress(event, begun)
    press = current
    if (current.isTouch)
      current.timer = setTimeout(() => begin(state, ports, current), TOUCH_DELAY_MS)
  }
  listenToHandles(state, overlay, start)
  listenToPresses(state, ports, start)
  document.addEventListener('pointermove', (event) => {
    if (isOther(event)) return
    if (!press) return overlay.setHover(findMarks(event.target).block)
    if (!follow(state, ports, press, event)) end()
  })
  let wasDragged = false
  document.addEventListener('pointerup', (event) => {
    if (!press || isOther(event)) return
    wasDragged = press.gesture !== undefined
    press.gesture?.drop()
    end()
  })
  const cancel = () => {
    const isDragging = press?.gesture !== undefined
    press?.gesture?.cancel()
    end()
    wasDragged = isDragging
    return isDragging
  }
  document.addEventListener('pointercancel', (event) => isOther(event) || cancel())
  // One finger scrolls, unless it carries a block.
  const carry = (event: Event) => press?.gesture && event.preventDefault()
  document.addEventListener('touchmove', carry, { passive: false })
  document.addEventListener('pointerleave', () => overlay.setHover(undefined))
  // The release of a drag is a click as well, on whatever is below; and another pointer may click during one.
  const endsDrag = () => {
    if (press) return true
    const isEnd = wasDragged
    wasDragged = false
    return isEnd
  }
  document.addEventListener('pointerdown', endsDrag, { capture: true })
  listenToFurtherFingers(cancel)
  listenToClicks(state, { overlay, text, endsDrag })
  listenToTaps(state, { overlay, text, endsDrag })
  return cancel
}

/** Calls `start` with the drag that a press on the page can become. */
function listenToPresses(
  state: CanvasState,
  { overlay, text }: PointerPorts,
  start: (event: PointerEvent, begun: DragStart) => void,
): void {
  document.addEventListener('pointerdown', (event) => {
    state.send({ kind: 'press' })
    const isOverlay = event.target === overlay.root.host
    if (event.button !== 0 || isOverlay || text.contains(event.target)) return
    const from = { x: event.pageX, y: event.pageY }
    const { block: id } = findMarks(event.target)
    if (id !== undefined) start(event, { kind: 'move', id, from })
    else if (event.pointerType !== 'touch')
      start(event, { kind: 'marquee', isAdded: event.shiftKey, from })
  })
}

/** Calls `cancel` when a second finger is put down: it zooms, and drags nothing. */
function listenToFurtherFingers(cancel: () => void): void {
  const listen = ({ isPrimary }: PointerEvent) => isPrimary || cancel()
  document.addEventListener('pointerdown', listen, { capture: true })
}

function createPress(event: PointerEvent, start: DragStart): Press {
  return {
    start,
    isTouch: event.pointerType === 'touch' && start.kind === 'move',
    pointerId: event.pointerId,
    gesture: undefined,
    scroll: undefined,
    canDrag: true,
  }
}

/** Begins the drag of a press, unless the gestures are not loaded yet. */
function begin(state: CanvasState, { gestures }: PointerPorts, press: Press): void {
  const { start } = press
  const loaded = gestures.current
  if (!press.canDrag || !loaded) return
  press.canDrag = false
  if (start.kind === 'move' && !state.selection.blocks.includes(start.id))
    selectBlock(state, start.id, false)
  press.gesture = loaded.start(start)
  if (press.gesture) document.documentElement.setPointerCapture(press.pointerId)
}

/** Follows the pointer of a press. Returns false if it turned out to be a scroll. */
function follow(
  state: CanvasState,
  ports: PointerPorts,
  press: Press,
  event: PointerEvent,
): boolean {
  const { from } = press.start
  const moved = Math.hypot(event.pageX - from.x, event.pageY - from.y)
  if (press.isTouch && !press.gesture && moved > TOUCH_TOLERANCE) return false
  if (!press.isTouch && moved > DRAG_DISTANCE) begin(state, ports, press)
  const { gesture } = press
  if (!gesture) return true
  const move = (shift = 0) =>
    gesture.move({
      x: event.clientX + scrollX + shift,
      y: event.clientY + scrollY,
      isAlt: event.altKey,
      isShift: event.shiftKey,
      isCopy: event.ctrlKey || event.metaKey,
    })
  move()
  press.scroll?.stop()
  press.scroll = ports.gestures.current?.createScroll(move)
  press.scroll?.follow({ x: event.clientX, y: event.clientY })
  return true
}

function listenToHandles(
  state: CanvasState,
  overlay: Overlay,
  start: (event: PointerEvent, begun: DragStart) => void,
): void {
  overlay.root.addEventListener('pointerdown', (event) => {
    const target = event.target instanceof HTMLElement ? event.target : undefined
    const { handle, rail, edge } = target?.dataset ?? {}
    if (!(event instanceof PointerEvent) || (handle ?? rail ?? edge) === undefined) return
    event.stopPropagation()
    event.preventDefault()
    const [id] = state.selection.blocks
    const from = { x: event.pageX, y: event.pageY }
    if (rail !== undefined) return start(event, { kind: 'section', id: rail, from })
    if (edge !== undefined) return start(event, { kind: 'rows', id: edge, from })
    // Only the overlay writes the name of the handle.
    if (id !== undefined) start(event, { kind: 'resize', id, handle: handle as Handle, from })
  })
  overlay.root.addEventListener('click', (event) => {
    const target = event.target instanceof HTMLElement ? event.target : undefined
    const add = target?.dataset['add']
    if (add === undefined) return
    state.send({ kind: 'shortcut', shortcut: add === 'above' ? 'addFirst' : 'add' })
  })
}

interface ClickPorts {
  readonly overlay: Overlay
  readonly text: TextEditing
  /** Returns whether a click is the end of a drag, once for each, or comes during one. */
  readonly endsDrag: () => boolean
}

function listenToClicks(state: CanvasState, { overlay, text, endsDrag }: ClickPorts): void {
  // Nothing on the page reacts: links do not leave, fields do not take the keyboard.
  for (const name of ['mousedown', 'dragstart', 'submit'])
    document.addEventListener(name, (event) => {
      if (!text.contains(event.target) && !isField(event)) event.preventDefault()
    })
  // Words that are selected up to a point outside of their text end in a click there.
  let isTextPress = false
  const notePress = ({ target }: PointerEvent) => (isTextPress = text.contains(target))
  document.addEventListener('pointerdown', notePress, { capture: true })
  document.addEventListener(
    'click',
    (event) => {
      const endsSelecting = isTextPress
      isTextPress = false
      if (text.contains(event.target) || event.target === overlay.root.host) return
      event.preventDefault()
      event.stopPropagation()
      if (endsDrag() || endsSelecting) return
      text.stop()
      const { block, section } = findMarks(event.target)
      const isSelected = block !== undefined && isOnly(state, block)
      overlay.sink.focus({ preventScroll: true })
      if (block === undefined) {
        const element = findElementId(event.target)
        return select(state, section, [], { part: findPart(event.target), element })
      }
      if (isSelected && !event.shiftKey) return void text.start(block, event)
      selectBlock(state, block, event.shiftKey)
    },
    true,
  )
  document.addEventListener('dblclick', (event) => {
    const { block } = findMarks(event.target)
    if (block !== undefined && !text.contains(event.target) && !endsDrag())
      editBlock(state, text, { id: block, at: event })
  })
}

/** Edits the text of the selected block when a finger taps a handle: handles are large there, and cover words. */
function listenToTaps(state: CanvasState, { overlay, text, endsDrag }: ClickPorts): void {
  overlay.root.addEventListener('click', (event) => {
    const [id] = state.selection.blocks
    const isHandle = event.target instanceof HTMLElement && event.target.dataset['handle']
    const isTap = event instanceof PointerEvent && event.pointerType === 'touch'
    if (isHandle && isTap && id !== undefined && !endsDrag()) void text.start(id, event)
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
