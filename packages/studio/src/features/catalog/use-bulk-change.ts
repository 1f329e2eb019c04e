import { useMutation } from '@tanstack/react-query'
import type { BodyInput, ProductChangeResult, ProductSummary, Routes } from '@vitrine/contract'
import { useState } from 'react'
import { callApi } from '../../api/call-api.ts'
import { queryClient } from '../../api/route-query.ts'
import { useTranslate } from '../../ui/i18n.ts'
import { showFailure, showToast } from '../../ui/overlays/toasts.ts'

/** A change of several products. */
export type Change = BodyInput<Routes['changeProducts']>['change']

/** The result of a change for one product. */
export interface ReportRow extends Pick<ProductChangeResult, 'id' | 'outcome' | 'message'> {
  readonly title: string
}

/**
 * Returns the call that changes products together. Its report is shown unless every product was changed, which a
 * message says.
 */
export function useBulkChange(
  products: readonly Pick<ProductSummary, 'id' | 'title'>[],
  onDone: () => void,
) {
  const t = useTranslate()
  const [report, setReport] = useState<readonly ReportRow[]>()
  const { mutate, isPending } = useMutation({
    mutationFn: (change: Change) =>
      callApi('changeProducts', { body: { ids: products.map(({ id }) => id), change } }),
    onError: (error) => showFailure(error.message),
    onSuccess: async ({ results }) => {
      const titles = new Map(products.map(({ id, title }) => [id, title]))
      const rows = results.map((row) => ({ ...row, title: titles.get(row.id) ?? '' }))
      if (rows.every(({ outcome }) => outcome === 'changed'))
        showToast(t('products.bulk.changed', { count: rows.length }))
      else setReport(rows)
      onDone()
      await queryClient.invalidateQueries({ queryKey: ['listProducts'] })
      await queryClient.invalidateQueries({ queryKey: ['readProduct'] })
    },
  })
  return { change: mutate, isPending, report, closeReport: () => setReport(undefined) }
}
