import { ArrowDown, ArrowUp, Copy, Ellipsis, Eye, EyeOff, Trash2 } from 'lucide-react'
import { type Translate, useTranslate } from '../../ui/i18n.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { Menu, type MenuItem } from '../../ui/overlays/Menu.tsx'
import {
  deleteSection,
  deleteSelection,
  duplicateSection,
  duplicateSelection,
  moveSection,
} from '../actions.ts'
import { useEditorState } from '../context.ts'
import { getElementState, moveElement, showElement } from '../element-actions.ts'
import type { EditorStore } from '../store/editor-store.ts'
import { selectBlocks } from '../store/selection.ts'
import { findElement, parseRowId, type PartElement } from './element-rows.ts'
import type { LayerRow } from './layer-rows.ts'

interface RowMenuProps {
  readonly row: LayerRow
  readonly store: EditorStore
}

/** The actions of a row of the tree. */
export function RowMenu({ row, store }: RowMenuProps) {
  const around = parseRowId(row.id)
  const element = around && findElement(around)
  return element ? (
    <ElementMenu row={row} store={store} element={element} />
  ) : (
    <ContentMenu row={row} store={store} />
  )
}

/** The actions of an element of header or footer. */
function ElementMenu({ row, store, element }: RowMenuProps & { readonly element: PartElement }) {
  const t = useTranslate()
  const state = useEditorState(({ body }) => body)
  const { isShown = true, order } = getElementState(state, element) ?? {}
  const label = t('editor.actions', { name: row.label })
  const act = (run: () => void) => () => {
    const selection = parseRowId(row.id)
    if (selection) store.select(selection)
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
  return (
    <Menu
      label={label}
      trigger={<IconButton label={label} Icon={Ellipsis} small />}
      groups={[{ items: [toggle] }, ...(moves.length > 0 ? [{ items: moves }] : [])]}
    />
  )
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

function ContentMenu({ row, store }: RowMenuProps) {
  const t = useTranslate()
  const { id, label: name, type } = row
  const isSection = type === undefined
  const run = (act: () => void) => () => {
    const { body } = store.state.getState()
    store.select(isSection ? { section: id, blocks: [] } : selectBlocks(body, [id]))
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
  const edits: readonly MenuItem[] = [
    {
      id: 'duplicate',
      label: t(isSection ? 'editor.duplicate.section' : 'editor.duplicate.block'),
      Icon: Copy,
      shortcut: 'mod+d',
      onAction: run(() => (isSection ? duplicateSection(store, id) : duplicateSelection(store))),
    },
    {
      id: 'delete',
      label: t(isSection ? 'editor.delete.section' : 'editor.delete.block'),
      Icon: Trash2,
      danger: true,
      onAction: run(() => (isSection ? deleteSection(store, id) : deleteSelection(store))),
    },
  ]
  const label = t('editor.actions', { name })
  return (
    <Menu
      label={label}
      trigger={<IconButton label={label} Icon={Ellipsis} small />}
      groups={[...(isSection ? [{ items: moves }] : []), { items: edits }]}
    />
  )
}
