import { useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslate } from '../../ui/i18n.ts'
import type { RowMenuRequest } from '../../ui/lists/row-menu.ts'
import type { TreeMove } from '../../ui/lists/tree-move.ts'
import type { MenuPoint } from '../../ui/overlays/ContextMenu.tsx'
import { type Editor, useEditor } from '../context.ts'
import { selectBlocks, type Selection } from '../store/selection.ts'
import { canMoveRows, moveRows } from '../move-blocks.ts'
import { getSelectedRowId, parseRowId } from './element-rows.ts'
import { createSelectionMenu, HEADER_FOOTER } from './row-actions.ts'

/** Returns what the rows of the tree do, and where the menu of the selected ones is open. */
export function useTreeActions() {
  const t = useTranslate()
  const { store, canvas, isReadOnly } = useEditor()
  const navigate = useNavigate()
  const [menu, setMenu] = useState<MenuPoint>()
  const actions = useMemo(() => {
    const select = (ids: readonly string[]) => selectRows(store, ids)
    return {
      select,
      /** Edits the text of a block; on a page, opens the header or the footer. */
      edit: (id: string) => {
        if (!parseRowId(id)) canvas.send({ kind: 'focus', edits: id })
        else if (store.kind !== 'header-footer' && !isReadOnly) void navigate(HEADER_FOOTER)
      },
      move: (move: TreeMove) => moveRows(store, move),
      canMove: (move: TreeMove) => canMoveRows(store, move),
      openMenu: ({ id, at }: RowMenuRequest) => {
        if (isReadOnly) return false
        if (!listSelected(store.state.getState().selection).includes(id)) select([id])
        if (!createSelectionMenu(store, t)) return false
        setMenu(at)
        return true
      },
    }
  }, [store, canvas, isReadOnly, navigate, t])
  const area = useRef<HTMLDivElement>(null)
  const closeMenu = () => {
    setMenu((now) => (now === menu ? undefined : now))
    // The menu returns the focus with the next frame, unless its row was deleted.
    requestAnimationFrame(() => requestAnimationFrame(() => focusTree(area.current)))
  }
  return { actions, area, menu, closeMenu } as const
}

/** Puts the focus on the tree if nothing has it. */
function focusTree(area: HTMLElement | null): void {
  if (document.activeElement !== document.body) return
  area?.querySelector<HTMLElement>('[role="treegrid"]')?.focus()
}

/** Selects what rows are for: blocks, one section, or a part around the content of the page. */
function selectRows(store: Editor['store'], ids: readonly string[]): void {
  const [around] = ids.flatMap((id) => parseRowId(id) ?? [])
  if (around) return store.select(around)
  const { body } = store.state.getState()
  const blocks = ids.filter((id) => Object.hasOwn(body.blocks, id))
  const section = ids.find((id) => !blocks.includes(id))
  store.select(blocks.length > 0 ? selectBlocks(body, blocks) : { section, blocks: [] })
}

/** Returns the ids of the selected rows. */
export function listSelected(selection: Selection): readonly string[] {
  const { section, blocks } = selection
  if (blocks.length > 0) return blocks
  const id = section ?? getSelectedRowId(selection)
  return id === undefined ? [] : [id]
}
