import { computeReadingOrder, MAX_BLOCKS, type Section } from '@vitrine/page'
import type { TreeMove } from '../ui/lists/tree-move.ts'
import { listSiblings } from './actions.ts'
import { getBlockLabel } from './layers/layer-rows.ts'
import { announceSection } from './announce-section.ts'
import { getSectionName } from './section-name.ts'
import type { EditorStore } from './store/editor-store.ts'
import { selectBlocks } from './store/selection.ts'

/** The place of a block in the reading order of its section. */
export interface ReadingPlace {
  readonly section: Section
  readonly order: readonly string[]
  readonly at: number
}

/** Returns where a block is read; undefined if it no longer exists. */
export function findReadingPlace({ state }: EditorStore, id: string): ReadingPlace | undefined {
  const { body } = state.getState()
  const section = body.sections.find(({ blockIds }) => blockIds.includes(id))
  if (!section) return undefined
  const order = computeReadingOrder(section, body.blocks)
  return { section, order, at: order.indexOf(id) }
}

/** Returns the other sections that a block can move to, in the order of the page. */
export function listOtherSections(store: EditorStore, id: string): readonly Section[] {
  const place = findReadingPlace(store, id)
  if (!place) return []
  const { sections } = store.state.getState().body
  return listSiblings(store, sections, place.section).filter(
    (each) => each !== place.section && each.blockIds.length < MAX_BLOCKS,
  )
}

/** Moves a block up or down in the reading order of its section, and says where it is. */
export function shiftInOrder(store: EditorStore, id: string, step: -1 | 1): void {
  const place = findReadingPlace(store, id)
  const neighbor = place?.order[place.at + step]
  if (neighbor === undefined) return
  moveBlocks(store, { ids: [id], targetId: neighbor, position: step < 0 ? 'before' : 'after' })
}

/** Moves blocks to another section, below what it has, and says so. Returns whether that was possible. */
export function moveToSection(
  store: EditorStore,
  ids: readonly string[],
  section: string,
  after?: string | null,
): boolean {
  const { body } = store.state.getState()
  const target = body.sections.find(({ id }) => id === section)
  const payload = { ids, section, ...(after !== undefined && { after }) }
  if (
    !target ||
    !store.dispatch('multi.moveToSection', payload, { select: { section, blocks: ids } })
  )
    return false
  const [first] = ids
  store.announce((t) =>
    t('editor.move.toSection', {
      block: describeBlocks(store, ids, first)(t),
      section: getSectionName(body, target, store, t),
    }),
  )
  return true
}

/** Returns whether rows of the tree can be moved to a target: blocks to blocks and sections, one section among others. */
export function canMoveRows(store: EditorStore, { ids, targetId, position }: TreeMove): boolean {
  const { sections, blocks } = store.state.getState().body
  const isBlock = (id: string) => Object.hasOwn(blocks, id)
  const target = sections.find(({ id, blockIds }) => id === targetId || blockIds.includes(targetId))
  if (!target) return false
  if (ids.every(isBlock)) {
    const homes = sections.filter(({ blockIds }) => blockIds.some((id) => ids.includes(id)))
    return (
      isBlock(targetId) === (position !== 'on') &&
      homes.every((home) => listSiblings(store, sections, home).includes(target))
    )
  }
  const moved = sections.find(({ id }) => id === ids[0])
  return (
    ids.length === 1 &&
    moved !== undefined &&
    !isBlock(targetId) &&
    position !== 'on' &&
    listSiblings(store, sections, moved).includes(target)
  )
}

/** Moves rows of the tree as they were dropped: one step to undo. */
export function moveRows(store: EditorStore, move: TreeMove): void {
  if (!canMoveRows(store, move)) return
  const { body } = store.state.getState()
  const [first] = move.ids
  if (first === undefined) return
  if (Object.hasOwn(body.blocks, first)) return moveBlocks(store, move)
  const others = body.sections.filter(({ id }) => id !== first)
  const at = others.findIndex(({ id }) => id === move.targetId)
  const after = others[move.position === 'before' ? at - 1 : at]?.id ?? null
  if (!store.dispatch('section.move', { id: first, after })) return
  announceSection(store, first)
}

function moveBlocks(store: EditorStore, { ids, targetId, position }: TreeMove): void {
  const { body } = store.state.getState()
  if (position === 'on') return void moveToSection(store, ids, targetId)
  const target = findReadingPlace(store, targetId)
  if (!target) return
  const { section } = target
  const rest = target.order.filter((id) => !ids.includes(id))
  const at = rest.indexOf(targetId) + (position === 'after' ? 1 : 0)
  if (ids.some((id) => !section.blockIds.includes(id)))
    return void moveToSection(store, ids, section.id, rest[at - 1] ?? null)
  const moved = target.order.filter((id) => ids.includes(id))
  const order = rest.toSpliced(at, 0, ...moved)
  if (order.join() === target.order.join()) return
  const select = selectBlocks(body, ids)
  if (!store.dispatch('block.setReadingOrder', { section: section.id, ids: order }, { select }))
    return
  const number = order.indexOf(moved[0] ?? '') + 1
  store.announce((t) =>
    t('editor.move.inOrder', {
      block: describeBlocks(store, ids, moved[0])(t),
      number: String(number),
      count: order.length,
    }),
  )
}

type Describe = (t: Parameters<Parameters<EditorStore['announce']>[0]>[0]) => string

/** Returns what names blocks in a sentence: the label of one, the number of several. */
function describeBlocks(
  store: EditorStore,
  { length }: readonly string[],
  first: string | undefined,
): Describe {
  const block = store.state.getState().body.blocks[first ?? '']
  return (t) =>
    length === 1 && block
      ? getBlockLabel(block, store, t)
      : t('editor.status.blocks', { count: length })
}
