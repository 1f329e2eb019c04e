import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { NavLink } from 'react-router'
import { sessionQuery } from '../api/session.ts'
import { useTranslate } from '../ui/i18n.ts'
import { Landmark } from '../ui/landmarks/Landmark.tsx'
import { Page } from '../ui/Page.tsx'
import { useDocumentTitle } from '../ui/use-document-title.ts'
import { features } from './features.ts'
import { listNavigation } from './navigation.ts'
import styles from './SettingsPage.module.css'

/** A screen of the settings, beside the list of all that the person may open. */
export function SettingsPage(props: {
  readonly title: string
  readonly note?: ReactNode
  readonly actions?: ReactNode
  /** Whether the screen is a list, whose columns need more width than a form. */
  readonly wide?: boolean
  readonly children: ReactNode
}) {
  const { title, note, actions, wide = false, children } = props
  const t = useTranslate()
  const { data: session } = useQuery(sessionQuery)
  const navigation = listNavigation(features, session?.member.role ?? 'none')
  const list = useRef<HTMLElement>(null)
  // On a narrow screen the list is a row that scrolls.
  useEffect(() => {
    const row = list.current
    const current = row?.querySelector('[aria-current]')
    if (row && row.scrollWidth > row.clientWidth)
      current?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [])
  useDocumentTitle(title)
  return (
    <Page title={t('studio.settings')}>
      <div className={styles['layout']} data-wide={wide || undefined}>
        <Landmark as="nav" label={t('studio.settings')} className={styles['list']} ref={list}>
          {navigation
            .find(({ id }) => id === 'settings')
            ?.entries.map(({ to, label }) => (
              <NavLink key={to} to={to}>
                {t(label)}
              </NavLink>
            ))}
        </Landmark>
        <div className={styles['screen']}>
          <div className={styles['head']}>
            <div>
              <h2>{title}</h2>
              {note && <p>{note}</p>}
            </div>
            {actions}
          </div>
          {children}
        </div>
      </div>
    </Page>
  )
}
