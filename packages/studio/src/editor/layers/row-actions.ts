import {
  ArrowDown,
  ArrowUp,
  Copy,
  Eye,
  EyeOff,
  Lock,
  LockOpen,
  Pencil,
  PinOff,
  Plus,
  Rows3,
  Trash2,
} from 'lucide-react'
import type { Translate } from '../../ui/i18n.ts'
import type { MenuGroup, MenuItem } from '../../ui/overlays/Menu.tsx'
import {
  countPins,
  deleteSection,
  deleteSelection,
  duplicateSection,
  duplicateSelection,
  insertSection,
  moveSection,
  releaseSection,
  toggleLock,
} from '../actions.ts'
import { getElementState, moveElement, showElement } from '../element-actions.ts'
import { findReadingPlace, listOtherSections, moveToSection, shiftInOrder } from '../move-blocks.ts'
import { getSectionName } from '../section-name.ts'
import type { EditorStore } from '../store/editor-store.ts'
import { type Selection, selectBlocks } from '../store/selection.ts'
import { listClipItems } from './clip-items.ts'
import { findElement, getSelectedRowId, parseRowId, type PartElement } from './element-rows.ts'
import { getBlockLabel, type LayerRow } from './layer-rows.ts'

type ActionRow = Pick<LayerRow, 'id' | 'label' | 'type'>

/** The menu of what is selected. */
export interface SelectionMenu {
  readonly label: string
  readonly groups: readonly MenuGroup[]
}

/** Returns the actions of a row of the tree; none if it has settings alone. */
export function listRowActions(
  row: ActionRow,
  store: EditorStore,
  t: Translate,
): readonly MenuGroup[] {
  const around = parseRowId(row.id)
  if (!around)
    return row.type === undefined
      ? listSectionActions(row.id, store, t)
      : listBlockActions(row.id, store, t)
  if (store.kind === 'header-footer') {
    const element = findElement(around)
    return element ? listElementActions(element, { store, selection: around }, t) : []
  }
  if (around.part === 'announcement') return []
  const label = t('editor.part.edit')
  return [{ items: [{ id: 'edit', label, Icon: Pencil, href: HEADER_FOOTER }] }]
}

/** The address of the editor of header and footer. */
export const HEADER_FOOTER = '/config/pages/header-footer'

/** Returns the menu of what is selected; undefined if it has no actions. */
export function createSelectionMenu(store: EditorStore, t: Translate): SelectionMenu | undefined {
  const { selection } = store.state.getState()
  if (selection.blocks.length > 1) {
    const label = t('editor.blocksSelected', { count: selection.blocks.length })
    return { label, groups: listSeveralActions(store, t) }
  }
  const row = createSelectedRow(store, selection, t)
  const groups = row ? listRowActions(row, store, t) : []
  if (!row || groups.length === 0) return undefined
  return { label: t('editor.actions', { name: row.label }), groups }
}

function createSelectedRow(
  store: EditorStore,
  selection: Selection,
  t: Translate,
): ActionRow | undefined {
  const { body } = store.state.getState()
  const block = body.blocks[selection.blocks[0] ?? '']
  if (block) return { id: block.id, label: getBlockLabel(block, store, t), type: block.type }
  const section = body.sections.find(({ id }) => id === selection.section)
  if (section)
    return { id: section.id, label: getSectionName(body, section, store, t), type: undefined }
  const id = getSelectedRowId(selection)
  const element = findElement(selection)
  const part = selection.part ?? 'header'
  const label = t(element ? `editor.element.${element.id}` : `editor.layer.${part}`)
  return id === undefined ? undefined : { id, label, type: undefined }
}

function listSectionActions(id: string, store: EditorStore, t: Translate): readonly MenuGroup[] {
  const run = (act: () => void) => () => {
    store.select({ section: id, blocks: [] })
    act()
  }
  const moves: readonly MenuItem[] = [
    {
      id: 'up',
      label: t('editor.section.moveUp'),
      Icon: ArrowUp,
      onAction: run(() => moveSection(store, id, -1)),
    },
    {
      id: 'down',
      label: t('editor.section.moveDown'),
      Icon: ArrowDown,
      onAction: run(() => moveSection(store, id, 1)),
    },
  ]
  const clips = listClipItems({ noun: 'section', run }, t)
  const isFirst = store.state.getState().body.sections[0]?.id === id
  const edits: readonly MenuItem[] = [
    ...(isFirst
      ? [
          {
            id: 'addAbove',
            label: t('editor.section.addAbove'),
            Icon: Plus,
            onAction: run(() => void insertSection(store, 'first')),
          },
        ]
      : []),
    {
      id: 'add',
      label: t('editor.section.addBelow'),
      Icon: Plus,
      onAction: run(() => void insertSection(store)),
    },
    {
      id: 'duplicate',
      label: t('editor.duplicate.section'),
      Icon: Copy,
      shortcut: 'mod+d',
      onAction: run(() => duplicateSection(store, id)),
    },
    ...listReleases(id, store, t),
    createDelete(t('editor.delete.section'), () => deleteSection(store, id)),
  ]
  return [{ items: moves }, { items: clips }, { items: edits }]
}

