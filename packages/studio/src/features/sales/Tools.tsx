import { SegmentedControl } from '../../ui/fields/SegmentedControl.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { TimeFields } from '../../ui/reports/TimeFields.tsx'
import { Toolbar } from '../../ui/Toolbar.tsx'
import styles from './sales.module.css'
import type { SalesFilters } from './use-sales.ts'

/** The controls of the report: its time, and whether it is about real or about test orders. */
export function Tools({ filters: { time, query } }: { readonly filters: SalesFilters }) {
  const t = useTranslate()
  return (
    <Toolbar>
      <div className={styles['times']}>
        <TimeFields value={time} />
      </div>
      <SegmentedControl
        label={t('sales.orders.kind')}
        value={query.orders}
        onChange={(id) => time.change({ orders: id === 'test' ? 'test' : '' })}
        segments={(['real', 'test'] as const).map((id) => ({ id, label: t(`sales.orders.${id}`) }))}
      />
    </Toolbar>
  )
}
