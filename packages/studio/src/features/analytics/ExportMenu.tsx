import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { Button } from '../../ui/Button.tsx'
import { type SavedColumn, saveTable, type TableFormat } from '../../ui/files/save-table.ts'
import { useTranslate } from '../../ui/i18n.ts'
import { Menu } from '../../ui/overlays/Menu.tsx'
import { showFailure } from '../../ui/overlays/toasts.ts'

interface ExportMenuProps<Row> {
  /** The name of the table. */
  readonly table: string
  /** The beginning of the name of the file. */
  readonly file: string
  readonly columns: readonly SavedColumn<Row>[]
  /** Returns all rows of the table. */
  readonly load: () => readonly Row[] | Promise<readonly Row[]>
}

/** The menu that saves one table of a report, as CSV or as JSON. */
export function ExportMenu<Row>({ table, file, columns, load }: ExportMenuProps<Row>) {
  const t = useTranslate()
  const { mutate, isPending } = useMutation({
    mutationFn: async (format: TableFormat) =>
      saveTable(file, format, { rows: await load(), columns }),
    onError: ({ message }) => showFailure(message),
  })
  const label = t('analytics.export.table', { table })
  const items = (['csv', 'json'] as const).map((format) => ({
    id: format,
    label: t(`analytics.export.${format}`),
    onAction: () => mutate(format),
  }))
  return (
    <Menu
      label={label}
      trigger={
        <Button small aria-label={label} isPending={isPending}>
          <Download aria-hidden="true" />
          {t('analytics.export')}
        </Button>
      }
      groups={[{ items }]}
      placement="bottom end"
    />
  )
}
