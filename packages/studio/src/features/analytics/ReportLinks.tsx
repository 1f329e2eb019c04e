import type { ReportLink } from '@vitrine/contract'
import { useQuery } from '@tanstack/react-query'
import { Copy, Link2, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { callApi } from '../../api/call-api.ts'
import { queryClient, routeQuery } from '../../api/route-query.ts'
import { Button } from '../../ui/Button.tsx'
import { type Translate, useTranslate } from '../../ui/i18n.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { useLostFocus } from '../../ui/lists/use-lost-focus.ts'
import { Panel } from '../../ui/Page.tsx'
import { askToConfirm } from '../../ui/overlays/confirm.ts'
import { showFailure, showToast } from '../../ui/overlays/toasts.ts'
import { EmptyState } from '../../ui/states/EmptyState.tsx'
import { QueryView } from '../../ui/states/QueryView.tsx'
import { TableSkeleton } from '../../ui/states/TableSkeleton.tsx'
import { type Column, Table } from '../../ui/Table.tsx'
import { Timestamp } from '../../ui/Timestamp.tsx'
import styles from './analytics.module.css'
import { ReportLinkDialog } from './ReportLinkDialog.tsx'

const linksQuery = routeQuery('listReportLinks')

/** The read-only links to the report of visits. */
export function ReportLinks() {
  const t = useTranslate()
  const query = useQuery(linksQuery)
  const [isAdding, setIsAdding] = useState(false)
  const focus = useLostFocus()
  const add = (
    <Button onPress={() => setIsAdding(true)}>
      <Plus aria-hidden="true" />
      {t('analytics.links.add')}
    </Button>
  )
  const isEmpty = (query.data?.links.length ?? 0) === 0
  return (
    <Panel title={t('analytics.links')} note={t('analytics.links.note')} aside={!isEmpty && add}>
      <div {...focus}>
        <QueryView
          query={query}
          skeleton={<TableSkeleton widths={[20, 10, 10]} rows={2} />}
          isEmpty={({ links }) => links.length === 0}
          empty={
            <EmptyState Icon={Link2} title={t('analytics.links.empty')} action={add}>
              {t('analytics.links.empty.text')}
            </EmptyState>
          }
        >
          {({ links }) => (
            <Table
              label={t('analytics.links')}
              rows={links}
              rowKey={({ id }) => id}
              columns={listColumns(t)}
            />
          )}
        </QueryView>
      </div>
      {isAdding && <ReportLinkDialog onCreate={refresh} onClose={() => setIsAdding(false)} />}
    </Panel>
  )
}

function listColumns(t: Translate): readonly Column<ReportLink>[] {
  return [
    { title: t('analytics.name'), cell: ({ name }) => <bdi>{name}</bdi>, fold: 'first' },
    {
      title: t('analytics.links.created'),
      cell: ({ createdAt }) => <Timestamp at={createdAt} />,
      fold: 'second',
    },
    {
      title: t('analytics.links.opened'),
      cell: ({ lastOpenedAt }) =>
        lastOpenedAt === null ? t('analytics.links.never') : <Timestamp at={lastOpenedAt} />,
    },
    {
      title: t('analytics.links.actions'),
      fold: 'end',
      cell: (link) => (
        <div className={styles['actions']}>
          <IconButton
            label={t('analytics.links.copy', { name: link.name })}
            Icon={Copy}
            onPress={() => void copy(t, link)}
          />
          <IconButton
            label={t('analytics.links.delete', { name: link.name })}
            Icon={Trash2}
            onPress={() => void remove(t, link)}
          />
        </div>
      ),
    },
  ]
}

async function copy(t: Translate, { url }: ReportLink): Promise<void> {
  try {
    await navigator.clipboard.writeText(url)
    showToast(t('analytics.links.copied'))
  } catch {
    showFailure(t('analytics.links.copyFailed', { url }))
  }
}

async function remove(t: Translate, { id, name }: ReportLink): Promise<void> {
  const isSure = await askToConfirm({
    title: t('analytics.links.delete.title', { name }),
    message: t('analytics.links.delete.text'),
    confirmLabel: t('analytics.links.delete.confirm'),
  })
  if (!isSure) return
  try {
    await callApi('deleteReportLink', { params: { id } })
    showToast(t('analytics.links.deleted'))
  } catch (error) {
    if (error instanceof Error) showFailure(error.message)
  }
  await refresh()
}

async function refresh(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: linksQuery.queryKey })
}
