import { useTranslate } from '../../ui/i18n.ts'
import { useMay } from '../../api/use-may.ts'
import { Page } from '../../ui/Page.tsx'
import { addTexts } from '../../ui/texts.ts'
import { analyticsTexts } from '../../ui/texts/analytics.ts'
import { reportsTexts } from '../../ui/texts/reports.ts'
import { ReportLinks } from './ReportLinks.tsx'
import { ReportTabs } from './ReportTabs.tsx'
import { WeeklyEmail } from './WeeklyEmail.tsx'

addTexts({ ...reportsTexts, ...analyticsTexts })

/** The screen with the weekly email of the person, and with the read-only links to the report of visits. */
export function Component() {
  const t = useTranslate()
  const mayShare = useMay('site.write')
  return (
    <Page title={t('studio.screen.reportSharing')}>
      <ReportTabs />
      <WeeklyEmail />
      {mayShare && <ReportLinks />}
    </Page>
  )
}
