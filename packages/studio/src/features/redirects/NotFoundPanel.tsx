import type { listNotFoundPaths, Reply } from '@vitrine/contract'
import { SearchCheck } from 'lucide-react'
import { useState } from 'react'
import { callApi } from '../../api/call-api.ts'
import { Button } from '../../ui/Button.tsx'
import { type Translate, useTranslate } from '../../ui/i18n.ts'
import { ListPanel } from '../../ui/lists/ListPanel.tsx'
import { showToast } from '../../ui/overlays/toasts.ts'
import { EmptyState } from '../../ui/states/EmptyState.tsx'
import type { Column } from '../../ui/Table.tsx'
import { Timestamp } from '../../ui/Timestamp.tsx'
import { Address } from './Address.tsx'
import { RedirectDialog } from './RedirectDialog.tsx'
import styles from './redirects.module.css'
import { attempt, useNotFoundPaths } from './use-redirects.ts'

type NotFoundPath = Reply<typeof listNotFoundPaths>['paths'][number]

/** The URLs that visitors did not find, each with the way to a redirect. */
export function NotFoundPanel() {
  const t = useTranslate()
  const query = useNotFoundPaths()
  const [redirected, setRedirected] = useState<string>()
  return (
    <>
      <ListPanel
        heading={{ title: t('redirects.notFound'), note: t('redirects.notFound.note') }}
        label={t('redirects.notFound')}
        query={query}
        getRows={(paths) => paths}
        rowKey={({ path }) => path}
        columns={listColumns(t, setRedirected)}
        skeleton={{ widths: [24, 8, 12, 12, 12], rows: 5 }}
        empty={
          <EmptyState Icon={SearchCheck} title={t('redirects.notFound.empty')}>
            {t('redirects.notFound.empty.text')}
          </EmptyState>
        }
      />
      {redirected !== undefined && (
        <RedirectDialog from={redirected} onClose={() => setRedirected(undefined)} />
      )}
    </>
  )
}

function listColumns(
  t: Translate,
  onRedirect: (path: string) => void,
): readonly Column<NotFoundPath>[] {
  return [
    {
      title: t('redirects.notFound.path'),
      fold: 'first',
      cell: ({ path }) => <Address address={path} />,
    },
    {
      title: t('redirects.notFound.hits'),
      fold: 'end',
      number: true,
      cell: ({ hits }) => hits,
    },
    {
      title: t('redirects.notFound.referrer'),
      cell: ({ referrer }) =>
        referrer === '' ? t('redirects.notFound.unknown') : <Address address={referrer} />,
    },
    {
      title: t('redirects.notFound.lastAt'),
      fold: 'second',
      cell: ({ lastAt }) => <Timestamp at={lastAt} />,
    },
    {
      title: t('redirects.actions'),
      fold: 'below',
      cell: ({ path }) => (
        <div className={styles['choices']}>
          <Button
            small
            aria-label={t('redirects.notFound.add.name', { path })}
            onPress={() => onRedirect(path)}
          >
            {t('redirects.notFound.add')}
          </Button>
          <Button
            small
            quiet
            aria-label={t('redirects.notFound.dismiss.name', { path })}
            onPress={() => void dismiss(t, path)}
          >
            {t('redirects.notFound.dismiss')}
          </Button>
        </div>
      ),
    },
  ]
}

async function dismiss(t: Translate, path: string): Promise<void> {
  if (await attempt(() => callApi('dismissNotFoundPath', { query: { path } })))
    showToast(t('redirects.notFound.dismissed', { path }))
}
