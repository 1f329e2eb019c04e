import { getArrow, toColumns } from './arrows.ts'
import { computeReadingOrder } from '@vitrine/page'
import type { GestureSlot } from './lazy-gestures.ts'
import { openMenu } from './menu.ts'
import type { Overlay } from './overlay.ts'
import type { StudioShortcut } from './protocol.ts'
import { type CanvasState, findPlace, findParentSection, getKindName, mayChange } from './state.ts'
import { editBlock, type TextEditing } from './text-editing.ts'

interface KeyPorts {
  readonly overlay: Overlay
  readonly text: TextEditing
  readonly gestures: GestureSlot
  /** Ends a drag; false if there is none. */
  readonly cancelDrag: () => boolean
}

/** Handles the keys of the canvas. Everything that the pointer can do has a key. */
export function listenToKeys(state: CanvasState, ports: KeyPorts): void {
  document.addEventListener('keydown', (event) => {
    if (event.isComposing) return
    if (event.key === 'F6') return leaveCanvas(state, event)
    const isText = ports.text.contains(event.target)
    if (!isText && ports.gestures.current?.keys.handle(event)) {
      event.preventDefault()
      return event.stopPropagation()
    }
    const shortcut = findShortcut(event) ?? findZoomShortcut(event)
    const isForStudio = shortcut !== undefined && !(isText && isTextShortcut(shortcut))
    const isHandled = isForStudio
      ? sendShortcut(state, shortcut)
      : isText
        ? leaveText(event, ports)
        : handleKey(state, event, ports)
    if (!isHandled && !isText) forwardKey(state, event)
    if (!isHandled) return
    event.preventDefault()
    event.stopPropagation()
  })
}

/** Sends F6 to the studio, which moves the focus to its next or previous part. */
function leaveCanvas(state: CanvasState, event: KeyboardEvent): void {
  event.preventDefault()
  forwardKey(state, event)
}

function sendShortcut(state: CanvasState, shortcut: StudioShortcut): true {
  state.send({ kind: 'shortcut', shortcut })
  return true
}

/** Sends a key to the studio, whose commands may have it. */
function forwardKey(state: CanvasState, event: KeyboardEvent): void {
  const { key, code, ctrlKey, metaKey, shiftKey, altKey } = event
  state.send({ kind: 'key', key: { key, code, ctrlKey, metaKey, shiftKey, altKey } })
}

/** Returns the shortcut of the studio; undefined if it is none. Ctrl, or Cmd on a Mac. */
export function findShortcut(event: KeyboardEvent): StudioShortcut | undefined {
  const key = event.key.toLowerCase()
  if (key === 'delete' || key === 'backspace') return event.ctrlKey ? undefined : 'delete'
  if (!event.ctrlKey && !event.metaKey) return undefined
  if (key === 'z') return event.shiftKey ? 'redo' : 'undo'
  if (key === 'y') return 'redo'
  if (key === 'd') return 'duplicate'
  if (key === 'l' && event.shiftKey) return 'lock'
  if (key === 's') return 'save'
  return key === 'k' ? 'palette' : undefined
}

/** Returns the shortcut of the zoom; undefined if it is none. On the canvas alone: elsewhere these keys zoom the window. */
function findZoomShortcut(event: KeyboardEvent): StudioShortcut | undefined {
  if ((!event.ctrlKey && !event.metaKey) || event.altKey) return undefined
  if (event.key === '+' || event.key === '=') return 'zoomIn'
  if (event.key === '-') return 'zoomOut'
  return event.key === '0' ? 'zoomToFit' : undefined
}

function isTextShortcut(shortcut: StudioShortcut): boolean {
  return ['delete', 'duplicate', 'palette', 'lock'].includes(shortcut)
}

function leaveText(event: KeyboardEvent, { text, overlay }: KeyPorts): boolean {
  if (event.key !== 'Escape') return false
  text.stop()
  overlay.sink.focus({ preventScroll: true })
  return true
}

