import { applyOps, type Content, type Op, type Section } from '@vitrine/page'
import type { GestureSlot } from './lazy-gestures.ts'
import { findCell, findGrid, findSectionElement, findShown } from './marks.ts'
import { morph, morphAround } from './morph.ts'
import type { Overlay } from './overlay.ts'
import type { RenderedParts, StudioMessage } from './protocol.ts'
import { removeStyle, restyleSection, showSiteStyles, showTweaks } from './restyle.ts'
import { type CanvasState, mayChange } from './state.ts'
import type { TextEditing } from './text-editing.ts'
import { getVisibleFrame } from './visible-frame.ts'

interface MessagePorts {
  readonly overlay: Overlay
  readonly text: TextEditing
  readonly gestures: GestureSlot
}

/** Handles a message of the studio. */
export function receive(state: CanvasState, message: StudioMessage, ports: MessagePorts): void {
  const { overlay, text } = ports
  switch (message.kind) {
    case 'start':
      return
    case 'reset':
      text.stop()
      return showContent(state, message.content, ports)
    case 'apply':
      return applyChange(state, message, ports)
    case 'rendered':
      showParts(state, message.parts, text.getBlock())
      if (state.isToReveal) reveal(state)
      text.startRendered()
      return overlay.draw()
    case 'select':
      return showSelection(state, message, ports)
    case 'breakpoint':
      state.bp = message.bp
      return overlay.draw()
    case 'popup':
      document.querySelector('main')?.setAttribute('data-position', message.position)
      return overlay.draw()
    case 'push':
      state.pushes = message.isOn
      return
    case 'grab':
      if (!message.isAnswer) overlay.sink.focus({ preventScroll: true })
      ports.gestures.current?.keys.grab(message.isAnswer)
      return
    case 'drag':
      return ports.gestures.current?.drag(message)
    case 'styles':
      showSiteStyles(message.css)
      return overlay.draw()
    case 'tweaks':
      showTweaks(message)
      return overlay.draw()
    case 'tweakEvent': {
      const { event, name, value } = message
      document.dispatchEvent(new CustomEvent(`tweak:${event}`, { detail: { name, value } }))
      return
    }
    case 'others':
      state.others = message.sections
      stopHeldText(state, text)
      return overlay.draw()
    case 'link':
      return text.link(message.link)
    case 'foundLinks':
      return text.showFound(message)
    case 'focus':
      overlay.sink.focus({ preventScroll: true })
      if (message.edits !== undefined) void text.start(message.edits)
      return
  }
}

function applyChange(
  state: CanvasState,
  { ops, isOwnText }: Extract<StudioMessage, { readonly kind: 'apply' }>,
  ports: MessagePorts,
): void {
  const content = applyOps({ ...state.content }, ops.filter(isOfContent)).body
  if (isOwnText) {
    // The page shows it already, and the text view reports a new size.
    state.content = content
    return
  }
  showContent(state, content, ports)
  const edited = ports.text.getBlock()
  if (ops.some(({ path }) => path[1] === edited)) ports.text.refresh()
}

/** Ends the editing of a text in a section that this window must not change any more. */
function stopHeldText(state: CanvasState, text: TextEditing): void {
  const block = text.getBlock()
  if (block !== undefined && !mayChange(state, block)) text.stop()
}

function showSelection(
  state: CanvasState,
  { selection, reveals }: Extract<StudioMessage, { readonly kind: 'select' }>,
  ports: MessagePorts,
): void {
  state.selection = selection
  stopLeftText(state, ports)
  state.isToReveal = false
  if (reveals) reveal(state)
  ports.overlay.draw()
}

/** Ends the editing of a text when something else is selected, such as in the layers or by undo. */
function stopLeftText({ selection }: CanvasState, { overlay, text }: MessagePorts): void {
  const block = text.getBlock()
  if (block === undefined || selection.blocks.includes(block)) return
  text.stop()
  if (document.hasFocus()) overlay.sink.focus({ preventScroll: true })
}

function isOfContent({ path: [first] }: Op): boolean {
  return first === 'sections' || first === 'blocks'
}

/** Shows content: deletes what is gone, and lays out the sections that changed. */
function showContent(state: CanvasState, content: Content, { overlay, text }: MessagePorts): void {
  const before = state.content
  state.content = content
  const edited = text.getBlock()
  if (edited !== undefined && !Object.hasOwn(content.blocks, edited)) text.stop()
  if (before.sections !== content.sections) arrangeSections(before, content)
  for (const id of Object.keys(before.blocks))
    if (!Object.hasOwn(content.blocks, id)) findCell(id)?.remove()
  const known = new Map(before.sections.map((section) => [section.id, section]))
  for (const section of content.sections) {
    const old = known.get(section.id)
    if (old?.blockIds !== section.blockIds) adoptCells(section.id, section.blockIds)
    if (old === section && section.blockIds.every((id) => hasSameLayout(before, content, id)))
      continue
    restyleSection(section, content.blocks)
  }
  overlay.draw()
}

