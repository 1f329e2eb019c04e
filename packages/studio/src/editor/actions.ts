import { blockCatalog, type CatalogEntry } from '@vitrine/blocks/fields'
import {
  type Block,
  type Content,
  MAX_BLOCKS,
  newBlock,
  newSection,
  type Rect,
  type Section,
} from '@vitrine/page'
import type { EditorStore } from './store/editor-store.ts'
import { newId } from './store/new-id.ts'

/** Returns the section that new content belongs to: the selected one, else the last. */
export function findTargetSection(store: EditorStore): Section | undefined {
  const { body, selection } = store.state.getState()
  return body.sections.find(({ id }) => id === selection.section) ?? body.sections.at(-1)
}

/** Returns the kind of a section beside another one: pages have one kind, and each side of the page its own. */
export function getSectionKind(
  { kind }: EditorStore,
  beside: Section | undefined,
): Pick<Section, 'kind'> | undefined {
  return kind === 'header-footer' ? { kind: beside?.kind ?? 'footer' } : undefined
}

/** Returns the sections that a section can be moved among. */
export function listSiblings(
  { kind }: EditorStore,
  sections: readonly Section[],
  section: Section,
): readonly Section[] {
  return kind === 'header-footer' ? sections.filter((each) => each.kind === section.kind) : sections
}

/** Inserts a section without blocks after the selected one or as the first, and selects it. */
export function insertSection(store: EditorStore, at?: 'first'): string | undefined {
  const target = findTargetSection(store)
  const section = newSection(newId, getSectionKind(store, target))
  const after = at === 'first' ? null : (target?.id ?? null)
  const isDone = store.dispatch(
    'section.insert',
    { section, blocks: [], after },
    { select: { section: section.id, blocks: [] } },
  )
  return isDone ? section.id : undefined
}

/** The values of a new block that replace the defaults of its type. */
export interface OwnContent {
  readonly data?: Block['data']
  /** The texts in the language that is edited. */
  readonly text?: Readonly<Record<string, NonNullable<Block['text']>[string][string]>>
  readonly auto?: Block['auto']
}

/** Creates a block of a type. The default texts are in the language of the site, which others fall back to. */
export function createBlock(
  store: EditorStore,
  type: number,
  place: Block['place'],
  own: OwnContent = {},
): Block | undefined {
  const entry = blockCatalog.get(type)
  if (!entry) return undefined
  const { data = entry.defaults.data, auto = entry.defaults.auto } = own
  const text = own.text
    ? { [store.locale]: { ...own.text } }
    : createDefaultTexts(entry, store.sourceLocale)
  return newBlock(newId, type, {
    v: entry.version,
    ...(data && { data }),
    ...(auto && { auto }),
    ...(text && { text }),
    place,
  })
}

/** Returns the texts of a new block in the language of the site; in English if it has none in that language. */
function createDefaultTexts({ defaults: { text } }: CatalogEntry, locale: string): Block['text'] {
  const [language = ''] = locale.toLowerCase().split('-')
  const texts = text?.[language] ?? text?.['en']
  return texts && { [locale]: { ...texts } }
}

/**
 * Inserts a block of a type under the selected one, or below what its section has, and selects it. A page without a
 * section with room gets one with the block, as one step to undo.
 */
export function insertBlock(
  store: EditorStore,
  type: number,
  own?: OwnContent,
): string | undefined {
  const entry = blockCatalog.get(type)
  if (!entry) return undefined
  const target = findTargetSection(store)
  const isNew = !target || target.blockIds.length >= MAX_BLOCKS
  const section = isNew ? newSection(newId, getSectionKind(store, target)) : target
  const { cols } = section.grid.desktop
  const { w, h } = entry.defaults.size
  const size = { x: 0, w: Math.min(cols, Math.max(1, Math.round((w * cols) / 12))), h }
  const desktop: Rect = { ...size, y: findFreeRow(store, section, size), z: 0 }
  const block = createBlock(store, type, { desktop }, own)
  if (!block) return undefined
  const select = { section: section.id, blocks: [block.id] }
  const isDone = isNew
    ? store.dispatch(
        'section.insert',
        { section, blocks: [block], after: target?.id ?? null },
        { select },
      )
    : store.dispatch('block.insert', { block, section: section.id }, { select })
  return isDone ? block.id : undefined
}

