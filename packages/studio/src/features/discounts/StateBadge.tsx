import type { Discount } from '@vitrine/contract'
import { Badge } from '../../ui/Badge.tsx'
import { useTranslate } from '../../ui/i18n.ts'

/** Whether buyers can use a discount now. */
export function StateBadge({ state }: Pick<Discount, 'state'>) {
  const t = useTranslate()
  return <Badge tone={state === 'active' ? 'ok' : 'plain'}>{t(`discounts.state.${state}`)}</Badge>
}
