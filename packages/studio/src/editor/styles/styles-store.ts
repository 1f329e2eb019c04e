import type { Aesthetics, ThemeDefaults } from '@vitrine/page'
import type { EditorStore } from '../store/editor-store.ts'
import type { SaveQueuePorts } from '../store/save-queue.ts'
import { createSideStore, type OpenedSide, type SideStore } from '../store/side-store.ts'

/** The styles of the site while they are edited. */
export interface StylesStore extends SideStore<Aesthetics> {
  /** The colors and fonts of the theme, which apply where the owner set none. */
  readonly theme: ThemeDefaults
}

type OpenedStyles = Omit<OpenedSide<Aesthetics>, 'kind' | 'command' | 'changed' | 'conflict'> & {
  readonly theme: ThemeDefaults
}

/** Opens the styles of the site beside a document. */
export function createStylesStore(
  editor: EditorStore,
  { theme, ...opened }: OpenedStyles,
  ports: SaveQueuePorts,
): StylesStore {
  const store = createSideStore(
    editor,
    {
      ...opened,
      kind: 'aesthetics',
      command: 'style.set',
      changed: (t) => t('editor.stylesChanged'),
      conflict: (t) => t('editor.conflict.styles'),
    },
    ports,
  )
  return { ...store, theme }
}
