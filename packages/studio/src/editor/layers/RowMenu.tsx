import { Ellipsis } from 'lucide-react'
import { useTranslate } from '../../ui/i18n.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { Menu } from '../../ui/overlays/Menu.tsx'
import { useEditorState } from '../context.ts'
import type { EditorStore } from '../store/editor-store.ts'
import { parseRowId } from './element-rows.ts'
import type { LayerRow } from './layer-rows.ts'
import { listRowActions } from './row-actions.ts'

interface RowMenuProps {
  readonly row: LayerRow
  readonly store: EditorStore
}

/** The button with the actions of a row of the tree. */
export function RowMenu({ row, store }: RowMenuProps) {
  const t = useTranslate()
  // What can be done with an element of header or footer follows from its state.
  useEditorState(({ body }) => (parseRowId(row.id) ? body : undefined))
  const label = t('editor.actions', { name: row.label })
  return (
    <Menu
      label={label}
      trigger={<IconButton label={label} Icon={Ellipsis} small />}
      groups={listRowActions(row, store, t)}
    />
  )
}
