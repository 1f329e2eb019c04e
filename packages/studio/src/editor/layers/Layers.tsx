import {
  ArrowDown,
  ArrowUp,
  Copy,
  Ellipsis,
  EyeOff,
  Image,
  Lock,
  type LucideIcon,
  PanelTop,
  Smartphone,
  Square,
  Trash2,
  Type,
} from 'lucide-react'
import { blockTypeCodes } from '@vitrine/model'
import { useMemo } from 'react'
import { useTranslate } from '../../ui/i18n.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { Tree, type TreeNode } from '../../ui/lists/Tree.tsx'
import { Menu, type MenuItem } from '../../ui/overlays/Menu.tsx'
import {
  deleteSection,
  deleteSelection,
  duplicateSection,
  duplicateSelection,
  moveSection,
} from '../actions.ts'
import { useEditor, useEditorState } from '../context.ts'
import type { EditorStore } from '../store/editor-store.ts'
import { selectBlocks } from '../store/selection.ts'
import { createLayerRows, type LayerRow, type LayerState } from './layer-rows.ts'
import styles from './Layers.module.css'

/** The sections and blocks of the page as a tree: the reference of everything that the canvas shows. */
export function Layers() {
  const t = useTranslate()
  const { store, canvas, isReadOnly } = useEditor()
  const body = useEditorState((state) => state.body)
  const selection = useEditorState((state) => state.selection)
  const rows = useMemo(() => createLayerRows(body, store.locale, t), [body, store.locale, t])
  const nodes = rows.map((row) => toNode(row, isReadOnly ? undefined : store))
  const selected =
    selection.blocks.length > 0
      ? selection.blocks
      : selection.section === undefined
        ? []
        : [selection.section]
  const select = (ids: readonly string[]) => {
    const blocks = ids.filter((id) => Object.hasOwn(body.blocks, id))
    const section = ids.find((id) => !blocks.includes(id))
    store.select(blocks.length > 0 ? selectBlocks(body, blocks) : { section, blocks: [] })
  }
  return (
    <Tree
      label={t('editor.layers')}
      nodes={nodes}
      selectionMode="multiple"
      selectedIds={selected}
      onSelect={select}
      onAction={(id) => canvas.send({ kind: 'focus', edits: id })}
      defaultExpandedIds={rows.map(({ id }) => id)}
      empty={<p className={styles['empty']}>{t('editor.layers.empty')}</p>}
    />
  )
}

function toNode(row: LayerRow, store: EditorStore | undefined): TreeNode {
  const { id, label, name, type, states, children } = row
  return {
    id,
    label,
    name,
    Icon: getIcon(type),
    ...(states.length > 0 && {
      status: <States states={states} />,
    }),
    ...(store && { actions: <RowMenu row={row} store={store} /> }),
    ...(children && { children: children.map((child) => toNode(child, store)) }),
  }
}

const STATE_ICONS: Readonly<Record<LayerState, LucideIcon>> = {
  pinned: Smartphone,
  locked: Lock,
  hidden: EyeOff,
  hiddenPhone: EyeOff,
  hiddenDesktop: EyeOff,
}

/** The states of a row as icons; its name says them in words. */
function States({ states }: { readonly states: readonly LayerState[] }) {
  const t = useTranslate()
  const title = states.map((state) => t(`editor.layer.${state}`)).join(', ')
  return (
    <span className={styles['states']} title={title} aria-hidden="true">
      {states.map((state) => {
        const Icon = STATE_ICONS[state]
        return <Icon key={state} />
      })}
    </span>
  )
}

function getIcon(type: number | undefined) {
  if (type === undefined) return PanelTop
  if (type === blockTypeCodes.html) return Type
  return type === blockTypeCodes.image ? Image : Square
}

function RowMenu({ row, store }: { readonly row: LayerRow; readonly store: EditorStore }) {
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
