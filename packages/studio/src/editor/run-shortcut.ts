import type { StudioShortcut } from '../canvas/protocol.ts'
import { openPalette } from '../ui/commands/overlay-store.ts'
import { deleteSelection, duplicateSelection, insertSection, toggleLock } from './actions.ts'
import type { Editor } from './context.ts'
import { saveAll } from './store/side-document.ts'

/** Runs a shortcut of the editor, pressed in the studio or on the canvas. `leave` moves the keyboard to the panels. */
export function runShortcut(
  { store, isReadOnly }: Editor,
  shortcut: StudioShortcut,
  leave: () => void,
): void {
  if (shortcut === 'leave') return leave()
  if (shortcut === 'palette') return openPalette()
  if (isReadOnly) return
  switch (shortcut) {
    case 'undo':
      return store.undo()
    case 'redo':
      return store.redo()
    case 'delete':
      return deleteSelection(store)
    case 'duplicate':
      return duplicateSelection(store)
    case 'lock':
      return toggleLock(store)
    case 'add':
      insertSection(store)
      return
    case 'save':
      void saveAll(store)
      return
  }
}
