import type { WebhookDelivery } from '@vitrine/contract'
import { useTranslate } from '../../ui/i18n.ts'

/** The answer of the receiver, or why there is none, and how often it was asked. */
export function DeliveryResult({ delivery }: { readonly delivery: WebhookDelivery }) {
  const { status, failure, attempts } = delivery
  const t = useTranslate()
  const parts = [
    ...(status === null ? [] : [String(status)]),
    ...(failure === null ? [] : [t(`webhooks.failure.${failure}`)]),
    ...(attempts > 1 ? [t('webhooks.attempt', { count: attempts })] : []),
  ]
  return parts.length === 0 ? '–' : parts.join(' · ')
}
