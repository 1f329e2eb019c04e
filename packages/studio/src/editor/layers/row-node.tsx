import {
  EyeOff,
  Lock,
  Megaphone,
  type LucideIcon,
  PanelBottom,
  PanelTop,
  Rows3,
  Smartphone,
} from 'lucide-react'
import { type Translate, useTranslate } from '../../ui/i18n.ts'
import type { TreeNode } from '../../ui/lists/Tree.tsx'
import { getBlockIcon } from '../block-icons.ts'
import { getInitials } from '../presence/initials.ts'
import type { EditorStore } from '../store/editor-store.ts'
import { ELEMENT_ICONS } from './element-icons.ts'
import { findElement, parseRowId } from './element-rows.ts'
import type { LayerRow, LayerState } from './layer-rows.ts'
import { RowMenu } from './RowMenu.tsx'
import styles from './Layers.module.css'

/** Returns the name and the mark of a section that another person is editing. */
export function describeEditor(
  { name, status }: TreeNode,
  editor: string,
  t: Translate,
): Pick<TreeNode, 'name' | 'status'> {
  const text = t('presence.editing', { name: editor })
  return {
    name: [name, text].filter(Boolean).join(', '),
    status: (
      <>
        {status}
        <span className={styles['editor']} title={text} aria-hidden="true">
          {getInitials(editor)}
        </span>
      </>
    ),
  }
}

/** Returns the row as an item of the tree; without a store it has no actions. */
export function toNode(row: LayerRow, store: EditorStore | undefined): TreeNode {
  const { id, label, name, type, states, note, children } = row
  return {
    id,
    label,
    name,
    Icon: getIcon(id, type),
    ...(parseRowId(id) && { isFixed: true }),
    ...(states.length > 0 && { status: <States states={states} /> }),
    ...(note !== undefined && { status: <span className={styles['note']}>{note}</span> }),
    ...(store && hasActions(id, store) && { actions: <RowMenu row={row} store={store} /> }),
    ...(children && { children: children.map((child) => toNode(child, store)) }),
  }
}

/** Returns whether something can be done with a row: the announcement and the header as a whole have settings alone. */
function hasActions(id: string, { kind }: EditorStore): boolean {
  const around = parseRowId(id)
  return !around || around.element !== undefined || kind !== 'header-footer'
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

function getIcon(id: string, type: number | undefined): LucideIcon {
  if (type !== undefined) return getBlockIcon(type)
  const around = parseRowId(id)
  if (!around) return Rows3
  const element = findElement(around)
  if (element) return ELEMENT_ICONS[element.id]
  if (around.part === 'announcement') return Megaphone
  return around.part === 'footer' ? PanelBottom : PanelTop
}
