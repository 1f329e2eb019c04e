import type { WebhookDeliveryDetail } from '@vitrine/contract'
import { useMutation, useQuery } from '@tanstack/react-query'
import { callApi } from '../../api/call-api.ts'
import { queryClient, routeQuery } from '../../api/route-query.ts'
import { Button } from '../../ui/Button.tsx'
import { DefinitionList } from '../../ui/DefinitionList.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { Drawer } from '../../ui/overlays/Dialog.tsx'
import { showFailure, showToast } from '../../ui/overlays/toasts.ts'
import { QueryView } from '../../ui/states/QueryView.tsx'
import { TableSkeleton } from '../../ui/states/TableSkeleton.tsx'
import { Timestamp } from '../../ui/Timestamp.tsx'
import { DeliveryResult } from './DeliveryResult.tsx'
import { refreshWebhook } from './use-webhooks.ts'
import styles from './webhooks.module.css'

interface DeliveryDrawerProps {
  readonly webhookId: string
  readonly deliveryId: string
  /** Opens the delivery that a replay made. */
  readonly onReplay: (deliveryId: string) => void
  readonly onClose: () => void
}

/** A delivery with what was sent and answered, and the button that sends it again. */
export function DeliveryDrawer(props: DeliveryDrawerProps) {
  const { webhookId, deliveryId, onReplay, onClose } = props
  const t = useTranslate()
  const query = useQuery(getDeliveryQuery(webhookId, deliveryId))
  const replay = useReplay(webhookId, deliveryId, onReplay)
  return (
    <Drawer
      title={t('webhooks.delivery', { event: query.data?.type ?? '…' })}
      isOpen
      onClose={onClose}
      footer={
        <Button primary onPress={() => replay.mutate()} isPending={replay.isPending}>
          {t('webhooks.replay')}
        </Button>
      }
    >
      <QueryView query={query} skeleton={<TableSkeleton widths={[12, 16]} rows={6} />}>
        {(delivery) => <Details delivery={delivery} />}
      </QueryView>
    </Drawer>
  )
}

function getDeliveryQuery(id: string, deliveryId: string) {
  return routeQuery('readWebhookDelivery', { params: { id, deliveryId } })
}

function useReplay(id: string, deliveryId: string, onReplay: (id: string) => void) {
  const t = useTranslate()
  return useMutation({
    mutationFn: () => callApi('replayWebhookDelivery', { params: { id, deliveryId } }),
    onSuccess: async (delivery) => {
      queryClient.setQueryData(getDeliveryQuery(id, delivery.id).queryKey, delivery)
      await refreshWebhook(id)
      if (delivery.state === 'delivered') showToast(t('webhooks.sent.delivered'))
      else showFailure(t('webhooks.sent.failed'))
      onReplay(delivery.id)
    },
    onError: (error) => showFailure(error.message),
  })
}

function Details({ delivery }: { readonly delivery: WebhookDeliveryDetail }) {
  const t = useTranslate()
  const { eventId, state, durationMs, attemptedAt, nextAttemptAt, payload, response } = delivery
  return (
    <div className={styles['details']}>
      <DefinitionList
        items={[
          [t('webhooks.column.state'), t(`webhooks.state.${state}`)],
          [t('webhooks.column.result'), <DeliveryResult key="result" delivery={delivery} />],
          ...(attemptedAt === null
            ? []
            : [[t('webhooks.column.time'), <Timestamp key="time" at={attemptedAt} />] as const]),
          ...(durationMs === null
            ? []
            : [
                [
                  t('webhooks.delivery.duration'),
                  t('webhooks.delivery.ms', { count: durationMs }),
                ] as const,
              ]),
          ...(nextAttemptAt === null
            ? []
            : [
                [t('webhooks.delivery.next'), <Timestamp key="next" at={nextAttemptAt} />] as const,
              ]),
          [t('webhooks.delivery.event'), <code key="event">{eventId}</code>],
        ]}
      />
      <Code label={t('webhooks.delivery.payload')} text={formatPayload(payload)} />
      {response !== '' && <Code label={t('webhooks.delivery.response')} text={response} />}
    </div>
  )
}

function formatPayload(payload: string): string {
  return JSON.stringify(JSON.parse(payload), undefined, 2)
}

function Code({ label, text }: { readonly label: string; readonly text: string }) {
  return (
    <section aria-label={label}>
      <h3>{label}</h3>
      <pre className={styles['code']}>{text}</pre>
    </section>
  )
}
