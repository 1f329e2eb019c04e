import type { ReactNode } from 'react'
import { useTranslate } from '../../ui/i18n.ts'
import { Page, Panel } from '../../ui/Page.tsx'
import { addTexts } from '../../ui/texts.ts'
import { analyticsTexts } from '../../ui/texts/analytics.ts'
import { reportsTexts } from '../../ui/texts/reports.ts'
import { ReportTabs } from './ReportTabs.tsx'
import { ReportTools } from './ReportTools.tsx'
import type { ReportFilters } from './use-report.ts'

addTexts({ ...reportsTexts, ...analyticsTexts })

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
  const { timeZone, isValid } = filters
  return (
    <Page title={title} note={t('analytics.note', { timeZone: timeZone.replaceAll('_', ' ') })}>
      <ReportTabs />
      <Panel>
        <ReportTools filters={filters}>{tools}</ReportTools>
        {isValid && summary}
      </Panel>
      {isValid && children}
    </Page>
  )
}
