import type { listPasskeys, Reply } from '@vitrine/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callApi } from '../../../api/call-api.ts'
import { hasPasskeys } from '../../../api/passkey.ts'
import { queryClient, routeQuery } from '../../../api/route-query.ts'
import { Button } from '../../../ui/Button.tsx'
import { type Translate, useTranslate } from '../../../ui/i18n.ts'
import { showToast } from '../../../ui/overlays/toasts.ts'
import { Panel } from '../../../ui/Page.tsx'
import { ProofDialog } from '../../../ui/proof/ProofDialog.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { QueryView } from '../../../ui/states/QueryView.tsx'
import { TableSkeleton } from '../../../ui/states/TableSkeleton.tsx'
import { type Column, Table } from '../../../ui/Table.tsx'
import { addTexts } from '../../../ui/texts.ts'
import { passkeysTexts } from '../../../ui/texts/people/passkeys.ts'
import { Timestamp } from '../../../ui/Timestamp.tsx'
import { twoStepQuery } from '../two-step/use-two-step.ts'
import { AddPasskeyDialog } from './AddPasskeyDialog.tsx'

addTexts(passkeysTexts)

const passkeysQuery = routeQuery('listPasskeys')

type Passkeys = Reply<typeof listPasskeys>
type Passkey = Passkeys['passkeys'][number]

/** The passkeys of the own account: add and remove. */
export function PasskeysPanel({ hasPassword }: { readonly hasPassword: boolean }) {
  const t = useTranslate()
  const query = useQuery(passkeysQuery)
  const { data: twoStep } = useQuery(twoStepQuery)
  const [isAdding, setIsAdding] = useState(false)
  const [removed, setRemoved] = useState<Passkey>()
  const hasSome = query.data !== undefined && query.data.passkeys.length > 0
  const needs = { hasPassword, hasCode: typeof twoStep?.since === 'string' }
  const finish = (passkeys: Passkeys, done: string) => {
    queryClient.setQueryData(passkeysQuery.queryKey, passkeys)
    setIsAdding(false)
    setRemoved(undefined)
    showToast(done)
  }
  const remove = async ({ id }: Passkey, body: { readonly currentPassword?: string }) => {
    const left = await callApi('removePasskey', { params: { id }, body })
    finish(left, t('passkeys.removed'))
    await queryClient.invalidateQueries({ queryKey: routeQuery('listOwnSessions').queryKey })
  }
  return (
    <Panel
      title={t('passkeys.title')}
      note={t('passkeys.note')}
      aside={
        hasSome &&
        hasPasskeys() && (
          <Button small onPress={() => setIsAdding(true)}>
            {t('passkeys.add')}
          </Button>
        )
      }
    >
      <QueryView query={query} skeleton={<TableSkeleton widths={[20, 10, 10, 8]} rows={1} />}>
        {({ passkeys }) => (
          <PasskeyList passkeys={passkeys} onAdd={() => setIsAdding(true)} onRemove={setRemoved} />
        )}
      </QueryView>
      {isAdding && twoStep && (
        <AddPasskeyDialog
          {...needs}
          onAdd={(passkeys) => finish(passkeys, t('passkeys.added'))}
          onClose={() => setIsAdding(false)}
        />
      )}
      {removed && twoStep && (
        <ProofDialog
          {...needs}
          title={t('passkeys.removeTitle')}
          text={t('passkeys.removeText')}
          label={t('passkeys.remove.name', { name: removed.name })}
          onConfirm={(body) => remove(removed, body)}
          onClose={() => setRemoved(undefined)}
        />
      )}
    </Panel>
  )
}

function PasskeyList(props: {
  readonly passkeys: readonly Passkey[]
  readonly onAdd: () => void
  readonly onRemove: (passkey: Passkey) => void
}) {
  const { passkeys, onAdd, onRemove } = props
  const t = useTranslate()
  if (passkeys.length > 0)
    return (
      <Table
        label={t('passkeys.title')}
        rows={passkeys}
        rowKey={({ id }) => id}
        columns={listColumns(t, onRemove)}
      />
    )
  if (!hasPasskeys())
    return <EmptyState title={t('passkeys.empty')}>{t('passkeys.unsupported')}</EmptyState>
  return (
    <EmptyState
      title={t('passkeys.empty')}
      action={<Button onPress={onAdd}>{t('passkeys.add')}</Button>}
    >
      {t('passkeys.emptyText')}
    </EmptyState>
  )
}

function listColumns(
  t: Translate,
  onRemove: (passkey: Passkey) => void,
): readonly Column<Passkey>[] {
  return [
    {
      title: t('passkeys.column.name'),
      fold: 'first',
      cell: ({ name, host }) => (
        <>
          <bdi>{name}</bdi>{' '}
          {host !== location.hostname && <small>{t('passkeys.host', { host })}</small>}
        </>
      ),
    },
    {
      title: t('passkeys.column.lastUsed'),
      fold: 'second',
      cell: ({ lastUsedAt }) =>
        lastUsedAt === null ? t('passkeys.never') : <Timestamp at={lastUsedAt} />,
    },
    {
      title: t('passkeys.column.added'),
      cell: ({ createdAt }) => <Timestamp at={createdAt} />,
    },
    {
      title: t('passkeys.column.actions'),
      fold: 'end',
      cell: (passkey) => (
        <Button
          small
          aria-label={t('passkeys.remove.name', { name: passkey.name })}
          onPress={() => onRemove(passkey)}
        >
          {t('passkeys.remove')}
        </Button>
      ),
    },
  ]
}
