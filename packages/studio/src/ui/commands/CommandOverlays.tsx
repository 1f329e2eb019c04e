import { Keyboard, Search } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslate } from '../i18n.ts'
import { lazyOverlay } from '../lazy/lazy-helper.tsx'
import type { Command } from './command.ts'
import { useCommands } from './command-store.ts'
import {
  closeCommandOverlay,
  openKeyboardHelp,
  openPalette,
  useCommandOverlay,
} from './overlay-store.ts'
import { useCommandKeys } from './use-command-keys.ts'

const Palette = lazyOverlay(async () => (await import('./Palette.tsx')).Palette)
const KeyboardHelp = lazyOverlay(async () => (await import('./KeyboardHelp.tsx')).KeyboardHelp)

/** The palette and the list of keys, which every screen has, and the keys of all commands. */
export function CommandOverlays() {
  const t = useTranslate()
  const open = useCommandOverlay()
  const commands = useMemo<readonly Command[]>(() => {
    const group = t('studio.groupHelp')
    return [
      {
        id: 'studio.palette',
        label: t('studio.palette'),
        group,
        Icon: Search,
        keys: 'mod+k',
        runsInFields: true,
        run: openPalette,
      },
      {
        id: 'studio.keys',
        label: t('studio.keyboardShortcuts'),
        group,
        Icon: Keyboard,
        keys: '?',
        run: openKeyboardHelp,
      },
    ]
  }, [t])
  useCommands(commands)
  useCommandKeys()
  return (
    <>
      {open === 'palette' && <Palette onClose={closeCommandOverlay} />}
      {open === 'keys' && <KeyboardHelp onClose={closeCommandOverlay} />}
    </>
  )
}
