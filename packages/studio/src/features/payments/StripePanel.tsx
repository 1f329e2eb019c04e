import type { StripeAccount } from '@vitrine/contract'
import { getCountryName } from '@vitrine/model'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callApi } from '../../api/call-api.ts'
import { queryClient } from '../../api/route-query.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { DefinitionList } from '../../ui/DefinitionList.tsx'
import { Switch } from '../../ui/fields/Switch.tsx'
import { type Translate, useTranslate } from '../../ui/i18n.ts'
import { askToConfirm } from '../../ui/overlays/confirm.ts'
import { showFailure, showToast } from '../../ui/overlays/toasts.ts'
import { Panel } from '../../ui/Page.tsx'
import { Notice } from '../../ui/states/Notice.tsx'
import { QueryView } from '../../ui/states/QueryView.tsx'
import { TableSkeleton } from '../../ui/states/TableSkeleton.tsx'
import { Timestamp } from '../../ui/Timestamp.tsx'
import styles from './payments.module.css'
import { StripeCardForm } from './StripeCardForm.tsx'
import { StripeDialog } from './StripeDialog.tsx'
import { stripeQuery } from './stripe-query.ts'

/** Runs a change of the account, shows the result, and tells why it failed. */
async function change(
  work: () => Promise<{ readonly account: StripeAccount | null }>,
): Promise<boolean> {
  try {
    queryClient.setQueryData(stripeQuery.queryKey, await work())
    return true
  } catch (error) {
    if (error instanceof Error) showFailure(error.message)
    return false
  }
}

async function disconnect(t: Translate): Promise<void> {
  const isSure = await askToConfirm({
    title: t('payments.stripe.disconnect.title'),
    message: t('payments.stripe.disconnect.text'),
    confirmLabel: t('payments.stripe.disconnect'),
  })
  if (isSure && (await change(() => callApi('disconnectStripeAccount'))))
    showToast(t('payments.stripe.disconnected'))
}

/** Card payments by Stripe: the account that receives them, or the way to connect one. */
export function StripePanel({ testPayments }: { readonly testPayments: boolean }) {
  const t = useTranslate()
  const query = useQuery(stripeQuery)
  const [isConnecting, setConnecting] = useState(false)
  const connect = () => setConnecting(true)
  const isMissing = query.data?.account === null
  return (
    <Panel
      title={t('payments.stripe')}
      {...(isMissing && { note: t('payments.stripe.empty.text') })}
      aside={
        isMissing ? (
          <Button onPress={connect}>{t('payments.stripe.connect')}</Button>
        ) : (
          query.data?.account && <Mode {...query.data.account} />
        )
      }
      padded={Boolean(query.data?.account)}
    >
      <QueryView query={query} skeleton={<TableSkeleton widths={[24, 8]} rows={2} />}>
        {({ account }) =>
          account && <Account account={account} testPayments={testPayments} onReplace={connect} />
        }
      </QueryView>
      {isConnecting && <StripeDialog onClose={() => setConnecting(false)} />}
    </Panel>
  )
}

function Mode({ isLive }: StripeAccount) {
  const t = useTranslate()
  return isLive ? (
    <Badge tone="ok">{t('payments.stripe.live')}</Badge>
  ) : (
    <Badge tone="warn">{t('payments.stripe.testKey')}</Badge>
  )
}

function Account(props: {
  readonly account: StripeAccount
  readonly testPayments: boolean
  readonly onReplace: () => void
}) {
  const { account, testPayments, onReplace } = props
  const t = useTranslate()
  const { name, country, keyHint } = account
  return (
    <div className={styles['account']}>
      <Problems account={account} testPayments={testPayments} />
      <Switch
        label={t('payments.stripe.offer')}
        help={t('payments.stripe.offer.help')}
        isSelected={account.isOffered}
        onChange={(isOffered) =>
          void change(() => callApi('changeStripeAccount', { body: { isOffered } }))
        }
      />
      <StripeCardForm account={account} />
      {account.canOfferInstallments && (
        <Switch
          label={t('payments.installments')}
          help={t('payments.installments.help')}
          isSelected={account.offersInstallments}
          onChange={(offersInstallments) =>
            void change(() => callApi('changeStripeAccount', { body: { offersInstallments } }))
          }
        />
      )}
      <DefinitionList
        items={[
          [t('payments.stripe.account'), `${name}, ${getCountryName(country, navigator.language)}`],
          [t('payments.stripe.key'), <code key="key">{keyHint}</code>],
          [t('payments.stripe.reports'), <Reports key="reports" account={account} />],
        ]}
      />
      <div className={styles['actions']}>
        <Button small onPress={onReplace}>
          {t('payments.stripe.replace')}
        </Button>
        <Button small onPress={() => void disconnect(t)}>
          {t('payments.stripe.disconnect')}
        </Button>
      </div>
    </div>
  )
}

/** Tells what keeps buyers from paying, if anything does. */
function Problems(props: { readonly account: StripeAccount; readonly testPayments: boolean }) {
  const { account, testPayments } = props
  const t = useTranslate()
  if (!account.chargesEnabled)
    return (
      <Notice tone="bad" title={t('payments.stripe.noCharges')}>
        {t('payments.stripe.noCharges.text')}
      </Notice>
    )
  if (account.isLive || testPayments) return null
  return (
    <Notice tone="warn" title={t('payments.stripe.testOff')}>
      {t('payments.stripe.testOff.text')}
    </Notice>
  )
}

/** Tells how payments are learned of. */
function Reports({ account: { hasWebhook, webhookAt } }: { readonly account: StripeAccount }) {
  const t = useTranslate()
  if (!hasWebhook) return t('payments.stripe.asks')
  if (webhookAt === null) return t('payments.stripe.noReport')
  return (
    <>
      {t('payments.stripe.lastReport')} <Timestamp at={webhookAt} />
    </>
  )
}
