import { blockCatalog } from '@vitrine/blocks/fields'
import type { Block, Rect, Section } from '@vitrine/page'
import type { DropTarget } from '../../canvas/protocol.ts'
import { createBlock, type OwnContent } from '../actions.ts'
import type { EditorStore } from '../store/editor-store.ts'

export type CellTarget = Extract<DropTarget, { readonly kind: 'cell' }>

interface NewBlock extends OwnContent {
  readonly type: number
  /** The size in cells of a grid with 12 columns; that of the type by default. */
  readonly size?: { readonly w: number; readonly h: number }
}

/** Inserts a block at cells of a section, and selects it. Returns its id; undefined if it was not possible. */
export function insertBlockAt(
  store: EditorStore,
  added: NewBlock,
  target: CellTarget,
): string | undefined {
  const entry = blockCatalog.get(added.type)
  const section = findSection(store, target.section)
  if (!entry || !section) return undefined
  const place = createPlace(store, section, target, added.size ?? entry.defaults.size)
  const block = createBlock(store, added.type, place, added)
  if (!block) return undefined
  const select = { section: section.id, blocks: [block.id] }
  const isDone = store.dispatch('block.insert', { block, section: section.id }, { select })
  return isDone ? block.id : undefined
}

/** Returns the first row below all blocks of the selected section, or of the last one. */
export function findEnd(store: EditorStore): CellTarget | undefined {
  const { body, selection } = store.state.getState()
  const section = body.sections.find(({ id }) => id === selection.section) ?? body.sections.at(-1)
  if (!section) return undefined
  return { kind: 'cell', section: section.id, bp: 'desktop', x: 0, y: findFreeRow(store, section) }
}

function findSection(store: EditorStore, id: string): Section | undefined {
  return store.state.getState().body.sections.find((section) => section.id === id)
}

function findFreeRow(store: EditorStore, section: Section): number {
  const { blocks } = store.state.getState().body
  const places = section.blockIds.flatMap((id) => blocks[id]?.place.desktop ?? [])
  return places.reduce((row, { y, h }) => Math.max(row, y + h), 0)
}

/** Returns the place of a new block, inside the columns. On a phone it is pinned there, and last on the desktop. */
function createPlace(
  store: EditorStore,
  section: Section,
  { bp, x, y }: CellTarget,
  { w, h }: { readonly w: number; readonly h: number },
): Block['place'] {
  const { desktop, mobile } = section.grid
  const width = Math.min(desktop.cols, Math.max(1, Math.round((w * desktop.cols) / 12)))
  const fit = (column: number, row: number, size: number, cols: number): Rect => ({
    x: Math.max(0, Math.min(column, cols - size)),
    y: Math.max(0, row),
    w: size,
    h,
    z: 0,
  })
  if (bp === 'desktop') return { desktop: fit(x, y, width, desktop.cols) }
  return {
    desktop: fit(0, findFreeRow(store, section), width, desktop.cols),
    mobile: fit(x, y, mobile.cols, mobile.cols),
  }
}
