import { NavLink, useLocation } from 'react-router'
import { useTranslate } from '../../ui/i18n.ts'
import styles from './analytics.module.css'

/** The screens of the reports. They share the time in the URL. */
const SCREENS = [
  ['analytics', 'analytics.overview'],
  ['analytics/behavior', 'studio.screen.behavior'],
  ['analytics/funnel', 'studio.screen.funnel'],
  ['analytics/speed', 'studio.screen.speed'],
  ['analytics/errors', 'studio.screen.scriptErrors'],
  ['analytics/consent', 'studio.screen.cookieConsent'],
  ['analytics/sharing', 'analytics.sharing'],
] as const

/** The links between the screens of the reports. */
export function ReportTabs() {
  const t = useTranslate()
  const { search } = useLocation()
  return (
    <nav className={styles['screens']} aria-label={t('analytics.screens')}>
      {SCREENS.map(([path, label]) => (
        <NavLink key={path} end to={{ pathname: `/config/${path}`, search }}>
          {t(label)}
        </NavLink>
      ))}
    </nav>
  )
}
