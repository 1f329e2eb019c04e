import type { Session } from '@vitrine/contract'
import { ExternalLink, LogOut, MoonStar, Rows3, Sun, SunMoon } from 'lucide-react'
import { useCallback, useMemo } from 'react'
import { useNavigate } from 'react-router'
import type { Command } from '../ui/commands/command.ts'
import { useCommands } from '../ui/commands/command-store.ts'
import { useFinder } from '../ui/commands/finder-store.ts'
import { type Translate, useTranslate } from '../ui/i18n.ts'
import { changePreferences, densities, themes } from '../ui/preferences.ts'
import { features } from './features.ts'
import { groups } from './groups.ts'
import { findCurrentEntry, listNavigation, listScreens } from './navigation.ts'
import { useSignOut } from './use-sign-out.ts'

const THEME_ICONS = { system: SunMoon, light: Sun, dark: MoonStar } as const

/**
 * Offers the commands that every screen has: the screens, the site, the appearance and the sign-out. Without `hasKeys`
 * the screens have no keys of their own.
 */
export function useStudioCommands(session: Session | null, { hasKeys = true } = {}): void {
  const t = useTranslate()
  const navigate = useNavigate()
  const signOut = useSignOut()
  const commands = useMemo<readonly Command[]>(() => {
    if (!session) return []
    const { role } = session.member
    const navigation = listNavigation(features, role)
    const screens = listScreens(features, role).map(({ to, label, keys }): Command => {
      // A screen that the navigation does not list has the icon of the one above it.
      const group = findCurrentEntry(navigation, to)?.group
      return {
        id: to,
        label: t(label),
        group: t('studio.groupScreens'),
        ...(group && { Icon: groups[group].Icon }),
        ...(hasKeys && keys !== undefined && { keys }),
        run: () => void navigate(to),
      }
    })
    return [...screens, ...listSiteCommands(t, session, signOut), ...listAppearanceCommands(t)]
  }, [session, hasKeys, t, navigate, signOut])
  useCommands(commands)
  const isSignedIn = session !== null
  const find = useCallback(
    async (text: string) =>
      (await import('./find-commands.ts')).findCommands(text, { t, navigate }),
    [t, navigate],
  )
  useFinder(isSignedIn ? find : undefined)
}

function listSiteCommands(t: Translate, session: Session, signOut: () => void): Command[] {
  const group = t('studio.groupSite')
  const open = () => window.location.assign(session.site.url)
  return [
    { id: 'site.view', label: t('studio.viewSite'), group, Icon: ExternalLink, run: open },
    { id: 'site.sign-out', label: t('studio.signOut'), group, Icon: LogOut, run: signOut },
  ]
}

function listAppearanceCommands(t: Translate): Command[] {
  const group = t('studio.appearance')
  return [
    ...themes.map((theme) => ({
      id: `theme.${theme}`,
      label: t(`studio.themeCommand.${theme}`),
      group,
      Icon: THEME_ICONS[theme],
      run: () => changePreferences({ theme }),
    })),
    ...densities.map((density) => ({
      id: `density.${density}`,
      label: t(`studio.densityCommand.${density}`),
      group,
      Icon: Rows3,
      run: () => changePreferences({ density }),
    })),
  ]
}
