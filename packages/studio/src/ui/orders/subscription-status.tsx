import type { Subscription } from '@vitrine/contract'
import { Badge } from '../Badge.tsx'
import { type Translate, useTranslate } from '../i18n.ts'

/** The badges of a subscription: its status, whether it ends soon, and whether it is a test. */
export function SubscriptionBadges({ subscription }: { readonly subscription: Subscription }) {
  const t = useTranslate()
  const { status, cancelsAtEnd, testMode } = subscription
  return (
    <>
      <Badge tone={status === 'active' ? 'ok' : status === 'past_due' ? 'warn' : 'plain'}>
        {t(`subscriptions.status.${status}`)}
      </Badge>{' '}
      {cancelsAtEnd && <Badge>{t('subscriptions.cancelsAtEnd')}</Badge>}{' '}
      {testMode && <Badge>{t('subscriptions.test')}</Badge>}
    </>
  )
}

/** Returns how often a subscription is billed, and how many times if it ends. */
export function formatPlan({ plan }: Pick<Subscription, 'plan'>, t: Translate): string {
  const { value, unit } = plan.billingPeriod
  const period = t(`subscriptions.every.${unit}`, { count: value })
  return plan.numBillingCycles === 0
    ? period
    : t('subscriptions.limited', { period, count: plan.numBillingCycles })
}
