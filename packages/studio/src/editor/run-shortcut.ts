import type { StudioShortcut, ZoomShortcut } from '../canvas/protocol.ts'
import { openPalette } from '../ui/commands/overlay-store.ts'
import { deleteSelection, duplicateSelection, insertSection, toggleLock } from './actions.ts'
import type { Editor } from './context.ts'
import type { EditorStore } from './store/editor-store.ts'
import { saveAll } from './store/side-document.ts'

/** The parts of the screen that shortcuts reach. */
interface ShortcutPorts {
  /** Moves the keyboard to the panels. */
  readonly leave: () => void
  /** Shows the sections to insert below the selected one. */
  readonly showSections: () => void
  /** Shows the page larger or smaller. */
  readonly zoom: (shortcut: ZoomShortcut) => void
}

/** Runs a shortcut of the editor, pressed in the studio or on the canvas. */
export function runShortcut(
  { store, isReadOnly }: Editor,
  shortcut: StudioShortcut,
  { leave, showSections, zoom }: ShortcutPorts,
): void {
  if (shortcut === 'leave') return leave()
  if (shortcut === 'palette') return openPalette()
  if (shortcut === 'phone') return togglePhone(store)
  if (shortcut === 'zoomIn' || shortcut === 'zoomOut' || shortcut === 'zoomToFit')
    return zoom(shortcut)
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
      return showSections()
    case 'addFirst':
      return void insertSection(store, 'first')
    case 'save':
      void saveAll(store)
      return
  }
}

/** Shows the page as on phones, or as on desktops again, and says which. */
function togglePhone(store: EditorStore): void {
  const device = store.state.getState().device === 'phone' ? 'desktop' : 'phone'
  store.setDevice(device)
  store.announce((t) => t(`editor.device.shown.${device}`))
}
