import type { KeyboardEvent, SyntheticEvent } from 'react'
import type { MenuPoint } from '../overlays/ContextMenu.tsx'

/** Asks for the menu of a row, at a point of the window. */
export interface RowMenuRequest {
  readonly id: string
  readonly at: MenuPoint
}

/** Returns whether a key opens the menu of what has the focus. */
export function isMenuKey({ key, shiftKey }: KeyboardEvent): boolean {
  return key === 'ContextMenu' || (key === 'F10' && shiftKey)
}

/** Returns the row that an event is for, with the point below it where a menu has space; undefined outside of rows. */
export function findMenuRow({
  target,
  currentTarget,
}: SyntheticEvent<HTMLElement>): RowMenuRequest | undefined {
  if (!(target instanceof Element) || !currentTarget.contains(target)) return undefined
  const row = target.closest<HTMLElement>('[role="row"][data-key]')
  const id = row?.dataset['key']
  if (!row || id === undefined) return undefined
  const { left, right, bottom } = row.getBoundingClientRect()
  const isRightToLeft = getComputedStyle(row).direction === 'rtl'
  return { id, at: { x: isRightToLeft ? right : left, y: bottom } }
}
