import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Popover } from 'react-aria-components/Menu'
import { type MenuGroup, MenuList } from './Menu.tsx'
import styles from './Popover.module.css'

/** A point of the window, in pixels. */
export interface MenuPoint {
  readonly x: number
  readonly y: number
}

export interface ContextMenuProps {
  /** The accessible name of the menu. */
  readonly label: string
  readonly groups: readonly MenuGroup[]
  readonly at: MenuPoint
  /** Called when the menu is gone, after a command or without one. */
  readonly onClosed: () => void
}

/** A menu without a button: of what is under the pointer, or of what has the focus. */
export function ContextMenu({ label, groups, at, onClosed }: ContextMenuProps) {
  const anchor = useRef<HTMLSpanElement>(null)
  const [isOpen, setOpen] = useState(true)
  useEffect(() => {
    // The browser's own menu would cover this one.
    const prevent = (event: Event) => event.preventDefault()
    document.addEventListener('contextmenu', prevent)
    return () => document.removeEventListener('contextmenu', prevent)
  }, [])
  return (
    <>
      <span
        ref={anchor}
        className={styles['point']}
        style={{ left: at.x, top: at.y }}
        aria-hidden="true"
      />
      <Popover
        isOpen={isOpen}
        onOpenChange={setOpen}
        triggerRef={anchor}
        className={styles['popover'] ?? ''}
        aria-label={label}
        placement="bottom start"
        offset={0}
      >
        <MenuList label={label} groups={groups} focusesFirst onClose={() => setOpen(false)} />
        <Presence onGone={onClosed} />
      </Popover>
    </>
  )
}

/** Tells when the popover is gone: links of a menu are followed after it was closed. */
function Presence({ onGone }: { readonly onGone: () => void }) {
  const tell = useEffectEvent(onGone)
  useEffect(() => () => tell(), [])
  return null
}
