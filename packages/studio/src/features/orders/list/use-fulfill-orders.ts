import { useMutation } from '@tanstack/react-query'
import type { OrderFulfillmentResult, OrderSummary } from '@vitrine/contract'
import { useState } from 'react'
import { callApi } from '../../../api/call-api.ts'
import { queryClient } from '../../../api/route-query.ts'
import { useTranslate } from '../../../ui/i18n.ts'
import { showFailure, showToast } from '../../../ui/overlays/toasts.ts'

/** The result for an order. */
export interface FulfillmentReportRow extends OrderFulfillmentResult {
  readonly number: number
}

/**
 * Returns the call that fulfills orders together. Its report is shown unless every order was fulfilled, which a message
 * says.
 */
export function useFulfillOrders(
  orders: readonly Pick<OrderSummary, 'id' | 'number'>[],
  onDone: () => void,
) {
  const t = useTranslate()
  const [report, setReport] = useState<readonly FulfillmentReportRow[]>()
  const { mutate, isPending } = useMutation({
    mutationFn: (notify: boolean) =>
      callApi('fulfillOrders', { body: { ids: orders.map(({ id }) => id), notify } }),
    onError: (error) => showFailure(error.message),
    onSuccess: async ({ results }) => {
      const numbers = new Map(orders.map(({ id, number }) => [id, number]))
      const rows = results.map((row) => ({ ...row, number: numbers.get(row.id) ?? 0 }))
      if (rows.every(({ outcome }) => outcome === 'fulfilled'))
        showToast(t('orders.markedFulfilled', { count: rows.length }))
      else setReport(rows)
      onDone()
      for (const key of ['listOrders', 'countOrders', 'readOrder'])
        await queryClient.invalidateQueries({ queryKey: [key] })
    },
  })
  return { fulfill: mutate, isPending, report, closeReport: () => setReport(undefined) }
}
