import { createStore, useStore } from 'zustand'

/** The palette, or the list of keys; undefined while neither is open. */
type CommandOverlay = 'palette' | 'keys' | undefined

const store = createStore<{ readonly open: CommandOverlay }>(() => ({ open: undefined }))

/** Opens the command palette. */
export function openPalette(): void {
  store.setState({ open: 'palette' })
}

/** Opens the list of keyboard shortcuts. */
export function openKeyboardHelp(): void {
  store.setState({ open: 'keys' })
}

/** Closes the palette or the list of keys. */
export function closeCommandOverlay(): void {
  store.setState({ open: undefined })
}

/** Returns what is open: the palette, the list of keys, or undefined. */
export function useCommandOverlay(): CommandOverlay {
  return useStore(store, ({ open }) => open)
}
