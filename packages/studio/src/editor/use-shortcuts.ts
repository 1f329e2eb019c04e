import { useEffect, useEffectEvent } from 'react'
import { findShortcut } from '../canvas/keys.ts'
import type { StudioShortcut } from '../canvas/protocol.ts'

/** Runs the shortcuts of the editor wherever the keyboard is, except in fields, which have their own. */
export function useShortcuts(run: (shortcut: StudioShortcut) => void): void {
  const act = useEffectEvent(run)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const shortcut = findShortcut(event)
      if (shortcut === undefined || event.defaultPrevented || isInDialog(event.target)) return
      if (isField(event.target) && shortcut !== 'save') return
      // Delete and duplicate act on the selection of the page, which lists and buttons do not have.
      if (shortcut === 'delete' && !isInTree(event.target)) return
      // The palette is a command, as on every screen.
      if (shortcut === 'leave' || shortcut === 'palette') return
      event.preventDefault()
      act(shortcut)
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

function isField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input,textarea,[contenteditable]') !== null
}

function isInDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role="dialog"],[role="menu"]') !== null
}

function isInTree(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role="treegrid"],[role="tree"]') !== null
}
