import type { Session } from '@vitrine/contract'
import { CircleUser, Keyboard, LogOut } from 'lucide-react'
import { openKeyboardHelp } from '../ui/commands/overlay-store.ts'
import { useTranslate } from '../ui/i18n.ts'
import type { MenuGroup } from '../ui/overlays/Menu.tsx'
import { changePreferences, densities, themes, usePreferences } from '../ui/preferences.ts'
import { useSignOut } from './use-sign-out.ts'

/** Returns the commands of the account menu. */
export function useAccountGroups(member: Session['member']): readonly MenuGroup[] {
  const t = useTranslate()
  const { theme, density } = usePreferences()
  const signOut = useSignOut()
  return [
    {
      title: member.email,
      items: [
        { id: 'account', label: t('studio.account'), Icon: CircleUser, href: '/config/account' },
        {
          id: 'keys',
          label: t('studio.keyboardShortcuts'),
          Icon: Keyboard,
          shortcut: '?',
          onAction: openKeyboardHelp,
        },
      ],
    },
    {
      title: t('studio.theme'),
      isSingleChoice: true,
      items: themes.map((each) => ({
        id: each,
        label: t(`studio.theme.${each}`),
        isChecked: each === theme,
        onAction: () => changePreferences({ theme: each }),
      })),
    },
    {
      title: t('studio.density'),
      isSingleChoice: true,
      items: densities.map((each) => ({
        id: each,
        label: t(`studio.density.${each}`),
        isChecked: each === density,
        onAction: () => changePreferences({ density: each }),
      })),
    },
    {
      items: [{ id: 'sign-out', label: t('studio.signOut'), Icon: LogOut, onAction: signOut }],
    },
  ]
}
