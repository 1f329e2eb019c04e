import type { ApiKeyView } from '@vitrine/contract'
import { useQuery } from '@tanstack/react-query'
import { KeyRound, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { callApi } from '../../api/call-api.ts'
import { queryClient, routeQuery } from '../../api/route-query.ts'
import { SettingsPage } from '../../app/SettingsPage.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { type Translate, useTranslate } from '../../ui/i18n.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { ListPanel } from '../../ui/lists/ListPanel.tsx'
import { askToConfirm } from '../../ui/overlays/confirm.ts'
import { showFailure, showToast } from '../../ui/overlays/toasts.ts'
import { EmptyState } from '../../ui/states/EmptyState.tsx'
import type { Column } from '../../ui/Table.tsx'
import { addTexts } from '../../ui/texts.ts'
import { apiKeysTexts } from '../../ui/texts/webhooks/api-keys.ts'
import { Timestamp } from '../../ui/Timestamp.tsx'
import { ApiKeyDialog } from './ApiKeyDialog.tsx'
import styles from './api-keys.module.css'
import { TokenDialog } from './TokenDialog.tsx'

addTexts(apiKeysTexts)

const apiKeysQuery = routeQuery('listApiKeys')

const tones = { active: 'ok', expired: 'warn', revoked: undefined } as const

/** The API keys of the site. */
export function Component() {
  const t = useTranslate()
  const query = useQuery(apiKeysQuery)
  const [isAdding, setIsAdding] = useState(false)
  const [token, setToken] = useState<string>()
  const add = (
    <Button primary onPress={() => setIsAdding(true)}>
      <Plus aria-hidden="true" />
      {t('apiKeys.add')}
    </Button>
  )
  const isEmpty = query.data?.keys.length === 0
  const showToken = async (created: string) => {
    setToken(created)
    await refresh()
  }
  return (
    <SettingsPage
      title={t('apiKeys.title')}
      note={t('apiKeys.note')}
      actions={!isEmpty && add}
      wide
    >
      <ListPanel
        label={t('apiKeys.title')}
        query={query}
        getRows={({ keys }) => keys}
        rowKey={({ id }) => id}
        columns={listColumns(t)}
        skeleton={{ widths: [20, 24, 8, 8, 8], rows: 3 }}
        empty={
          <EmptyState Icon={KeyRound} title={t('apiKeys.empty')} action={add}>
            {t('apiKeys.empty.text')}
          </EmptyState>
        }
      />
      {isAdding && <ApiKeyDialog onCreate={showToken} onClose={() => setIsAdding(false)} />}
      {token !== undefined && <TokenDialog token={token} onClose={() => setToken(undefined)} />}
    </SettingsPage>
  )
}

function listColumns(t: Translate): readonly Column<ApiKeyView>[] {
  return [
    {
      title: t('apiKeys.column.name'),
      fold: 'first',
      cell: ({ name, start }) => (
        <div className={styles['name']}>
          <bdi>{name}</bdi>
          <code>{start}…</code>
        </div>
      ),
    },
    {
      title: t('apiKeys.column.scopes'),
      fold: 'second',
      cell: ({ scopes }) => <span className={styles['scopes']}>{scopes.join(', ')}</span>,
    },
    {
      title: t('apiKeys.column.lastUsed'),
      cell: ({ lastUsedAt }) =>
        lastUsedAt === null ? t('apiKeys.never') : <Timestamp at={lastUsedAt} />,
    },
    {
      title: t('apiKeys.column.expires'),
      cell: ({ expiresAt }) =>
        expiresAt === null ? t('apiKeys.never') : <Timestamp at={expiresAt} />,
    },
    {
      title: t('apiKeys.column.state'),
      fold: 'end',
      cell: (key) => <State apiKey={key} />,
    },
  ]
}

/** The state of a key, with the button that revokes it. */
function State({ apiKey }: { readonly apiKey: ApiKeyView }) {
  const t = useTranslate()
  const { name, state } = apiKey
  const tone = tones[state]
  return (
    <div className={styles['state']}>
      <Badge {...(tone && { tone })}>{t(`apiKeys.state.${state}`)}</Badge>
      {state !== 'revoked' && (
        <IconButton
          label={t('apiKeys.revoke.name', { name })}
          Icon={Trash2}
          onPress={() => void revoke(t, apiKey)}
        />
      )}
    </div>
  )
}

async function revoke(t: Translate, { id, name }: ApiKeyView): Promise<void> {
  const isSure = await askToConfirm({
    title: t('apiKeys.revoke.title', { name }),
    message: t('apiKeys.revoke.text'),
    confirmLabel: t('apiKeys.revoke'),
  })
  if (!isSure) return
  try {
    await callApi('revokeApiKey', { params: { id } })
    showToast(t('apiKeys.revoked'))
  } catch (error) {
    if (error instanceof Error) showFailure(error.message)
  }
  await refresh()
}

async function refresh(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: apiKeysQuery.queryKey })
}
