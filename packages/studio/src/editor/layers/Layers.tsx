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
import { IconButton } from '../../ui/IconButton.tsx'
import { Tree, type TreeNode } from '../../ui/lists/Tree.tsx'
import { Menu } from '../../ui/overlays/Menu.tsx'
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
import { createLayerRows, type LayerRow } from './layer-rows.ts'
import styles from './Layers.module.css'

/** The sections and blocks of the page as a tree: the reference of everything that the canvas shows. */
export function Layers() {
  const { store, canvas, isReadOnly } = useEditor()
  const body = useEditorState((state) => state.body)
  const selection = useEditorState((state) => state.selection)
  const rows = useMemo(() => createLayerRows(body, store.locale), [body, store.locale])
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
      label="Layers"
      nodes={nodes}
      selectionMode="multiple"
      selectedIds={selected}
      onSelect={select}
      onAction={(id) => canvas.send({ kind: 'focus', edits: id })}
      defaultExpandedIds={rows.map(({ id }) => id)}
      empty={<p className={styles['empty']}>This page has no sections yet.</p>}
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

const STATE_ICONS: Readonly<Record<string, LucideIcon>> = {
  'Pinned on phone': Smartphone,
  Locked: Lock,
}

/** The states of a row as icons; its name says them in words. */
function States({ states }: { readonly states: readonly string[] }) {
  return (
    <span className={styles['states']} title={states.join(', ')} aria-hidden="true">
      {states.map((state) => {
        const Icon = STATE_ICONS[state] ?? EyeOff
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
  const { id, label, type } = row
  const isSection = type === undefined
  const selectRow = () => {
    const { body } = store.state.getState()
    store.select(isSection ? { section: id, blocks: [] } : selectBlocks(body, [id]))
  }
  const run = (act: () => void) => () => {
    selectRow()
    act()
  }
  return (
    <Menu
      label={`Actions of ${label}`}
      trigger={<IconButton label={`Actions of ${label}`} Icon={Ellipsis} small />}
      groups={[
        ...(isSection
          ? [
              {
                items: [
                  {
                    id: 'up',
                    label: 'Move section up',
                    Icon: ArrowUp,
                    onAction: run(() => moveSection(store, id, -1)),
                  },
                  {
                    id: 'down',
                    label: 'Move section down',
                    Icon: ArrowDown,
                    onAction: run(() => moveSection(store, id, 1)),
                  },
                ],
              },
            ]
          : []),
        {
          items: [
            {
              id: 'duplicate',
              label: isSection ? 'Duplicate section' : 'Duplicate block',
              Icon: Copy,
              shortcut: 'mod+d',
              onAction: run(() =>
                isSection ? duplicateSection(store, id) : duplicateSelection(store),
              ),
            },
            {
              id: 'delete',
              label: isSection ? 'Delete section' : 'Delete block',
              Icon: Trash2,
              danger: true,
              onAction: run(() => (isSection ? deleteSection(store, id) : deleteSelection(store))),
            },
          ],
        },
      ]}
    />
  )
}
