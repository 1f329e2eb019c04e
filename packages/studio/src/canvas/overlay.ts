import { type Box, computeHandleSpace, type HandlePage, placeHandles } from './handle-places.ts'
import { overlayCss } from './overlay-css.ts'
import { findCell, findGrid, findSectionElement, findSelectedPart, findWholePart } from './marks.ts'
import {
  type CanvasState,
  findBlock,
  findPlace,
  findParentSection,
  getKindName,
  mayChange,
} from './state.ts'
import type { OthersSection } from './protocol.ts'
import { measureTracks } from './tracks.ts'
import { getEnlargement } from './visible-frame.ts'

export type { Box } from './handle-places.ts'

/** The height of a badge, in pixels. */
const BADGE = 20

/** The width of a section, in pixels of the screen, in which a long name reaches the button at its middle. */
const NARROW = 700

/** The outlines, handles and badges over the page, and the one element that has the keyboard. */
export interface Overlay {
  readonly root: ShadowRoot
  readonly sink: HTMLElement
  /** Redraws with the next frame. */
  readonly draw: () => void
  readonly setHover: (block: string | undefined) => void
  /** Shows where a dragged block will be; undefined shows nothing. */
  readonly setGhost: (box: Box | undefined) => void
  /** Shows lines along which blocks are aligned. */
  readonly setGuides: (lines: readonly Box[]) => void
}

const HOST_ID = 'vitrine-overlay'

/** Returns the element of the page at a point of the frame, below the handles and tools of the overlay. */
export function findBelowOverlay(x: number, y: number): Element | undefined {
  return document.elementsFromPoint(x, y).find(({ id }) => id !== HOST_ID)
}

/** Creates the overlay of a canvas. */
export function createOverlay(state: CanvasState): Overlay {
  const host = document.createElement('div')
  host.id = HOST_ID
  // Its texts are in the language of the studio, whatever that of the page is.
  host.dir = parent.document.documentElement.dir || 'ltr'
  const root = host.attachShadow({ mode: 'open' })
  const style = document.createElement('style')
  style.textContent = overlayCss
  const sink = createSink(state)
  const layer = document.createElement('div')
  layer.ariaHidden = 'true'
  root.append(style, sink, createElement('frame'), layer)
  document.documentElement.append(host)
  let hover: string | undefined
  let ghost: Box | undefined
  let guides: readonly Box[] = []
  let isPlanned = false
  const draw = () => {
    if (isPlanned) return
    isPlanned = true
    requestAnimationFrame(() => {
      isPlanned = false
      const elements = listElements(state, { hover, ghost, guides })
      // Most keys of a text change nothing here, and replaced elements are styled anew.
      if (!areShown(layer, elements)) layer.replaceChildren(...elements)
    })
  }
  const enlarge = () => {
    host.style.setProperty('--enlarged', String(getEnlargement()))
    draw()
  }
  enlarge()
  new ResizeObserver(draw).observe(document.body)
  addEventListener('resize', enlarge)
  // Fonts and images move what is below them.
  document.addEventListener('load', draw, true)
  void document.fonts.ready.then(draw)
  return {
    root,
    sink,
    draw,
    setHover: (block) => {
      if (block === hover) return
      hover = block
      draw()
    },
    setGhost: (box) => {
      ghost = box
      draw()
    },
    setGuides: (lines) => {
      guides = lines
      draw()
    },
  }
}

function areShown(layer: HTMLElement, elements: readonly HTMLElement[]): boolean {
  const { children } = layer
  return (
    children.length === elements.length &&
    elements.every((element, at) => element.isEqualNode(children[at] ?? null))
  )
}

function createSink({ t }: CanvasState): HTMLElement {
  const sink = createElement('sink')
  sink.tabIndex = 0
  sink.setAttribute('role', 'application')
  sink.ariaLabel = t('canvas.canvas')
  return sink
}

/** The parts of the overlay that follow the pointer. */
interface Shown {
  readonly hover: string | undefined
  readonly ghost: Box | undefined
  readonly guides: readonly Box[]
}

function listElements(state: CanvasState, { hover, ghost, guides }: Shown): readonly HTMLElement[] {
  const { section, blocks } = state.selection
  const elements = state.others.flatMap(listOthersElements)
  if (section !== undefined) elements.push(...listSectionElements(state, section))
  const marked = findSelectedPart(state.selection) ?? findWholePart(state.selection)
  if (marked) elements.push(createBox('block', getBox(marked)))
  if (hover !== undefined && !blocks.includes(hover)) {
    const cell = findCell(hover)
    if (cell) elements.push(createBox('hover', getBox(cell)))
  }
  for (const id of blocks) elements.push(...listBlockElements(state, id))
  if (ghost) elements.push(createBox('ghost', ghost))
  return [...elements, ...guides.map((line) => createBox('guide', line))]
}

/** Outlines a section that another person is editing, with their name. */
function listOthersElements({ section, name }: OthersSection): readonly HTMLElement[] {
  const element = findSectionElement(section)
  if (!element) return []
  const box = getBox(element)
  const badge = createElement('badge')
  badge.textContent = name
  badge.dataset['role'] = 'other'
  // In a narrow section it is below the button between sections, which is at the middle of the edge.
  const isNarrow = box.width < NARROW * getEnlargement()
  place(badge, { left: box.left, top: box.top + (isNarrow ? BADGE * getEnlargement() : 0) })
  return [createBox('other', box), badge]
}

