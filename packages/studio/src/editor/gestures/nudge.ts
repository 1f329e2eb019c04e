import {
  changeRows,
  computeOverlap,
  countRows,
  deriveMobile,
  expandGroups,
  type Rect,
  type Section,
} from '@vitrine/page'
import { getBreakpoint } from '../store/breakpoint.ts'
import { getBlockName } from '../store/describe-step.ts'
import type { EditorStore } from '../store/editor-store.ts'

interface Nudge {
  readonly by: { readonly x: number; readonly y: number }
  readonly isResized: boolean
}

/** Moves the selected blocks and their groups by cells on the device that is shown, or resizes them, and says where they are. */
export function nudgeSelection(store: EditorStore, { by, isResized }: Nudge): void {
  const { body, device, selection } = store.state.getState()
  const bp = getBreakpoint(device)
  const [first] = selection.blocks
  if (first === undefined) return isResized ? nudgeRows(store, by.y) : undefined
  const section = body.sections.find(({ blockIds }) => blockIds.some((id) => id === first))
  if (!section) return
  const { cols } = section.grid[bp]
  const ids = isResized ? selection.blocks : expandGroups(body.blocks, selection.blocks)
  const before = listPlaces(store, section, ids)
  const places = isResized
    ? new Map([...before].map(([id, place]) => [id, resize(place, by, cols)]))
    : shift(before, by, cols)
  const [only, ...others] = places
  if (!only) return
  const [id, place] = only
  const key = `${isResized ? 'resize' : 'move'}:${[...places.keys()].join()}:${bp}`
  const isDone =
    others.length > 0
      ? store.dispatch('multi.move', { bp, places: Object.fromEntries(places) }, { key })
      : store.dispatch(isResized ? 'block.resize' : 'block.move', { id, bp, place }, { key })
  if (isDone) announcePlace(store, { id, place, section })
}

/** Adds rows to the selected section on the device that is shown, or removes those below its blocks, and says how many it has. */
function nudgeRows(store: EditorStore, by: number): void {
  const { body, device, selection } = store.state.getState()
  const bp = getBreakpoint(device)
  const section = body.sections.find(({ id }) => id === selection.section)
  if (!section) return
  const rows = Math.max(1, countRows(section, body.blocks, bp) + by)
  const grid = changeRows(section, body.blocks, { bp, rows })
  const props = { id: section.id, props: { grid } }
  store.dispatch('section.setProps', props, { key: `rows:${section.id}:${bp}` })
  const count = countRows({ ...section, grid }, body.blocks, bp)
  store.announce((t) => t('editor.section.rows.shown', { count }))
}

/** The time between two announcements of a place, in milliseconds: a held key moves a block many times a second. */
const ANNOUNCE_MS = 300

const waiting = new WeakMap<EditorStore, Announced>()

interface Announced {
  readonly id: string
  readonly place: Rect
  readonly section: Section
  /** The time of the message before it. */
  readonly since: number
}

/** Says where a block is and which others it covers; of several places in a short time the last. */
function announcePlace(store: EditorStore, announced: Omit<Announced, 'since'>): void {
  const isPlanned = waiting.has(store)
  waiting.set(store, { ...announced, since: store.state.getState().notice.at })
  if (isPlanned) return
  setTimeout(() => {
    const last = waiting.get(store)
    waiting.delete(store)
    // What was said meanwhile, such as that the move was undone, is newer.
    if (last && last.since === store.state.getState().notice.at) sayPlace(store, last)
  }, ANNOUNCE_MS)
}

function sayPlace(store: EditorStore, { id, place, section }: Announced): void {
  const { body, device, selection } = store.state.getState()
  const bp = getBreakpoint(device)
  const others = section.blockIds.filter((each) => each !== id && !selection.blocks.includes(each))
  const covered = [...listPlaces(store, section, others)].flatMap(([other, rect]) => {
    const block = body.blocks[other]
    return block && !block.hidden?.[bp] && computeOverlap(rect, place) > 0 ? [block] : []
  })
  store.announce((t) => {
    const text = t('editor.place', {
      column: place.x + 1,
      columns: section.grid[bp].cols,
      row: place.y + 1,
      width: place.w,
      height: place.h,
    })
    if (covered.length === 0) return text
    const blocks = covered.map((block) => getBlockName(t, block)).join(', ')
    return t('editor.place.overlaps', { place: text, blocks })
  })
}

function listPlaces(
  store: EditorStore,
  section: Section,
  ids: readonly string[],
): ReadonlyMap<string, Rect> {
  const { body, device } = store.state.getState()
  const bp = getBreakpoint(device)
  const derived = deriveMobile(section, body.blocks)
  return new Map(
    ids.flatMap((id): readonly (readonly [string, Rect])[] => {
      const block = section.blockIds.includes(id) ? body.blocks[id] : undefined
      const place = block?.place[bp] ?? derived.get(id)
      return block && place ? [[id, place]] : []
    }),
  )
}

function resize(place: Rect, by: Nudge['by'], cols: number): Rect {
  return {
    ...place,
    w: Math.min(Math.max(1, place.w + by.x), cols - place.x),
    h: Math.max(1, place.h + by.y),
  }
}

function shift(places: ReadonlyMap<string, Rect>, by: Nudge['by'], cols: number) {
  const all = [...places.values()]
  const left = Math.min(...all.map(({ x }) => x))
  const right = Math.max(...all.map(({ x, w }) => x + w))
  const x = Math.min(Math.max(by.x, -left), cols - right)
  const y = Math.max(by.y, -Math.min(...all.map((place) => place.y)))
  return new Map(
    [...places].map(([id, place]) => [id, { ...place, x: place.x + x, y: place.y + y }]),
  )
}
