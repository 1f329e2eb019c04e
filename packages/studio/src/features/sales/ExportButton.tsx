import type { SalesPart } from '@vitrine/contract'
import { Download } from 'lucide-react'
import { callApi } from '../../api/call-api.ts'
import { Button } from '../../ui/Button.tsx'
import { saveCsv } from '../../ui/files/save-csv.ts'
import { useTranslate } from '../../ui/i18n.ts'
import { showFailure } from '../../ui/overlays/toasts.ts'
import type { SalesFilters } from './use-sales.ts'

interface ExportButtonProps {
  readonly part: SalesPart
  readonly query: SalesFilters['query']
}

/** Saves one part of the report as a CSV file. */
export function ExportButton({ part, query }: ExportButtonProps) {
  const t = useTranslate()
  const save = async () => {
    try {
      await saveCsv(`sales-by-${part}`, async () => {
        const { csv } = await callApi('exportSales', { query: { ...query, part } })
        return { csv, nextPageCursor: null }
      })
    } catch (error) {
      if (error instanceof Error) showFailure(error.message)
    }
  }
  return (
    <Button small aria-label={t(`sales.export.${part}`)} onPress={() => void save()}>
      <Download aria-hidden="true" />
      {t('sales.export')}
    </Button>
  )
}
