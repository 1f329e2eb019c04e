import type { PayPalAccount, Reply, Routes } from '@vitrine/contract'
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
import { PayPalDialog } from './PayPalDialog.tsx'
import { paypalQuery } from './paypal-query.ts'

type State = Reply<Routes['readPayPalAccount']>

/** Runs a change of the app, shows the result, and tells why it failed. */
async function change(work: () => Promise<State>): Promise<boolean> {
  try {
    queryClient.setQueryData(paypalQuery.queryKey, await work())
    return true
  } catch (error) {
    if (error instanceof Error) showFailure(error.message)
    return false
  }
}

async function disconnect(t: Translate): Promise<void> {
  const isSure = await askToConfirm({
    title: t('payments.paypal.disconnect.title'),
    message: t('payments.paypal.disconnect.text'),
    confirmLabel: t('payments.paypal.disconnect'),
  })
  if (isSure && (await change(() => callApi('disconnectPayPalAccount'))))
    showToast(t('payments.paypal.disconnected'))
}

/** Payments by PayPal: the app that receives them, or the way to connect one. */
export function PayPalPanel({ testPayments }: { readonly testPayments: boolean }) {
  const t = useTranslate()
  const query = useQuery(paypalQuery)
  const [isConnecting, setConnecting] = useState(false)
  const connect = () => setConnecting(true)
  const isMissing = query.data?.account === null
  const takesCurrency = query.data?.takesCurrency ?? true
  return (
    <Panel
      title={t('payments.paypal')}
      {...(isMissing && {
        note: t(takesCurrency ? 'payments.paypal.empty.text' : 'payments.paypal.currency.text'),
      })}
      aside={
        isMissing
          ? takesCurrency && <Button onPress={connect}>{t('payments.paypal.connect')}</Button>
          : query.data?.account && <Mode {...query.data.account} />
      }
      padded={Boolean(query.data?.account)}
    >
      <QueryView query={query} skeleton={<TableSkeleton widths={[24, 8]} rows={2} />}>
        {({ account }) =>
          account && (
            <Account
              account={account}
              takesCurrency={takesCurrency}
              testPayments={testPayments}
              onReplace={connect}
            />
          )
        }
      </QueryView>
      {isConnecting && <PayPalDialog onClose={() => setConnecting(false)} />}
    </Panel>
  )
}

function Mode({ isLive }: PayPalAccount) {
  const t = useTranslate()
  return isLive ? (
    <Badge tone="ok">{t('payments.stripe.live')}</Badge>
  ) : (
    <Badge tone="warn">{t('payments.paypal.sandbox')}</Badge>
  )
}

interface AccountProps {
  readonly account: PayPalAccount
  readonly takesCurrency: boolean
  readonly testPayments: boolean
}

function Account({ onReplace, ...props }: AccountProps & { readonly onReplace: () => void }) {
  const { account } = props
  const t = useTranslate()
  return (
    <div className={styles['account']}>
      <Problems {...props} />
      <Switch
        label={t('payments.paypal.offer')}
        help={t('payments.stripe.offer.help')}
        isSelected={account.isOffered}
        onChange={(isOffered) =>
          void change(() => callApi('changePayPalAccount', { body: { isOffered } }))
        }
      />
      <DefinitionList
        items={[
          [t('payments.paypal.clientId'), <code key="id">{account.clientIdHint}</code>],
          [t('payments.stripe.reports'), <Reports key="reports" account={account} />],
        ]}
      />
      <div className={styles['actions']}>
        <Button small onPress={onReplace}>
          {t('payments.paypal.replace')}
        </Button>
        <Button small onPress={() => void disconnect(t)}>
          {t('payments.paypal.disconnect')}
        </Button>
      </div>
    </div>
  )
}

/** Tells what keeps buyers from paying, if anything does. */
function Problems({ account, takesCurrency, testPayments }: AccountProps) {
  const t = useTranslate()
  if (!takesCurrency)
    return (
      <Notice tone="bad" title={t('payments.paypal.currency')}>
        {t('payments.paypal.currency.text')}
      </Notice>
    )
  if (account.isLive || testPayments) return null
  return (
    <Notice tone="warn" title={t('payments.paypal.testOff')}>
      {t('payments.paypal.testOff.text')}
    </Notice>
  )
}

/** Tells how payments are learned of. */
function Reports({ account: { hasWebhook, webhookAt } }: { readonly account: PayPalAccount }) {
  const t = useTranslate()
  if (!hasWebhook) return t('payments.paypal.asks')
  if (webhookAt === null) return t('payments.paypal.noReport')
  return (
    <>
      {t('payments.paypal.lastReport')} <Timestamp at={webhookAt} />
    </>
  )
}
