import { ArrowDown, ArrowUp, Pencil, Trash2 } from 'lucide-react'
import type { Translate } from '../i18n.ts'
import type { MenuItem } from '../overlays/Menu.tsx'

/** The place of a row in its list, and what its menu does. */
interface RowActions {
  readonly index: number
  readonly count: number
  readonly onEdit: () => void
  readonly onDelete: () => void
  /** Moves the row to a place, counted from 0; without it the list has no order. */
  readonly onMove?: (to: number) => void
}

/** Returns the actions of a row: edit, move up or down, and delete. */
export function listRowActions(t: Translate, row: RowActions): readonly MenuItem[] {
  const { index, count, onEdit, onDelete, onMove } = row
  const edit = { id: 'edit', label: t('studio.edit'), Icon: Pencil, onAction: onEdit }
  const remove = {
    id: 'delete',
    label: t('studio.delete'),
    Icon: Trash2,
    danger: true,
    onAction: onDelete,
  }
  if (!onMove) return [edit, remove]
  const move = (id: 'up' | 'down', to: number) => {
    const Icon = id === 'up' ? ArrowUp : ArrowDown
    const item = { id, label: t(`studio.move.${id}`), Icon, onAction: () => onMove(to) }
    return to < 0 || to >= count ? [] : [item]
  }
  return [edit, ...move('up', index - 1), ...move('down', index + 1), remove]
}
