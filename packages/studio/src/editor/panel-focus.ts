import type { KeyboardEvent } from 'react'

/** Moves the keyboard to the panels: to the tab that is shown, or to the button of a panel that is closed. */
export function focusPanels(left: HTMLElement | null): void {
  const tabs = left?.querySelectorAll<HTMLElement>('[role="tab"]') ?? []
  const buttons = left?.parentElement?.querySelectorAll<HTMLElement>('nav [aria-pressed]') ?? []
  // The panels close after this key.
  setTimeout(() => {
    const shown = [...tabs, ...buttons].filter((each) => each.checkVisibility())
    const current = shown.find((each) => each.ariaSelected === 'true')
    ;(current ?? shown[0])?.focus()
  })
}

/** Returns whether a key closes the panel: Escape, unless a field or a menu of the panel has used it. */
export function isPlainEscape(event: KeyboardEvent<HTMLElement>): boolean {
  const { key, defaultPrevented, currentTarget, target } = event
  return (
    key === 'Escape' &&
    !defaultPrevented &&
    target instanceof Node &&
    currentTarget.contains(target)
  )
}