/** Returns the first row under the selected block of a section where a block of a size covers nothing; by default under all. */
export function findFreeRow(
  store: EditorStore,
  section: Section,
  size: Pick<Rect, 'x' | 'w' | 'h'>,
): number {
  const { body, selection } = store.state.getState()
  const list = (ids: readonly string[]) => ids.flatMap((id) => body.blocks[id]?.place.desktop ?? [])
  const places = list(section.blockIds)
  const selected = list(section.blockIds.filter((id) => selection.blocks.includes(id)))
  const rows = places.map(({ y, h }) => y + h)
  const start = Math.max(0, ...(selected.length > 0 ? selected.map(({ y, h }) => y + h) : rows))
  const isFree = (row: number) =>
    places.every(
      ({ x, y, w, h }) =>
        x >= size.x + size.w || x + w <= size.x || y >= row + size.h || y + h <= row,
    )
  const candidates = [start, ...rows.filter((row) => row > start)].toSorted((a, b) => a - b)
  return candidates.find(isFree) ?? start
}

/** Deletes what is selected. */
export function deleteSelection(store: EditorStore): void {
  const { selection } = store.state.getState()
  const { blocks, section } = selection
  const [only] = blocks
  if (only !== undefined && blocks.length === 1) {
    store.dispatch('block.delete', { id: only }, { select: { section, blocks: [] } })
  } else if (blocks.length > 1) {
    store.dispatch('multi.delete', { ids: blocks }, { select: { section, blocks: [] } })
  } else if (section !== undefined) deleteSection(store, section)
}

export function deleteSection(store: EditorStore, id: string): void {
  store.dispatch('section.delete', { id })
}

/** Duplicates what is selected, and selects the copy. */
export function duplicateSelection(store: EditorStore): void {
  const { selection } = store.state.getState()
  const [only, ...others] = selection.blocks
  if (others.length > 0) {
    const copies = Object.fromEntries(selection.blocks.map((id) => [id, newId()]))
    const select = { section: selection.section, blocks: Object.values(copies) }
    store.dispatch('multi.duplicate', { copies }, { select })
  } else if (only !== undefined) {
    const copy = newId()
    const select = { section: selection.section, blocks: [copy] }
    store.dispatch('block.duplicate', { id: only, newId: copy }, { select })
  } else if (selection.section !== undefined) duplicateSection(store, selection.section)
}

export function duplicateSection(store: EditorStore, id: string): void {
  const section = store.state.getState().body.sections.find((each) => each.id === id)
  if (!section) return
  const copy = newId()
  const blockIds = Object.fromEntries(section.blockIds.map((block) => [block, newId()]))
  const select = { section: copy, blocks: [] }
  store.dispatch('section.duplicate', { id, newId: copy, blockIds }, { select })
}

/** Moves a section up or down by one. */
export function moveSection(store: EditorStore, id: string, step: -1 | 1): void {
  const { sections } = store.state.getState().body
  const moved = sections.find((section) => section.id === id)
  if (!moved) return
  const siblings = listSiblings(store, sections, moved)
  const neighbor = siblings[siblings.indexOf(moved) + step]
  if (!neighbor) return
  const before = sections[sections.indexOf(neighbor) - 1]?.id ?? null
  store.dispatch('section.move', { id, after: step === -1 ? before : neighbor.id })
}

/** Returns how many blocks of a section have a place of their own on phones, and are not locked in it. */
export function countPins({ blocks }: Pick<Content, 'blocks'>, { blockIds }: Section): number {
  const isPinned = (block: Block | undefined) => block?.place.mobile && block.lock === undefined
  return blockIds.filter((id) => isPinned(blocks[id])).length
}

/** Lets all blocks of a section follow the desktop on phones. */
export function releaseSection(store: EditorStore, section: string): void {
  store.dispatch('block.releaseMobile', { section })
}

/** Sets where a block is, at the breakpoint of the device. */
export function placeBlock(
  store: EditorStore,
  block: Block,
  bp: 'desktop' | 'mobile',
  place: Rect,
): void {
  const before = block.place[bp]
  const isResized = before && (before.w !== place.w || before.h !== place.h)
  store.dispatch(isResized ? 'block.resize' : 'block.move', { id: block.id, bp, place })
}

/** Locks the selected blocks in place, or unlocks them if all are locked, and says so. */
export function toggleLock(store: EditorStore): void {
  const { body, selection } = store.state.getState()
  const ids = selection.blocks
  const [only] = ids
  if (only === undefined) return
  const lock = ids.every((id) => body.blocks[id]?.lock) ? undefined : 'layout'
  const isDone =
    ids.length > 1
      ? store.dispatch('multi.lock', { ids, lock })
      : store.dispatch('block.lock', { id: only, lock })
  if (isDone) store.announce((t) => t(lock ? 'editor.locked' : 'editor.unlocked'))
}
