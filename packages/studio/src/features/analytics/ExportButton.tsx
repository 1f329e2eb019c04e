import { Download } from 'lucide-react'
import type { VisitDimension } from '@vitrine/model'
import { callApi } from '../../api/call-api.ts'
import { Button } from '../../ui/Button.tsx'
import { saveCsv } from '../../ui/files/save-csv.ts'
import { useTranslate } from '../../ui/i18n.ts'
import { showFailure } from '../../ui/overlays/toasts.ts'
import type { ReportFilters } from './use-report.ts'

interface ExportButtonProps {
  readonly table: 'time' | VisitDimension
  readonly filters: ReportFilters
}

/** Saves one table of the report as a CSV file. */
export function ExportButton({ table, filters: { query, filter } }: ExportButtonProps) {
  const t = useTranslate()
  const save = async () => {
    try {
      await saveCsv(`visits-by-${table}`, async () => {
        const { csv } = await callApi('exportVisits', { query: { ...query, ...filter, table } })
        return { csv, nextPageCursor: null }
      })
    } catch (error) {
      if (error instanceof Error) showFailure(error.message)
    }
  }
  return (
    <Button
      small
      aria-label={t('analytics.export.table', { table: t(`analytics.by.${table}`) })}
      onPress={() => void save()}
    >
      <Download aria-hidden="true" />
      {t('analytics.export')}
    </Button>
  )
}
