import type { WebhookDelivery } from '@vitrine/contract'
import { Send } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { SegmentedControl } from '../../ui/fields/SegmentedControl.tsx'
import { type Translate, useTranslate } from '../../ui/i18n.ts'
import { EmptyList } from '../../ui/lists/EmptyList.tsx'
import { ListPanel } from '../../ui/lists/ListPanel.tsx'
import { useUrlFilters } from '../../ui/lists/use-url-filters.ts'
import type { Column } from '../../ui/Table.tsx'
import { Timestamp } from '../../ui/Timestamp.tsx'
import { Toolbar } from '../../ui/Toolbar.tsx'
import { DeliveryDrawer } from './DeliveryDrawer.tsx'
import { DeliveryResult } from './DeliveryResult.tsx'
import { ReplayDialog } from './ReplayDialog.tsx'
import { deliveryStates, useDeliveries } from './use-webhooks.ts'
import styles from './webhooks.module.css'

/** The deliveries of a webhook, newest first. */
export function Deliveries({ webhookId }: { readonly webhookId: string }) {
  const t = useTranslate()
  const { choose, change } = useUrlFilters({ state: 'all' })
  const state = choose('state', deliveryStates)
  const query = useDeliveries(webhookId, state)
  const [openId, setOpenId] = useState<string>()
  const left = query.data?.replaysLeft ?? 0
  return (
    <>
      <ListPanel
        heading={{
          title: t('webhooks.deliveries'),
          note: left > 0 ? t('webhooks.replays.left', { count: left }) : undefined,
        }}
        label={t('webhooks.deliveries')}
        query={query}
        getRows={({ deliveries }) => deliveries}
        rowKey={({ id }) => id}
        columns={listColumns(t, setOpenId)}
        skeleton={{ widths: [16, 16, 10, 8], rows: 5 }}
        tools={
          <Toolbar>
            <SegmentedControl
              label={t('studio.views')}
              value={state ?? 'all'}
              onChange={(id) => change({ state: id })}
              segments={(['all', ...deliveryStates] as const).map((id) => ({
                id,
                label: t(`webhooks.state.${id}`),
              }))}
            />
            <ReplayButton webhookId={webhookId} />
          </Toolbar>
        }
        empty={
          <EmptyList
            Icon={Send}
            title={t('webhooks.deliveries.empty')}
            text={t('webhooks.deliveries.empty.text')}
            isFiltered={state !== undefined}
            noMatches={{
              title: t('webhooks.deliveries.noMatches'),
              text: t('webhooks.deliveries.noMatches.text'),
              clearLabel: t('webhooks.deliveries.showAll'),
              onClear: () => change({ state: '' }),
            }}
          />
        }
      />
      {openId !== undefined && (
        <DeliveryDrawer
          webhookId={webhookId}
          deliveryId={openId}
          onReplay={setOpenId}
          onClose={() => setOpenId(undefined)}
        />
      )}
    </>
  )
}

function ReplayButton({ webhookId }: { readonly webhookId: string }) {
  const t = useTranslate()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>{t('webhooks.replays')}</Button>
      {isOpen && <ReplayDialog webhookId={webhookId} onClose={() => setIsOpen(false)} />}
    </>
  )
}

function listColumns(
  t: Translate,
  onOpen: (id: string) => void,
): readonly Column<WebhookDelivery>[] {
  return [
    {
      title: t('webhooks.column.event'),
      fold: 'first',
      cell: ({ id, type, isManual }) => (
        <>
          <button type="button" className={styles['open']} onClick={() => onOpen(id)}>
            <code>{type}</code>
          </button>{' '}
          {isManual && <Badge>{t('webhooks.manual')}</Badge>}
        </>
      ),
    },
    {
      title: t('webhooks.column.result'),
      fold: 'second',
      cell: (delivery) => <DeliveryResult delivery={delivery} />,
    },
    {
      title: t('webhooks.column.time'),
      fold: 'end-second',
      cell: ({ createdAt }) => <Timestamp at={createdAt} />,
    },
    {
      title: t('webhooks.column.state'),
      fold: 'end',
      cell: ({ state }) => <DeliveryBadge state={state} />,
    },
  ]
}

/** Whether a delivery arrived. */
function DeliveryBadge({ state }: Pick<WebhookDelivery, 'state'>) {
  const t = useTranslate()
  const tone = ({ delivered: 'ok', pending: 'warn', failed: 'bad' } as const)[state]
  return <Badge tone={tone}>{t(`webhooks.state.${state}`)}</Badge>
}
