import type { OrderDetail } from '@vitrine/contract'
import { useMutation, useQuery } from '@tanstack/react-query'
import { callApi } from '../../api/call-api.ts'
import { queryClient, routeQuery } from '../../api/route-query.ts'
import { useMay } from '../../api/use-may.ts'
import { Button } from '../../ui/Button.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { Panel } from '../../ui/Page.tsx'
import { showFailure } from '../../ui/overlays/toasts.ts'
import { QueryView } from '../../ui/states/QueryView.tsx'
import { TableSkeleton } from '../../ui/states/TableSkeleton.tsx'
import styles from './OrderPage.module.css'

/** The pages of an order for printing: packing slip, invoice, and a credit note for each refund. */
export function Documents({ order }: { readonly order: OrderDetail }) {
  const t = useTranslate()
  const { id, requiresShipping } = order
  const query = useQuery(routeQuery('listOrderInvoices', { params: { id } }))
  return (
    <Panel title={t('orders.documents')} padded>
      <QueryView query={query} skeleton={<TableSkeleton widths={[12]} />}>
        {({ invoices }) => (
          <>
            <ul className={styles['documents']}>
              {requiresShipping && (
                <li>
                  <PrintLink href={`/config/orders/${id}/packing-slip`}>
                    {t('orders.packingSlip')}
                  </PrintLink>
                </li>
              )}
              {invoices.map(({ id: invoiceId, kind, number }) => (
                <li key={invoiceId}>
                  <PrintLink href={`/config/orders/${id}/invoices/${invoiceId}`}>
                    {t(`orders.document.${kind}`, { number: String(number) })}
                  </PrintLink>
                </li>
              ))}
            </ul>
            <IssueButtons order={order} invoices={invoices} />
          </>
        )}
      </QueryView>
    </Panel>
  )
}

function PrintLink({ href, children }: { readonly href: string; readonly children: string }) {
  return (
    <a href={href} target="_blank" rel="noopener">
      {children}
    </a>
  )
}

interface Issued {
  readonly kind: 'invoice' | 'credit_note'
  readonly refundId: string | null
}

/** Buttons that issue what is missing: the invoice, then a credit note for each refund. */
function IssueButtons(props: {
  readonly order: OrderDetail
  readonly invoices: readonly Issued[]
}) {
  const { order, invoices } = props
  const t = useTranslate()
  const mayChange = useMay('orders.write')
  const { id } = order
  const { queryKey } = routeQuery('listOrderInvoices', { params: { id } })
  const { mutate, isPending } = useMutation({
    mutationFn: (refundId: string | undefined) =>
      refundId === undefined
        ? callApi('issueInvoice', { params: { id } })
        : callApi('issueCreditNote', { params: { id, refundId } }),
    onSuccess: (listed) => queryClient.setQueryData(queryKey, listed),
    onError: ({ message }) => showFailure(message),
  })
  const hasInvoice = invoices.some(({ kind }) => kind === 'invoice')
  const open = order.refunds.find(
    (refund) => !invoices.some(({ refundId }) => refundId === refund.id),
  )
  if (!mayChange || (hasInvoice && !open)) return null
  return (
    <div className={styles['actions']}>
      <Button small isPending={isPending} onPress={() => mutate(hasInvoice ? open?.id : undefined)}>
        {t(hasInvoice ? 'orders.issueCreditNote' : 'orders.issueInvoice')}
      </Button>
    </div>
  )
}
