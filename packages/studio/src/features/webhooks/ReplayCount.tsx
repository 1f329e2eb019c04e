import { isReplayPeriod, MAX_REPLAYS, type WebhookEvent } from '@vitrine/model'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { callApi } from '../../api/call-api.ts'
import { type Translate, useTranslate } from '../../ui/i18n.ts'

/** The deliveries that are to be sent again. */
export interface ReplayValues {
  state: 'failed' | 'all'
  events: WebhookEvent[]
  /** The first and the last day. */
  from: string
  to: string
}

/** The id that a dry run has, which makes nothing. */
const DRY_RUN_ID = '00000000-0000-4000-8000-000000000000'

/** Tells how many deliveries the values of the form choose, by a dry run. */
export function ReplayCount({ webhookId }: { readonly webhookId: string }) {
  const t = useTranslate()
  const { data: count } = useReplayCount(webhookId)
  return <output>{count === undefined ? '' : describeCount(t, count)}</output>
}

function describeCount(t: Translate, count: number): string {
  if (count === 0) return t('webhooks.replays.none')
  return count > MAX_REPLAYS
    ? t('webhooks.replays.tooMany', { count, maximum: MAX_REPLAYS })
    : t('webhooks.replays.count', { count })
}

function useReplayCount(webhookId: string) {
  const [state, events, from, to] = useWatch<ReplayValues, ['state', 'events', 'from', 'to']>({
    name: ['state', 'events', 'from', 'to'],
  })
  const values = { state, events, from, to }
  return useQuery({
    queryKey: ['replayWebhookDeliveries', webhookId, values],
    queryFn: async () => {
      const body = { ...values, id: DRY_RUN_ID, dryRun: true }
      return (await callApi('replayWebhookDeliveries', { params: { id: webhookId }, body })).count
    },
    placeholderData: keepPreviousData,
    enabled: events.length > 0 && isReplayPeriod(values),
    staleTime: 0,
    gcTime: 0,
  })
}