function listSectionElements(state: CanvasState, id: string): readonly HTMLElement[] {
  const element = findSectionElement(id)
  if (!element) return []
  const box = getBox(element)
  const center = box.left + box.width / 2
  const isFirst = state.content.sections[0]?.id === id
  const adds = [
    createAdd(state, 'below', { left: center, top: box.top + box.height }),
    // Within the page: above it is nothing that a pointer could reach.
    ...(isFirst
      ? [createAdd(state, 'above', { left: center, top: Math.max(14 * getEnlargement(), box.top) })]
      : []),
  ]
  const grid = findGrid(id)
  const tracks = measureTracks(id)
  const columns =
    grid && tracks
      ? tracks.columns.slice(0, -1).map((start, index) => {
          const column = createElement('columns')
          const next = tracks.columns[index + 1] ?? start
          const gap = Number.parseFloat(getComputedStyle(grid).columnGap) || 0
          const left = tracks.isRightToLeft ? next + gap : start
          const width = Math.abs(next - start) - gap
          place(column, { left, top: box.top, width, height: box.height })
          return column
        })
      : []
  return [
    ...columns,
    createBox('section', box),
    ...(state.isReadOnly
      ? []
      : [...(grid ? [createEdge(state, id, box)] : []), ...adds, createRail(state, id, box)]),
  ]
}

/** Creates the button at an edge of a section that adds another one there. */
function createAdd(
  { t }: CanvasState,
  edge: 'above' | 'below',
  at: Readonly<Record<'left' | 'top', number>>,
): HTMLElement {
  const add = createElement('add')
  add.textContent = '+'
  add.dataset['add'] = edge
  add.title = t(edge === 'above' ? 'canvas.addSectionAbove' : 'canvas.addSection')
  place(add, at)
  return add
}

/** Creates the lower edge of a section, which is dragged to change its rows. */
function createEdge(
  { t }: CanvasState,
  id: string,
  { left, top, width, height }: Box,
): HTMLElement {
  const edge = createElement('edge')
  edge.dataset['edge'] = id
  edge.title = t('canvas.resizeSection')
  place(edge, { left, top: top + height, width })
  return edge
}

/** Creates the handle at the left edge of a section, by which it is moved. */
function createRail({ t }: CanvasState, id: string, box: Box): HTMLElement {
  const rail = createElement('rail')
  rail.dataset['rail'] = id
  rail.title = t('canvas.moveSection')
  rail.textContent = '⠿'
  place(rail, { left: Math.max(12 * getEnlargement(), box.left), top: box.top + box.height / 2 })
  return rail
}

function listBlockElements(state: CanvasState, id: string): readonly HTMLElement[] {
  const cell = findCell(id)
  if (!cell) return []
  const box = getBox(cell)
  const isSingle = state.selection.blocks.length === 1
  const hasHandles =
    isSingle && mayChange(state, id) && findGrid(findParentSection(state, id)?.id ?? '') !== null
  const enlargement = getEnlargement()
  const isCoarse = matchMedia('(pointer:coarse)').matches
  // The badges are beyond the handles.
  const space = hasHandles ? computeHandleSpace(box, { enlargement, isCoarse }) : 0
  const badge = createElement('badge')
  badge.textContent = describeBlock(state, id)
  place(badge, { left: box.left, top: Math.max(BADGE * enlargement, box.top - space) - BADGE })
  const elements = [createBox('block', box), badge]
  if (!hasHandles) return elements
  const size = findPlace(state, id)
  if (size) {
    const text = state.t('canvas.size', { width: size.w, height: size.h })
    elements.push(createBottomBadge({ ...box, height: box.height + space }, text))
  }
  const { scrollWidth: width, scrollHeight: height } = document.documentElement
  return [...elements, ...createHandles(box, { width, height, enlargement, isCoarse })]
}

/** Names a block, and says whether the phone has a place of its own for it. */
function describeBlock(state: CanvasState, id: string): string {
  const block = getKindName(state, id)
  const isPinned = state.bp === 'mobile' && findBlock(state, id)?.place.mobile !== undefined
  return isPinned ? state.t('canvas.pinned', { block }) : block
}

function createHandles(box: Box, page: HandlePage): readonly HTMLElement[] {
  return placeHandles(box, page).map(({ name, left, top, isOutside }) => {
    const handle = createElement('handle')
    handle.dataset['handle'] = name
    if (isOutside) handle.dataset['outside'] = ''
    place(handle, { left, top })
    return handle
  })
}

function createBottomBadge(box: Box, text: string): HTMLElement {
  const badge = createElement('badge')
  badge.dataset['at'] = 'bottom'
  badge.textContent = text
  place(badge, { left: box.left + box.width / 2, top: box.top + box.height + 8 * getEnlargement() })
  return badge
}

function createBox(role: string, box: Box): HTMLElement {
  const element = createElement('box')
  element.dataset['role'] = role
  place(element, box)
  return element
}

function createElement(name: string): HTMLElement {
  const element = document.createElement('div')
  element.className = name
  return element
}

function place(element: HTMLElement, box: Partial<Box>): void {
  for (const [name, value] of Object.entries(box))
    element.style.setProperty(name, `${Math.round(Number(value))}px`)
}

/** Returns the rectangle of an element in pixels of the page. */
export function getBox(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { left: left + scrollX, top: top + scrollY, width, height }
}
