import type { Webhook } from '@vitrine/contract'
import { useQuery } from '@tanstack/react-query'
import { Plus, Radio } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { SettingsPage } from '../../app/SettingsPage.tsx'
import { Button } from '../../ui/Button.tsx'
import { type Translate, useTranslate } from '../../ui/i18n.ts'
import { ListPanel } from '../../ui/lists/ListPanel.tsx'
import { EmptyState } from '../../ui/states/EmptyState.tsx'
import type { Column } from '../../ui/Table.tsx'
import { addTexts } from '../../ui/texts.ts'
import { webhooksTexts } from '../../ui/texts/webhooks/webhooks.ts'
import { Timestamp } from '../../ui/Timestamp.tsx'
import { SecretDialog } from './SecretDialog.tsx'
import { webhooksQuery } from './use-webhooks.ts'
import { WebhookDialog } from './WebhookDialog.tsx'
import styles from './webhooks.module.css'
import { WebhookState } from './WebhookState.tsx'

addTexts(webhooksTexts)

/** The webhooks of the site. */
export function Component() {
  const t = useTranslate()
  const query = useQuery(webhooksQuery)
  const [isAdding, setIsAdding] = useState(false)
  const [secret, setSecret] = useState<string>()
  const add = (
    <Button primary onPress={() => setIsAdding(true)}>
      <Plus aria-hidden="true" />
      {t('webhooks.add')}
    </Button>
  )
  const isEmpty = query.data?.webhooks.length === 0
  return (
    <SettingsPage
      title={t('webhooks.title')}
      note={t('webhooks.note')}
      actions={!isEmpty && add}
      wide
    >
      <ListPanel
        label={t('webhooks.title')}
        query={query}
        getRows={({ webhooks }) => webhooks}
        rowKey={({ id }) => id}
        columns={listColumns(t)}
        skeleton={{ widths: [24, 10, 8], rows: 3 }}
        empty={
          <EmptyState Icon={Radio} title={t('webhooks.empty')} action={add}>
            {t('webhooks.empty.text')}
          </EmptyState>
        }
      />
      {isAdding && <WebhookDialog onCreate={setSecret} onClose={() => setIsAdding(false)} />}
      {secret !== undefined && (
        <SecretDialog secret={secret} onClose={() => setSecret(undefined)} />
      )}
    </SettingsPage>
  )
}

function listColumns(t: Translate): readonly Column<Webhook>[] {
  return [
    {
      title: t('webhooks.column.address'),
      fold: 'first',
      cell: ({ id, address }) => (
        <Link className={styles['link']} to={`/config/settings/webhooks/${id}`}>
          <bdi>{address}</bdi>
        </Link>
      ),
    },
    {
      title: t('webhooks.column.events'),
      number: true,
      cell: ({ events }) => events.length,
    },
    {
      title: t('webhooks.column.last'),
      fold: 'second',
      cell: ({ lastAttemptAt }) =>
        lastAttemptAt === null ? '–' : <Timestamp at={lastAttemptAt} />,
    },
    {
      title: t('webhooks.column.state'),
      fold: 'end',
      cell: (webhook) => <WebhookState webhook={webhook} />,
    },
  ]
}
