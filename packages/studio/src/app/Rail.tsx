import type { Session } from '@vitrine/contract'
import { ChevronsUpDown, CircleUser, ExternalLink, Search } from 'lucide-react'
import { Fragment } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { Link, useLocation } from 'react-router'
import { openPalette } from '../ui/commands/overlay-store.ts'
import { useTranslate } from '../ui/i18n.ts'
import { Key } from '../ui/Key.tsx'
import { Landmark } from '../ui/landmarks/Landmark.tsx'
import { AccountMenu } from './AccountMenu.tsx'
import { groups } from './groups.ts'
import { findCurrentEntry, type NavigationGroup } from './navigation.ts'
import styles from './Shell.module.css'
import { SiteName } from './SiteName.tsx'

interface RailProps {
  readonly site: Session['site']
  readonly member: Session['member']
  readonly navigation: readonly NavigationGroup[]
}

/** The navigation beside the screen, from 768 px. */
export function Rail({ site, member, navigation }: RailProps) {
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
        <GroupLinks navigation={navigation} showsEntries />
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

/** The links to groups of screens, with their icons; with `showsEntries`, the screens of the open group follow it. */
export function GroupLinks(props: {
  readonly navigation: readonly NavigationGroup[]
  readonly showsEntries?: boolean
}) {
  const { navigation, showsEntries = false } = props
  const t = useTranslate()
  const current = findCurrentEntry(navigation, useLocation().pathname)
  return navigation.map(({ id, entries }) => {
    const { label, Icon } = groups[id]
    const isOpen = current !== undefined && entries.includes(current)
    // The link of the group stands for the screen of its name, and the screens of the settings list each other.
    const others = entries.filter((entry) => entry.label !== label)
    const lists = showsEntries && isOpen && id !== 'settings'
    const isCurrent = isOpen && !(lists && others.includes(current))
    return (
      <Fragment key={id}>
        <Link
          to={entries[0].to}
          {...(isCurrent && { 'aria-current': current?.to === entries[0].to ? 'page' : 'true' })}
          data-open={isOpen || undefined}
        >
          <Icon aria-hidden="true" />
          {t(label)}
        </Link>
        {lists && others.length > 0 && (
          <ul className={styles['entries']} aria-label={t(label)}>
            {others.map((entry) => (
              <li key={entry.to}>
                <Link to={entry.to} {...(entry === current && { 'aria-current': 'page' })}>
                  {t(entry.label)}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </Fragment>
    )
  })
}
