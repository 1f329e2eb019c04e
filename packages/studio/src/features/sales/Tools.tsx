import { isSalesRange, MAX_SALES_DAYS } from '@vitrine/model'
import { DateField } from '../../ui/fields/DateField.tsx'
import { SegmentedControl } from '../../ui/fields/SegmentedControl.tsx'
import { Select } from '../../ui/fields/Select.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { Toolbar } from '../../ui/Toolbar.tsx'
import styles from './sales.module.css'
import { type SalesFilters, times } from './use-sales.ts'

/** The controls of the report: its time, and whether it is about real or about test orders. */
export function Tools({ filters: { time, query, change } }: { readonly filters: SalesFilters }) {
  const t = useTranslate()
  const { from, to, orders } = query
  return (
    <Toolbar>
      <div className={styles['times']}>
        <Select
          label={t('sales.time')}
          hidesLabel
          value={time}
          onChange={(id) =>
            change(id === 'custom' ? { days: '', from, to } : { days: id, from: '', to: '' })
          }
          options={([...times, 'custom'] as const).map((id) => ({
            id,
            label: t(`sales.time.${id}`),
          }))}
        />
        {time === 'custom' && (
          <>
            <DateField
              label={t('sales.first')}
              hidesLabel
              value={from}
              onChange={(day) => day !== '' && change({ from: day })}
            />
            <DateField
              label={t('sales.last')}
              hidesLabel
              value={to}
              error={isSalesRange(query) ? undefined : t('sales.range', { days: MAX_SALES_DAYS })}
              onChange={(day) => day !== '' && change({ to: day })}
            />
          </>
        )}
      </div>
      <SegmentedControl
        label={t('sales.orders.kind')}
        value={orders}
        onChange={(id) => change({ orders: id === 'test' ? 'test' : '' })}
        segments={(['real', 'test'] as const).map((id) => ({ id, label: t(`sales.orders.${id}`) }))}
      />
    </Toolbar>
  )
}
