import type { ReactNode } from 'react'
import { NavLink, useLocation } from 'react-router'
import { Select } from '../../ui/fields/Select.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { Page, Panel } from '../../ui/Page.tsx'
import { TimeFields } from '../../ui/reports/TimeFields.tsx'
import { addTexts } from '../../ui/texts.ts'
import { analyticsTexts } from '../../ui/texts/analytics.ts'
import { reportsTexts } from '../../ui/texts/reports.ts'
import { Toolbar } from '../../ui/Toolbar.tsx'
import styles from './analytics.module.css'
import { comparisons, type ReportFilters } from './use-report.ts'

addTexts({ ...reportsTexts, ...analyticsTexts })

/** The screens of the reports. They share the time in the URL. */
const SCREENS = [
  ['analytics', 'analytics.overview'],
  ['analytics/behavior', 'studio.screen.behavior'],
  ['analytics/funnel', 'studio.screen.funnel'],
  ['analytics/speed', 'studio.screen.speed'],
  ['analytics/errors', 'studio.screen.scriptErrors'],
  ['analytics/consent', 'studio.screen.cookieConsent'],
] as const

interface ReportPageProps {
  readonly title: string
  readonly filters: ReportFilters
  /** The controls beside those of the time. */
  readonly tools?: ReactNode
  /** The first panel, which has the controls. */
  readonly summary: ReactNode
  readonly children?: ReactNode
}

/** A screen of the reports, with links to the others and the controls of its time. */
export function ReportPage({ title, filters, tools, summary, children }: ReportPageProps) {
  const t = useTranslate()
  const { search } = useLocation()
  const { time, query, timeZone, isValid } = filters
  return (
    <Page title={title} note={t('analytics.note', { timeZone: timeZone.replaceAll('_', ' ') })}>
      <nav className={styles['screens']} aria-label={t('analytics.screens')}>
        {SCREENS.map(([path, label]) => (
          <NavLink key={path} end to={{ pathname: `/config/${path}`, search }}>
            {t(label)}
          </NavLink>
        ))}
      </nav>
      <Panel>
        <Toolbar>
          <div className={styles['tools']}>
            <TimeFields value={time} />
            <Select
              label={t('analytics.compare')}
              hidesLabel
              value={query.compare}
              onChange={(compare) =>
                time.change({ compare: compare === 'previous' ? '' : compare })
              }
              options={comparisons.map((id) => ({ id, label: t(`analytics.compare.${id}`) }))}
            />
            {tools}
          </div>
        </Toolbar>
        {isValid && summary}
      </Panel>
      {isValid && children}
    </Page>
  )
}
