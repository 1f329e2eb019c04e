import { useQuery } from '@tanstack/react-query'
import { formatDate, useLocale } from '@vitrine/react-kit'
import type { SubscriptionDetail } from '@vitrine/contract'
import { Link, useParams } from 'react-router'
import { routeQuery } from '../../api/route-query.ts'
import { DefinitionList } from '../../ui/DefinitionList.tsx'
import { formatAmount } from '../../ui/format.ts'
import { useTranslate } from '../../ui/i18n.ts'
import { Column, Columns, Page, Panel } from '../../ui/Page.tsx'
import { Notice } from '../../ui/states/Notice.tsx'
import { QueryView } from '../../ui/states/QueryView.tsx'
import { TableSkeleton } from '../../ui/states/TableSkeleton.tsx'
import { addTexts } from '../../ui/texts.ts'
import { subscriptionsTexts } from '../../ui/texts/subscriptions.ts'
import { Timestamp } from '../../ui/Timestamp.tsx'
import { SubscriptionActions } from './SubscriptionActions.tsx'
import { SubscriptionOrders } from './SubscriptionOrders.tsx'
import { formatPlan, SubscriptionBadges } from '../../ui/orders/subscription-status.tsx'
import styles from './subscriptions.module.css'
import { useMay } from '../../api/use-may.ts'

addTexts(subscriptionsTexts)

/** A subscription with its terms, its orders and everything that happened to it. */
export function Component() {
  const t = useTranslate()
  const { formatting } = useLocale()
  const { id = '' } = useParams()
  const query = useQuery(routeQuery('readSubscription', { params: { id } }))
  const mayChange = useMay('orders.write')
  const subscription = query.data
  return (
    <Page
      title={subscription?.title ?? t('subscriptions.one')}
      back={{ to: '/config/subscriptions', label: t('subscriptions.title') }}
      {...(subscription && {
        note: t('subscriptions.since', { date: formatDate(subscription.createdAt, formatting) }),
        status: <SubscriptionBadges subscription={subscription} />,
      })}
      actions={subscription && mayChange && <SubscriptionActions subscription={subscription} />}
    >
      {subscription ? (
        <Subscription subscription={subscription} />
      ) : (
        <Panel>
          <QueryView query={query} skeleton={<TableSkeleton widths={[24, 6]} />}>
            {() => null}
          </QueryView>
        </Panel>
      )}
    </Page>
  )
}

function Subscription({ subscription }: { readonly subscription: SubscriptionDetail }) {
  const t = useTranslate()
  return (
    <Columns>
      <Column>
        {subscription.failure !== null && (
          <Notice tone="warn" title={t('subscriptions.status.past_due')}>
            {subscription.failure}
          </Notice>
        )}
        <SubscriptionOrders orders={subscription.orders} />
        <Panel title={t('subscriptions.events')} padded>
          <ol className={styles['events']}>
            {subscription.events.map(({ id, text, happenedAt }) => (
              <li key={id}>
                <p>{text}</p>
                <Timestamp at={happenedAt} />
              </li>
            ))}
          </ol>
        </Panel>
      </Column>
      <Column>
        <Panel title={t('subscriptions.terms')} padded>
          <DefinitionList items={useTerms(subscription)} />
        </Panel>
      </Column>
    </Columns>
  )
}

/** How the next orders are paid: with the stored card, if one is charged. */
function PaidWith({ subscription }: { readonly subscription: SubscriptionDetail }) {
  const t = useTranslate()
  const { chargesAutomatically, savedMethod } = subscription
  if (!chargesAutomatically) return t('subscriptions.unpaid')
  if (!savedMethod) return t('subscriptions.charged')
  const { brand, lastFour } = savedMethod
  return (
    <>
      {t('subscriptions.charged')}
      <br />
      {lastFour === null ? brand : t('subscriptions.savedMethod', { brand, lastFour })}
    </>
  )
}

function useTerms(subscription: SubscriptionDetail) {
  const t = useTranslate()
  const { email, productId, title, variantName, quantity, amount, nextAt } = subscription
  return [
    [
      t('subscriptions.column.product'),
      <Link key="product" className={styles['link']} to={`/config/products/${productId}`}>
        {variantName ? `${title} (${variantName})` : title}
      </Link>,
    ],
    [t('subscriptions.quantity'), String(quantity)],
    [t('subscriptions.column.price'), formatAmount(amount)],
    [t('subscriptions.period'), formatPlan(subscription, t)],
    [
      t('subscriptions.column.next'),
      nextAt ? <Timestamp key="next" at={nextAt} /> : t('subscriptions.noNext'),
    ],
    [t('subscriptions.column.customer'), <bdi key="customer">{email}</bdi>],
    [t('subscriptions.payment'), <PaidWith key="payment" subscription={subscription} />],
  ] as const
}
