import type { Session } from '@vitrine/contract'
import { Ellipsis, ExternalLink, Search } from 'lucide-react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { openPalette } from '../ui/commands/overlay-store.ts'
import { useTranslate } from '../ui/i18n.ts'
import { Landmark } from '../ui/landmarks/Landmark.tsx'
import { Menu } from '../ui/overlays/Menu.tsx'
import { listMainNavigation, type NavigationEntry } from './navigation.ts'
import { NavigationLinks } from './Rail.tsx'
import styles from './Shell.module.css'
import { useAccountGroups } from './use-account-groups.ts'

/** The entries that fit beside "More". */
const VISIBLE = 4

/** The navigation below the screen, on a phone. */
export function TabBar(props: {
  readonly site: Session['site']
  readonly member: Session['member']
  readonly entries: readonly NavigationEntry[]
}) {
  const { site, member, entries } = props
  const t = useTranslate()
  const account = useAccountGroups(member)
  const main = listMainNavigation(entries)
  const rest = main.slice(VISIBLE).map(({ to, label, Icon }) => ({
    id: to,
    label: t(label),
    Icon,
    href: to,
  }))
  const siteItems = [
    { id: 'search', label: t('studio.palette'), Icon: Search, onAction: openPalette },
    {
      ...{ id: 'view', label: t('studio.viewSite'), Icon: ExternalLink },
      // The site is outside the router of the studio.
      onAction: () => window.location.assign(site.url),
    },
  ]
  return (
    <Landmark as="nav" label={t('studio.main')} className={styles['tabbar']}>
      <NavigationLinks entries={main.slice(0, VISIBLE)} />
      <Menu
        label={t('studio.menuMore')}
        placement="top end"
        trigger={
          <AriaButton>
            <Ellipsis aria-hidden="true" />
            {t('studio.menuMore')}
          </AriaButton>
        }
        groups={[{ items: [...rest, ...siteItems] }, ...account]}
      />
    </Landmark>
  )
}