/** Returns the action that lets the blocks of a section follow the desktop on phones, if any has a place of its own. */
function listReleases(id: string, store: EditorStore, t: Translate): readonly MenuItem[] {
  const { body } = store.state.getState()
  const section = body.sections.find((each) => each.id === id)
  if (!section || countPins(body, section) === 0) return []
  const label = t('editor.position.followDesktop.all')
  return [{ id: 'release', label, Icon: PinOff, onAction: () => releaseSection(store, id) }]
}

function listBlockActions(id: string, store: EditorStore, t: Translate): readonly MenuGroup[] {
  const run = (act: (store: EditorStore) => void) => () => {
    store.select(selectBlocks(store.state.getState().body, [id]))
    act(store)
  }
  const isLocked = store.state.getState().body.blocks[id]?.lock !== undefined
  return [
    { items: listBlockMoves(id, store, t) },
    { items: listClipItems({ noun: 'block', run }, t) },
    {
      items: [
        {
          id: 'lock',
          label: t(isLocked ? 'editor.unlock' : 'editor.lock'),
          Icon: isLocked ? LockOpen : Lock,
          shortcut: 'mod+shift+l',
          onAction: run(toggleLock),
        },
        {
          id: 'duplicate',
          label: t('editor.duplicate.block'),
          Icon: Copy,
          shortcut: 'mod+d',
          onAction: run(duplicateSelection),
        },
        createDelete(t('editor.delete.block'), run(deleteSelection)),
      ],
    },
  ]
}

/** Returns the moves of a block in reading order, and to other sections. */
function listBlockMoves(id: string, store: EditorStore, t: Translate): readonly MenuItem[] {
  const { order = [], at = 0 } = findReadingPlace(store, id) ?? {}
  const { body } = store.state.getState()
  const sections = listOtherSections(store, id)
  const isLocked = body.blocks[id]?.lock !== undefined
  const moves = [
    { key: 'up', label: 'editor.move.up', Icon: ArrowUp, step: -1, isEnd: at === 0 },
    {
      key: 'down',
      label: 'editor.move.down',
      Icon: ArrowDown,
      step: 1,
      isEnd: at >= order.length - 1,
    },
  ] as const
  return [
    ...moves.map(({ key, label, Icon, step, isEnd }): MenuItem => ({
      id: key,
      label: t(label),
      Icon,
      ...(isEnd && { disabledReason: t(`${label}.end`) }),
      onAction: () => shiftInOrder(store, id, step),
    })),
    {
      id: 'section',
      label: t('editor.move.section.to'),
      Icon: Rows3,
      ...(isLocked && { disabledReason: t('editor.position.locked') }),
      ...(!isLocked && sections.length === 0 && { disabledReason: t('editor.move.section.only') }),
      items: sections.map((section) => ({
        id: section.id,
        label: getSectionName(body, section, store, t),
        onAction: () => void moveToSection(store, [id], section.id),
      })),
    },
  ]
}

function listSeveralActions(store: EditorStore, t: Translate): readonly MenuGroup[] {
  const clips = listClipItems({ noun: 'blocks', run: (act) => act }, t)
  const edits: readonly MenuItem[] = [
    {
      id: 'duplicate',
      label: t('editor.duplicate.blocks'),
      Icon: Copy,
      shortcut: 'mod+d',
      onAction: () => duplicateSelection(store),
    },
    createDelete(t('editor.delete.blocks'), () => deleteSelection(store)),
  ]
  return [{ items: clips }, { items: edits }]
}

function createDelete(label: string, onAction: () => void): MenuItem {
  return { id: 'delete', label, Icon: Trash2, danger: true, onAction }
}

function listElementActions(
  element: PartElement,
  { store, selection }: { readonly store: EditorStore; readonly selection: Selection },
  t: Translate,
): readonly MenuGroup[] {
  const state = getElementState(store.state.getState().body, element)
  const { isShown = true, order } = state ?? {}
  const act = (run: () => void) => () => {
    store.select(selection)
    run()
  }
  const toggle: MenuItem = {
    id: 'toggle',
    label: t(isShown ? 'editor.part.hide' : 'editor.part.show'),
    Icon: isShown ? EyeOff : Eye,
    onAction: act(() => showElement(store, element, !isShown)),
  }
  const moves = order
    ? createMoves(order, (to) => act(() => moveElement(store, element, to)), t)
    : []
  return [{ items: [toggle] }, ...(moves.length > 0 ? [{ items: moves }] : [])]
}

function createMoves(
  { at, count }: { readonly at: number; readonly count: number },
  move: (to: number) => () => void,
  t: Translate,
): readonly MenuItem[] {
  const up = { id: 'up', label: t('editor.part.moveUp'), Icon: ArrowUp, onAction: move(at - 1) }
  const label = t('editor.part.moveDown')
  const down = { id: 'down', label, Icon: ArrowDown, onAction: move(at + 1) }
  return [...(at > 0 ? [up] : []), ...(at < count - 1 ? [down] : [])]
}
