import type { Session } from '@vitrine/contract'
import { Ellipsis, ExternalLink, Search } from 'lucide-react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { openPalette } from '../ui/commands/overlay-store.ts'
import { useTranslate } from '../ui/i18n.ts'
import { Landmark } from '../ui/landmarks/Landmark.tsx'
import { Menu, type MenuGroup } from '../ui/overlays/Menu.tsx'
import { groups } from './groups.ts'
import type { NavigationGroup } from './navigation.ts'
import { GroupLinks } from './Rail.tsx'
import styles from './Shell.module.css'
import { useAccountGroups } from './use-account-groups.ts'

/** The groups that fit beside "More". */
const VISIBLE = 4

/** The navigation below the screen, on a phone. */
export function TabBar(props: {
  readonly site: Session['site']
  readonly member: Session['member']
  readonly navigation: readonly NavigationGroup[]
}) {
  const { site, member, navigation } = props
  const t = useTranslate()
  const account = useAccountGroups(member)
  const screens = navigation.flatMap(({ id, entries }, index): MenuGroup[] => {
    const { label, Icon } = groups[id]
    const isLink = entries.length === 1 || id === 'settings'
    if (isLink && index < VISIBLE) return []
    if (isLink) return [{ items: [{ id, label: t(label), Icon, href: entries[0].to }] }]
    const shown = entries.filter((entry) => index >= VISIBLE || entry.label !== label)
    const items = shown.map(({ to, label: name }) => ({ id: to, label: t(name), href: to }))
    return [{ title: t(label), items }]
  })
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
      <GroupLinks navigation={navigation.slice(0, VISIBLE)} />
      <Menu
        label={t('studio.menuMore')}
        placement="top end"
        trigger={
          <AriaButton>
            <Ellipsis aria-hidden="true" />
            {t('studio.menuMore')}
          </AriaButton>
        }
        groups={[...screens, { items: siteItems }, ...account]}
      />
    </Landmark>
  )
}
