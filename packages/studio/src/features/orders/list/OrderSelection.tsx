import type { OrderSummary } from '@vitrine/contract'
import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/fields/Checkbox.tsx'
import { useTranslate } from '../../../ui/i18n.ts'
import { BulkReport } from '../../../ui/lists/BulkReport.tsx'
import { SelectionRow } from '../../../ui/lists/SelectionRow.tsx'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import styles from './list.module.css'
import { useFulfillOrders } from './use-fulfill-orders.ts'

/** The maximum number of orders that one call fulfills. */
const MAX_SELECTED = 200

interface OrderSelectionProps {
  readonly orders: readonly OrderSummary[]
  readonly selected: readonly OrderSummary[]
  readonly onSelect: (ids: readonly string[]) => void
}

/** Selects all orders that are listed, and fulfills the selected ones. */
export function OrderSelection({ orders, selected, onSelect }: OrderSelectionProps) {
  const t = useTranslate()
  const [isAsking, setAsking] = useState(false)
  const clear = () => onSelect([])
  const { fulfill, isPending, report, closeReport } = useFulfillOrders(selected, clear)
  const count = selected.length
  return (
    <SelectionRow
      label={count > 0 ? t('orders.selected', { count }) : t('orders.selectAll')}
      count={count}
      total={orders.length}
      error={count > MAX_SELECTED ? t('orders.tooManySelected') : undefined}
      onSelectAll={(isAll) =>
        onSelect(isAll ? orders.slice(0, MAX_SELECTED).map(({ id }) => id) : [])
      }
    >
      {count > 0 && count <= MAX_SELECTED && (
        <>
          <Button small isPending={isPending} onPress={() => setAsking(true)}>
            {t('orders.markFulfilled')}
          </Button>
          <Button small quiet onPress={clear}>
            {t('orders.clearSelection')}
          </Button>
        </>
      )}
      {isAsking && (
        <FulfillDialog
          count={count}
          onClose={() => setAsking(false)}
          onFulfill={(notify) => {
            setAsking(false)
            fulfill(notify)
          }}
        />
      )}
      {report && <FulfillReport report={report} onClose={closeReport} />}
    </SelectionRow>
  )
}

function FulfillReport(props: {
  readonly report: NonNullable<ReturnType<typeof useFulfillOrders>['report']>
  readonly onClose: () => void
}) {
  const { report, onClose } = props
  const t = useTranslate()
  const failed = report.filter(({ outcome }) => outcome === 'failed')
  const done = report.filter(({ outcome }) => outcome === 'fulfilled')
  return (
    <BulkReport
      title={t('orders.report')}
      summary={t('orders.report.summary', {
        fulfilled: String(done.length),
        failed: String(failed.length),
      })}
      rows={[...failed, ...done].map(({ id, number, outcome, message }) => ({
        id,
        name: `#${number}`,
        outcome: t(`orders.report.${outcome}`),
        tone: outcome === 'failed' ? 'bad' : 'ok',
        message,
      }))}
      onClose={onClose}
    />
  )
}

function FulfillDialog(props: {
  readonly count: number
  readonly onFulfill: (notify: boolean) => void
  readonly onClose: () => void
}) {
  const { count, onFulfill, onClose } = props
  const t = useTranslate()
  const [notify, setNotify] = useState(true)
  return (
    <Dialog
      title={t('orders.markFulfilledTitle', { count })}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t('studio.cancel')}</Button>
          <Button primary onPress={() => onFulfill(notify)}>
            {t('orders.markFulfilled')}
          </Button>
        </>
      }
    >
      <div className={styles['dialog']}>
        <p>{t('orders.markFulfilledText')}</p>
        <Checkbox label={t('orders.emailBuyers')} isSelected={notify} onChange={setNotify} />
      </div>
    </Dialog>
  )
}
