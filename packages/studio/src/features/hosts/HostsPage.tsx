import type { SiteHost } from '@vitrine/contract'
import { useQuery } from '@tanstack/react-query'
import { Globe, Plus } from 'lucide-react'
import { useState } from 'react'
import { SettingsPage } from '../../app/SettingsPage.tsx'
import { Button } from '../../ui/Button.tsx'
import { type Translate, useTranslate } from '../../ui/i18n.ts'
import { RowList } from '../../ui/lists/RowList.tsx'
import { Panel } from '../../ui/Page.tsx'
import { EmptyState } from '../../ui/states/EmptyState.tsx'
import { QueryView } from '../../ui/states/QueryView.tsx'
import { TableSkeleton } from '../../ui/states/TableSkeleton.tsx'
import { addTexts } from '../../ui/texts.ts'
import { hostsTexts } from '../../ui/texts/sites/hosts.ts'
import { CopyButton } from './CopyButton.tsx'
import { DnsDrawer } from './DnsDrawer.tsx'
import { HostDialog } from './HostDialog.tsx'
import styles from './hosts.module.css'
import { listHostActions } from './list-host-actions.ts'
import { hostsQuery } from './use-hosts.ts'

addTexts(hostsTexts)

/** The domains of the site. */
export function Component() {
  const t = useTranslate()
  const query = useQuery(hostsQuery)
  const [isAdding, setIsAdding] = useState(false)
  const [checked, setChecked] = useState<string>()
  const { hosts = [], isDefault = false } = query.data ?? {}
  const add = (
    <Button primary onPress={() => setIsAdding(true)}>
      <Plus aria-hidden="true" />
      {t('hosts.add')}
    </Button>
  )
  return (
    <SettingsPage
      title={t('hosts.title')}
      note={t(isDefault ? 'hosts.note.default' : 'hosts.note')}
      actions={hosts.length > 0 && add}
    >
      <Panel>
        <QueryView
          query={query}
          skeleton={<TableSkeleton widths={[24, 8]} rows={3} />}
          isEmpty={(data) => data.hosts.length === 0}
          empty={
            <EmptyState Icon={Globe} title={t('hosts.empty')} action={add}>
              {t('hosts.empty.text')}
            </EmptyState>
          }
        >
          {(data) => <HostList hosts={data.hosts} onCheck={setChecked} />}
        </QueryView>
      </Panel>
      {hosts.length > 0 && <Proxy hosts={hosts} />}
      {isAdding && <HostDialog onAdd={setChecked} onClose={() => setIsAdding(false)} />}
      {checked !== undefined && <DnsDrawer host={checked} onClose={() => setChecked(undefined)} />}
    </SettingsPage>
  )
}

function HostList(props: {
  readonly hosts: readonly SiteHost[]
  readonly onCheck: (host: string) => void
}) {
  const t = useTranslate()
  return (
    <RowList
      label={t('hosts.title')}
      rows={props.hosts.map((row) => ({
        id: row.host,
        title: row.host,
        note: describeHost(t, row),
        menuLabel: t('hosts.menu', { host: row.host }),
        actions: listHostActions(t, row, () => props.onCheck(row.host)),
      }))}
    />
  )
}

function describeHost(t: Translate, { isPrimary, redirects, isCurrent }: SiteHost): string {
  const use = isPrimary ? 'hosts.isPrimary' : redirects ? 'hosts.redirects' : 'hosts.shows'
  return [t(use), ...(isCurrent ? [t('hosts.isCurrent')] : [])].join(' · ')
}

/** Tells how the domains get https, with the lines for a proxy. */
function Proxy({ hosts }: { readonly hosts: readonly SiteHost[] }) {
  const t = useTranslate()
  const lines = `${hosts.map(({ host }) => host).join(', ')} {
  @private path /metrics
  respond @private 404
  reverse_proxy 127.0.0.1:3000
}`
  return (
    <Panel
      title={t('hosts.proxy')}
      note={t('hosts.proxy.text')}
      aside={<CopyButton label={t('hosts.proxy.copy')} text={lines} />}
      padded
    >
      <pre className={styles['lines']}>{lines}</pre>
    </Panel>
  )
}
