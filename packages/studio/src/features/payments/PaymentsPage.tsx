import type { Reply, Routes } from '@vitrine/contract'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { SettingsPage } from '../../app/SettingsPage.tsx'
import { callApi } from '../../api/call-api.ts'
import { queryClient, routeQuery } from '../../api/route-query.ts'
import { Button } from '../../ui/Button.tsx'
import { Switch } from '../../ui/fields/Switch.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { editList } from '../../ui/lists/edit-list.ts'
import { listRowActions } from '../../ui/lists/row-actions.ts'
import { RowList } from '../../ui/lists/RowList.tsx'
import { showFailure } from '../../ui/overlays/toasts.ts'
import { Panel } from '../../ui/Page.tsx'
import { Notice } from '../../ui/states/Notice.tsx'
import { QueryView } from '../../ui/states/QueryView.tsx'
import { TableSkeleton } from '../../ui/states/TableSkeleton.tsx'
import { addTexts } from '../../ui/texts.ts'
import { paymentsTexts } from '../../ui/texts/payments.ts'
import { ManualPaymentDialog } from './ManualPaymentDialog.tsx'
import { PayPalPanel } from './PayPalPanel.tsx'
import { paypalQuery } from './paypal-query.ts'
import { StripePanel } from './StripePanel.tsx'
import { stripeQuery } from './stripe-query.ts'

addTexts(paymentsTexts)

type Settings = Reply<Routes['readPaymentMethods']>

const settingsQuery = routeQuery('readPaymentMethods')

/** Replaces the payment settings, and shows them as they are saved. */
async function saveSettings(body: Settings): Promise<void> {
  queryClient.setQueryData(settingsQuery.queryKey, await callApi('changePaymentMethods', { body }))
}

async function setTestPayments(settings: Settings, testPayments: boolean): Promise<void> {
  try {
    await saveSettings({ ...settings, testPayments })
  } catch (error) {
    if (error instanceof Error) showFailure(error.message)
  }
}

/** The ways to pay in the store. */
export function Component() {
  const t = useTranslate()
  const query = useQuery(settingsQuery)
  return (
    <SettingsPage title={t('payments.title')} note={t('payments.note')}>
      <QueryView query={query} hasPanels skeleton={<TableSkeleton widths={[24, 8]} rows={3} />}>
        {(settings) => (
          <>
            <StateNotice {...settings} />
            <StripePanel testPayments={settings.testPayments} />
            <PayPalPanel testPayments={settings.testPayments} />
            <ManualPayments settings={settings} />
            <Panel title={t('payments.test')} padded>
              <Switch
                label={t('payments.test')}
                isSelected={settings.testPayments}
                help={t('payments.test.help')}
                onChange={(testPayments) => void setTestPayments(settings, testPayments)}
              />
            </Panel>
          </>
        )}
      </QueryView>
    </SettingsPage>
  )
}

function StateNotice({ testPayments, methods }: Settings) {
  const t = useTranslate()
  const { data: stripe } = useQuery(stripeQuery)
  const { data: paypal } = useQuery(paypalQuery)
  if (testPayments)
    return (
      <Notice tone="warn" title={t('payments.testOn')}>
        {t('payments.testOn.text')}
      </Notice>
    )
  if (methods.length > 0 || !stripe || stripe.account?.isOffered) return null
  if (!paypal || (paypal.takesCurrency && paypal.account?.isOffered)) return null
  return (
    <Notice tone="warn" title={t('payments.noMethod')}>
      {t('payments.noMethod.text')}
    </Notice>
  )
}

function ManualPayments({ settings }: { readonly settings: Settings }) {
  const t = useTranslate()
  const [edited, setEdited] = useState<number>()
  const { methods } = settings
  const add = (
    <Button onPress={() => setEdited(methods.length)}>
      <Plus aria-hidden="true" />
      {t('payments.add')}
    </Button>
  )
  return (
    <Panel
      title={t('payments.manual')}
      {...(methods.length === 0 && { note: t('payments.empty.text') })}
      aside={add}
    >
      {methods.length > 0 && <MethodList settings={settings} onEdit={setEdited} />}
      {edited !== undefined && (
        <ManualPaymentDialog
          method={methods[edited]}
          index={edited}
          onClose={() => setEdited(undefined)}
          onSave={(method) =>
            saveSettings({ ...settings, methods: methods.toSpliced(edited, 1, method) })
          }
        />
      )}
    </Panel>
  )
}

function MethodList(props: {
  readonly settings: Settings
  readonly onEdit: (index: number) => void
}) {
  const { settings, onEdit } = props
  const t = useTranslate()
  const { methods } = settings
  const { move, remove } = editList(methods, (next) =>
    saveSettings({ ...settings, methods: [...next] }),
  )
  return (
    <RowList
      label={t('payments.manual')}
      rows={methods.map(({ id, name, kind }, index) => ({
        id: id ?? String(index),
        title: name,
        note: t(`payments.kind.${kind}`),
        menuLabel: t('payments.menu', { name }),
        actions: listRowActions(t, {
          index,
          count: methods.length,
          onEdit: () => onEdit(index),
          onDelete: () => void remove(index, t('payments.deleted', { name })),
          onMove: (to) => move(index, to),
        }),
      }))}
    />
  )
}