function handleKey(state: CanvasState, event: KeyboardEvent, ports: KeyPorts): boolean {
  const arrow = toColumns(getArrow(event.key))
  if (arrow && (event.ctrlKey || event.metaKey)) return nudge(state, arrow, event.shiftKey)
  if (arrow) return moveSelection(state, arrow.x + arrow.y < 0 ? -1 : 1)
  const [only] = state.selection.blocks
  switch (event.key) {
    case 'Escape':
      return ports.cancelDrag() || selectOut(state)
    case 'Enter':
      if (only === undefined || state.selection.blocks.length > 1) return enterSection(state)
      editBlock(state, ports.text, { id: only })
      return true
    case 'ContextMenu':
      return openMenu(state)
    case 'F10':
      return event.shiftKey && openMenu(state)
    case 'k':
      if (state.isReadOnly) return false
      state.send({ kind: 'togglePush' })
      return true
    case 'm':
      return !event.ctrlKey && !event.metaKey && !event.altKey && sendShortcut(state, 'phone')
    default:
      return false
  }
}

/** Selects one level further out: the section of a block, then the page, then the panels. */
function selectOut(state: CanvasState): true {
  const { section, blocks } = state.selection
  if (section === undefined && blocks.length === 0) return sendShortcut(state, 'leave')
  select(state, { section: blocks.length > 0 ? section : undefined, blocks: [] })
  return true
}

function enterSection(state: CanvasState): boolean {
  const { section: id } = state.selection
  const section = state.content.sections.find((each) => each.id === id)
  const [first] = section ? computeReadingOrder(section, state.content.blocks) : []
  if (first === undefined) return false
  select(state, { section: id, blocks: [first] })
  return true
}

/** Selects the next block in reading order, across sections; the next section if no block is selected. */
function moveSelection(state: CanvasState, step: 1 | -1): true {
  const { sections, blocks } = state.content
  const { selection } = state
  const [only] = selection.blocks
  if (only === undefined && selection.section !== undefined) {
    const at = sections.findIndex(({ id }) => id === selection.section)
    const next = sections[at + step]
    if (next) select(state, { section: next.id, blocks: [] })
    return true
  }
  const order = sections.flatMap((section) =>
    computeReadingOrder(section, blocks).map((id) => ({ id, section: section.id })),
  )
  const at = order.findIndex(({ id }) => id === only)
  const next = at === -1 ? (step === 1 ? order[0] : order.at(-1)) : order[at + step]
  if (next) select(state, { section: next.section, blocks: [next.id] })
  return true
}

function select(state: CanvasState, selection: CanvasState['selection']): void {
  state.selection = selection
  state.send({ kind: 'select', selection })
  const [only] = selection.blocks
  if (only !== undefined) state.send({ kind: 'announce', text: describe(state, only) })
}

/** Moves the selected blocks by a cell, or resizes them with Shift; a section is moved up or down, or made taller or lower. */
function nudge(
  state: CanvasState,
  by: { readonly x: number; readonly y: number },
  isResized: boolean,
): boolean {
  const { section, blocks } = state.selection
  if (state.isReadOnly) return false
  if (blocks.length === 0) {
    if (section === undefined || by.y === 0) return false
    if (isResized) state.send({ kind: 'nudge', by, isResized })
    else state.send({ kind: 'moveSection', id: section, step: by.y < 0 ? -1 : 1 })
    return true
  }
  if (!blocks.every((id) => mayChange(state, id))) return false
  state.send({ kind: 'nudge', by, isResized })
  return true
}

function describe(state: CanvasState, id: string): string {
  const place = findPlace(state, id)
  const section = findParentSection(state, id)
  const block = getKindName(state, id)
  if (!place || !section) return block
  const where = state.t('canvas.place', {
    column: place.x + 1,
    columns: section.grid[state.bp].cols,
    row: place.y + 1,
    width: place.w,
    height: place.h,
  })
  return state.t('canvas.selected', { block, place: where })
}
