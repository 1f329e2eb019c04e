import type { Webhook } from '@vitrine/contract'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { DefinitionList } from '../../ui/DefinitionList.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { Page, Panel } from '../../ui/Page.tsx'
import { Notice } from '../../ui/states/Notice.tsx'
import { QueryView } from '../../ui/states/QueryView.tsx'
import { TableSkeleton } from '../../ui/states/TableSkeleton.tsx'
import { addTexts } from '../../ui/texts.ts'
import { webhooksTexts } from '../../ui/texts/webhooks/webhooks.ts'
import { Deliveries } from './Deliveries.tsx'
import { getWebhookQuery } from './use-webhooks.ts'
import { WebhookActions } from './WebhookActions.tsx'
import styles from './webhooks.module.css'
import { WebhookState } from './WebhookState.tsx'

addTexts(webhooksTexts)

/** A webhook with its deliveries. */
export function Component() {
  const t = useTranslate()
  const { id = '' } = useParams()
  const query = useQuery(getWebhookQuery(id))
  const webhook = query.data
  return (
    <Page
      title={
        webhook ? t('webhooks.to', { host: new URL(webhook.address).host }) : t('webhooks.title')
      }
      back={{ to: '/config/settings/webhooks', label: t('webhooks.title') }}
      {...(webhook && { status: <WebhookState webhook={webhook} /> })}
      actions={webhook && <WebhookActions webhook={webhook} />}
    >
      <QueryView query={query} hasPanels skeleton={<TableSkeleton widths={[24, 8]} rows={3} />}>
        {(loaded) => <Details webhook={loaded} />}
      </QueryView>
    </Page>
  )
}

function Details({ webhook }: { readonly webhook: Webhook }) {
  const t = useTranslate()
  const { id, address, events } = webhook
  return (
    <>
      <Problem {...webhook} />
      <Panel padded>
        <DefinitionList
          items={[
            [
              t('webhooks.address'),
              <bdi key="address" className={styles['address']}>
                {address}
              </bdi>,
            ],
            [t('webhooks.events'), events.map((event) => t(`webhooks.event.${event}`)).join(', ')],
          ]}
        />
      </Panel>
      <Deliveries webhookId={id} />
    </>
  )
}

/** Tells what keeps deliveries from arriving, if anything does. */
function Problem({ isOn, disabledAt, failingSince }: Webhook) {
  const t = useTranslate()
  if (!isOn && disabledAt !== null)
    return (
      <Notice tone="bad" title={t('webhooks.turnedOff')}>
        {t('webhooks.turnedOff.text')}
      </Notice>
    )
  if (!isOn || failingSince === null) return null
  return (
    <Notice tone="warn" title={t('webhooks.failing')}>
      {t('webhooks.failing.text')}
    </Notice>
  )
}