/** Deletes the sections that are gone, and orders the others. */
function arrangeSections(before: Content, content: Content): void {
  for (const { id } of before.sections)
    if (!content.sections.some((section) => section.id === id)) {
      findSectionElement(id)?.remove()
      removeStyle(id)
    }
  orderSections(content)
}

/** Returns whether a block is laid out as before: text and settings change nothing about its cells. */
function hasSameLayout(before: Content, content: Content, id: string): boolean {
  const [old, now] = [before.blocks[id], content.blocks[id]]
  if (old === now) return true
  return (
    old !== undefined &&
    now !== undefined &&
    LAYOUT_MEMBERS.every((member) => old[member] === now[member])
  )
}

/** The members of a block that `renderGridCss` and `computeReadingOrder` read. */
const LAYOUT_MEMBERS = ['type', 'place', 'auto', 'hidden', 'lock', 'group', 'readingOrder'] as const

/** Moves cells that came from other sections into the grid of this one. */
function adoptCells(section: string, blocks: readonly string[]): void {
  const grid = findGrid(section)
  if (!grid) return
  for (const id of blocks) {
    const cell = findCell(id)
    if (cell && !grid.contains(cell) && cell.classList.contains('fe-block')) grid.append(cell)
  }
}

function orderSections({ sections }: Content): void {
  const elements = sections.flatMap(({ id }) => findSectionElement(id) ?? [])
  elements.forEach((element, index) => {
    const previous = elements[index - 1]
    if (previous && previous.nextElementSibling !== element) previous.after(element)
  })
}

/** Puts rendered HTML in place of what is there. The text that is edited stays. */
function showParts(state: CanvasState, parts: RenderedParts, edited: string | undefined): void {
  addCss(parts.css)
  if (parts.around !== undefined) morphAround(parts.around, edited)
  for (const { id, html } of parts.sections) showSection(state, id, html, edited)
  for (const { id, html } of parts.blocks) {
    if (id === edited || !Object.hasOwn(state.content.blocks, id)) continue
    const cell = findCell(id)
    if (cell) morph(cell, html, undefined)
  }
  for (const section of state.content.sections)
    if (isShown(section, parts)) restyleSection(section, state.content.blocks)
}

function isShown({ id, blockIds }: Section, parts: RenderedParts): boolean {
  return (
    parts.around !== undefined ||
    parts.sections.some((section) => section.id === id) ||
    parts.blocks.some((block) => blockIds.includes(block.id))
  )
}

function showSection(
  state: CanvasState,
  id: string,
  html: string,
  edited: string | undefined,
): void {
  const { sections } = state.content
  const at = sections.findIndex((section) => section.id === id)
  if (at === -1) return
  const element = findSectionElement(id)
  if (element) return morph(element, html, edited)
  const template = document.createElement('template')
  template.innerHTML = html
  const before = sections.slice(0, at).findLast((section) => findSectionElement(section.id))
  const after = sections.slice(at + 1).find((section) => findSectionElement(section.id))
  const previous = before && findSectionElement(before.id)
  const next = after && findSectionElement(after.id)
  if (previous) previous.after(template.content)
  else if (next) next.before(template.content)
  else addToMain(template.content)
}

/** Adds sections to a page that has none yet: before what the platform shows below them, such as a form. */
function addToMain(content: DocumentFragment): void {
  const sections = document.querySelector('#sections')
  const form = document.querySelector('main .system-page')
  if (!sections && form) form.before(content)
  else (sections ?? findMain()).append(content)
}

/** Returns where the sections of a document are that is no page. */
function findMain(): Element {
  return document.querySelector('#page, main article, main') ?? document.body
}

/** Adds the styles of blocks that the page did not have. Rules are one to a line. */
function addCss(css: string): void {
  const known = new Set(
    [...document.querySelectorAll('style[data-blocks]')].flatMap((style) =>
      (style.textContent ?? '').split('\n'),
    ),
  )
  const rules = css.split('\n').filter((line) => line !== '' && !known.has(line))
  if (rules.length === 0) return
  const style = document.createElement('style')
  style.dataset['blocks'] = ''
  style.textContent = rules.join('\n')
  // Before the layouts, which come last as on the published page.
  const layout = document.querySelector('style[data-layout]')
  if (layout) layout.before(style)
  else document.head.append(style)
}

/** Scrolls to what is selected; if it is not rendered yet, such as an inserted block, once it is. */
function reveal(state: CanvasState): void {
  const element = findShown(state.selection)
  state.isToReveal = !element
  if (!element) return
  const { left, top, right, bottom } = element.getBoundingClientRect()
  const visible = getVisibleFrame()
  const isTall = bottom - top > innerHeight
  const isWide = right - left > visible.right - visible.left
  const isHigh = top >= 0 && bottom <= innerHeight
  if (isHigh && (isWide || (left >= visible.left && right <= visible.right))) return
  element.scrollIntoView({
    block: isHigh ? 'nearest' : isTall ? 'start' : 'center',
    // Of what is wider than the space, such as a section, no side is better than another.
    inline: isWide ? 'nearest' : 'center',
  })
}
