import { ClipboardPaste, Copy, Scissors } from 'lucide-react'
import type { Translate } from '../../ui/i18n.ts'
import type { MenuItem } from '../../ui/overlays/Menu.tsx'
import { runClipAction } from '../clip-actions.ts'
import { hasStoredClip } from '../../api/clip-store.ts'

interface ClipItemPorts {
  readonly noun: 'block' | 'blocks' | 'section'
  /** Selects what the menu is of, and then acts on the selection. */
  readonly run: (act: () => void) => () => void
}

/** Returns the actions of the clipboard. */
export function listClipItems({ noun, run }: ClipItemPorts, t: Translate): readonly MenuItem[] {
  return [
    {
      id: 'cut',
      label: t(`editor.clip.cut.${noun}`),
      Icon: Scissors,
      shortcut: 'mod+x',
      onAction: run(() => runClipAction('cut')),
    },
    {
      id: 'copy',
      label: t(`editor.clip.copy.${noun}`),
      Icon: Copy,
      shortcut: 'mod+c',
      onAction: run(() => runClipAction('copy')),
    },
    {
      id: 'paste',
      label: t('editor.clip.paste'),
      Icon: ClipboardPaste,
      shortcut: 'mod+v',
      ...(!hasStoredClip() && { disabledReason: t('editor.clip.nothing') }),
      onAction: run(() => runClipAction('paste')),
    },
  ]
}
