import type { listOwnSessions, Reply } from '@vitrine/contract'
import { useQuery } from '@tanstack/react-query'
import { callApi } from '../../api/call-api.ts'
import { queryClient, routeQuery } from '../../api/route-query.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { type Translate, useTranslate } from '../../ui/i18n.ts'
import { askToConfirm } from '../../ui/overlays/confirm.ts'
import { showFailure, showToast } from '../../ui/overlays/toasts.ts'
import { Panel } from '../../ui/Page.tsx'
import { QueryView } from '../../ui/states/QueryView.tsx'
import { TableSkeleton } from '../../ui/states/TableSkeleton.tsx'
import { type Column, Table } from '../../ui/Table.tsx'
import { addTexts } from '../../ui/texts.ts'
import { sessionsTexts } from '../../ui/texts/people/sessions.ts'
import { Timestamp } from '../../ui/Timestamp.tsx'

addTexts(sessionsTexts)

const sessionsQuery = routeQuery('listOwnSessions')

type Sessions = Reply<typeof listOwnSessions>

type OwnSession = Sessions['sessions'][number]

/** The browsers in which the person is signed in. */
export function SessionsPanel() {
  const t = useTranslate()
  const query = useQuery(sessionsQuery)
  const hasOthers = query.data?.sessions.some(({ isCurrent }) => !isCurrent) ?? false
  return (
    <Panel
      title={t('sessions.title')}
      note={t('sessions.note')}
      aside={
        hasOthers && (
          <Button small onPress={() => void endOthers(t)}>
            {t('sessions.endOthers')}
          </Button>
        )
      }
    >
      <QueryView query={query} skeleton={<TableSkeleton widths={[20, 10, 10, 8]} rows={2} />}>
        {({ sessions }) => (
          <Table
            label={t('sessions.title')}
            rows={sessions}
            rowKey={({ id }) => id}
            columns={listColumns(t)}
          />
        )}
      </QueryView>
    </Panel>
  )
}

function listColumns(t: Translate): readonly Column<OwnSession>[] {
  return [
    {
      title: t('sessions.column.browser'),
      fold: 'first',
      cell: (session) => (
        <>
          {formatClient(t, session)}{' '}
          {session.isCurrent && <Badge tone="ok">{t('sessions.current')}</Badge>}
        </>
      ),
    },
    {
      title: t('sessions.column.lastSeen'),
      fold: 'second',
      cell: ({ lastSeenAt }) => <Timestamp at={lastSeenAt} />,
    },
    {
      title: t('sessions.column.signedIn'),
      cell: ({ createdAt }) => <Timestamp at={createdAt} />,
    },
    {
      title: t('sessions.column.actions'),
      fold: 'end',
      cell: (session) =>
        !session.isCurrent && (
          <Button
            small
            aria-label={t('sessions.end.name', { client: formatClient(t, session) })}
            onPress={() => void endOne(t, session)}
          >
            {t('sessions.end')}
          </Button>
        ),
    },
  ]
}

function formatClient(t: Translate, { browser, system }: OwnSession): string {
  if (browser === '') return system === '' ? t('sessions.unknown') : system
  return system === '' ? browser : t('sessions.client', { browser, system })
}

async function endOne(t: Translate, { id }: OwnSession): Promise<void> {
  const params = { id }
  await change(() => callApi('endOwnSession', { params }), t('sessions.ended'))
}

async function endOthers(t: Translate): Promise<void> {
  const isSure = await askToConfirm({
    title: t('sessions.endOthers'),
    message: t('sessions.endOthers.text'),
    confirmLabel: t('sessions.endOthers'),
  })
  if (isSure) await change(() => callApi('endOtherSessions'), t('sessions.othersEnded'))
}

async function change(work: () => Promise<Sessions>, done: string): Promise<void> {
  try {
    queryClient.setQueryData(sessionsQuery.queryKey, await work())
    showToast(done)
  } catch (error) {
    if (error instanceof Error) showFailure(error.message)
    await queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey })
  }
}
