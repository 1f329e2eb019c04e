import { useState } from 'react'
import { useTranslate } from '../../ui/i18n.ts'
import { ContextMenu, type MenuPoint } from '../../ui/overlays/ContextMenu.tsx'
import { useEditor } from '../context.ts'
import { createSelectionMenu } from './row-actions.ts'

interface SelectionContextMenuProps {
  readonly at: MenuPoint
  readonly onClosed: () => void
}

/** The menu of what was selected when it opened, at a point of the window. */
export function SelectionContextMenu({ at, onClosed }: SelectionContextMenuProps) {
  const t = useTranslate()
  const { store } = useEditor()
  const [menu] = useState(() => createSelectionMenu(store, t))
  return menu && <ContextMenu {...menu} at={at} onClosed={onClosed} />
}
