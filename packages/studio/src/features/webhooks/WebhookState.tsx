import type { Webhook } from '@vitrine/contract'
import { Badge } from '../../ui/Badge.tsx'
import { useTranslate } from '../../ui/i18n.ts'

/** Whether a webhook is on, and whether its deliveries arrive. */
export function WebhookState({ webhook: { isOn, failingSince } }: { readonly webhook: Webhook }) {
  const t = useTranslate()
  if (!isOn) return <Badge>{t('webhooks.state.off')}</Badge>
  if (failingSince !== null) return <Badge tone="warn">{t('webhooks.state.failing')}</Badge>
  return <Badge tone="ok">{t('webhooks.state.on')}</Badge>
}
