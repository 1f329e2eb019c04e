import type { ProductImport } from '@vitrine/contract'
import { Badge } from '../../../ui/Badge.tsx'
import { useTranslate } from '../../../ui/i18n.ts'
import { Panel } from '../../../ui/Page.tsx'
import { Notice } from '../../../ui/states/Notice.tsx'
import { Table } from '../../../ui/Table.tsx'
import styles from './imports.module.css'

interface ReportProps {
  readonly report: ProductImport
}

/** The report of an import or its check: the changes, and what keeps products from being imported. */
export function ImportReport({ report }: ReportProps) {
  const t = useTranslate()
  const { format, rows, counts, errors, remarks, foreignCurrency, notedColumns } = report
  const { create, update, unchanged, skip, error } = counts
  const texts = {
    create: String(create),
    update: String(update),
    unchanged: String(unchanged),
    skip: String(skip),
    error: String(error),
  }
  return (
    <>
      <Panel title={t(report.dryRun ? 'imports.plan' : 'imports.result')}>
        <div className={styles['summary']} aria-live="polite">
          <p>
            <b>{t('imports.counts', texts)}</b>
          </p>
          <p>{t('imports.format', { format, rows: String(rows) })}</p>
          {foreignCurrency !== null && (
            <Notice tone="warn" title={t('imports.foreign', { currency: foreignCurrency })} />
          )}
          {notedColumns.length > 0 && (
            <p>{t('imports.notedColumns', { columns: notedColumns.join(', ') })}</p>
          )}
          {create + update + error === 0 && <p>{t('imports.nothing')}</p>}
        </div>
        <Changes report={report} />
      </Panel>
      <Problems title={t('imports.errors')} help={t('imports.errorsHelp')} problems={errors} />
      <Problems title={t('imports.remarks')} problems={remarks} />
    </>
  )
}

function Changes({ report: { products, dryRun } }: ReportProps) {
  const t = useTranslate()
  if (products.length === 0) return null
  return (
    <Table
      label={t(dryRun ? 'imports.plan' : 'imports.result')}
      rows={products}
      rowKey={({ row }) => String(row)}
      columns={[
        { title: t('imports.column.product'), fold: 'first', cell: ({ title }) => title },
        {
          title: t('products.column.status'),
          fold: 'end',
          cell: ({ action }) => <Badge>{t(`imports.action.${action}`)}</Badge>,
        },
        {
          title: t('imports.column.variants'),
          number: true,
          cell: ({ variants }) => variants,
        },
        { title: t('imports.column.row'), number: true, cell: ({ row }) => row },
      ]}
    />
  )
}

function Problems(props: {
  readonly title: string
  readonly help?: string
  readonly problems: readonly (ProductImport['remarks'][number] & { readonly title?: string })[]
}) {
  const { title, help, problems } = props
  const t = useTranslate()
  if (problems.length === 0) return null
  return (
    <Panel title={title} padded>
      {help !== undefined && <p className={styles['help']}>{help}</p>}
      <ul className={styles['problems']}>
        {problems.map(({ line, row, column, message, title: name }, index) => {
          const text = name === undefined ? message : `${name}: ${message}`
          return (
            <li key={`${line} ${column} ${index}`}>
              {column === null
                ? t('imports.problem', { row: String(row), message: text })
                : t('imports.problemIn', { row: String(row), column, message: text })}
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
