import type { CampaignState } from '@vitrine/contract'
import { Badge } from '../../ui/Badge.tsx'
import { useTranslate } from '../../ui/i18n.ts'

const TONES = {
  draft: 'plain',
  scheduled: 'ok',
  sending: 'ok',
  paused: 'warn',
  sent: 'plain',
  canceled: 'plain',
} as const

/** The state of a campaign. */
export function StateBadge({ state }: { readonly state: CampaignState }) {
  const t = useTranslate()
  return <Badge tone={TONES[state]}>{t(`campaigns.state.${state}`)}</Badge>
}
