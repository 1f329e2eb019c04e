import type { VisitRow, VisitStep } from '@vitrine/contract'
import type { SavedColumn } from '../../ui/files/save-table.ts'
import { useTranslate } from '../../ui/i18n.ts'
import { ExportMenu } from './ExportMenu.tsx'
import type { ReportFilters, VisitTable } from './use-report.ts'

interface ExportVisitsProps {
  readonly table: VisitTable
  readonly filters: ReportFilters
}

/** The menu that saves one table of the report of visits, with more rows than the screen shows. */
export function ExportVisits({ table, filters: { loadTable } }: ExportVisitsProps) {
  const t = useTranslate()
  if (!loadTable) return null
  const columns: readonly SavedColumn<VisitStep | VisitRow>[] = [
    [t(`analytics.by.${table}`), (row) => ('day' in row ? row.day : row.name)],
    [t('analytics.visits'), ({ visits }) => visits],
    [t('analytics.views'), ({ views }) => views],
    [t('analytics.visitors'), ({ visitors }) => visitors],
    [t('analytics.export.bounces'), ({ bounces }) => bounces],
    [t('analytics.export.seconds'), ({ seconds }) => seconds],
    [t('analytics.orders'), ({ orders }) => orders],
    [t('analytics.revenue'), ({ revenue }) => revenue.decimalValue],
    [t('analytics.export.currency'), ({ revenue }) => revenue.currencyCode],
  ]
  return (
    <ExportMenu
      table={t(`analytics.by.${table}`)}
      file={`visits-by-${table}`}
      columns={columns}
      load={() => loadTable(table)}
    />
  )
}
