import type { OrderSummary } from '@vitrine/contract'
import { useState } from 'react'
import { useMay } from '../../../api/use-may.ts'
import { useTranslate } from '../../../ui/i18n.ts'
import { useOrderColumns } from '../../../ui/orders/order-columns.tsx'
import { Table } from '../../../ui/Table.tsx'
import { OrderSelection } from './OrderSelection.tsx'

/** The orders of the list, which are selected and fulfilled together. */
export function OrderTable({ orders }: { readonly orders: readonly OrderSummary[] }) {
  const t = useTranslate()
  const columns = useOrderColumns()
  const mayChange = useMay('orders.write')
  const [selectedIds, setSelectedIds] = useState<readonly string[]>([])
  const selection = {
    keys: selectedIds,
    onChange: setSelectedIds,
    getLabel: ({ number }: OrderSummary) => t('orders.selectNumber', { number: String(number) }),
  }
  return (
    <>
      {mayChange && (
        <OrderSelection
          orders={orders}
          selected={orders.filter(({ id }) => selectedIds.includes(id))}
          onSelect={setSelectedIds}
        />
      )}
      <Table
        label={t('orders.title')}
        rows={orders}
        rowKey={({ id }) => id}
        columns={columns}
        selection={mayChange ? selection : undefined}
      />
    </>
  )
}
