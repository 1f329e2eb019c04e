import type { Session } from '@vitrine/contract'
import { ChevronsUpDown, CircleUser, ExternalLink, Search } from 'lucide-react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { NavLink } from 'react-router'
import { openPalette } from '../ui/commands/overlay-store.ts'
import { useTranslate } from '../ui/i18n.ts'
import { Key } from '../ui/Key.tsx'
import { Landmark } from '../ui/landmarks/Landmark.tsx'
import { AccountMenu } from './AccountMenu.tsx'
import { listMainNavigation, type NavigationEntry } from './navigation.ts'
import styles from './Shell.module.css'
import { SiteName } from './SiteName.tsx'

interface RailProps {
  readonly site: Session['site']
  readonly member: Session['member']
  readonly entries: readonly NavigationEntry[]
}

/** The navigation beside the screen, from 768 px. */
export function Rail({ site, member, entries }: RailProps) {
  const t = useTranslate()
  return (
    <header className={styles['rail']}>
      <SiteName site={site} />
      <AriaButton className={styles['find'] ?? ''} onPress={openPalette}>
        <Search aria-hidden="true" />
        <span>{t('studio.search')}</span>
        <Key name="mod+k" />
      </AriaButton>
      <Landmark as="nav" label={t('studio.main')} className={styles['nav']}>
        <NavigationLinks entries={listMainNavigation(entries)} />
      </Landmark>
      <Landmark as="nav" label={t('studio.account')} className={styles['nav']}>
        <a href={site.url}>
          <ExternalLink aria-hidden="true" />
          {t('studio.viewSite')}
        </a>
        <AccountMenu
          member={member}
          trigger={
            <AriaButton className={styles['account'] ?? ''}>
              <CircleUser aria-hidden="true" />
              <span dir="ltr">{member.email}</span>
              <ChevronsUpDown aria-hidden="true" />
            </AriaButton>
          }
        />
      </Landmark>
    </header>
  )
}

/** The links to screens, with their icons. */
export function NavigationLinks(props: { readonly entries: readonly NavigationEntry[] }) {
  const t = useTranslate()
  return props.entries.map(({ to, label, Icon }) => (
    <NavLink key={to} to={to}>
      <Icon aria-hidden="true" />
      {t(label)}
    </NavLink>
  ))
}
