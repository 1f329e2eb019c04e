import type { HostDns } from '@vitrine/contract'
import { useQuery } from '@tanstack/react-query'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { type Translate, useTranslate } from '../../ui/i18n.ts'
import { Drawer } from '../../ui/overlays/Dialog.tsx'
import { Notice } from '../../ui/states/Notice.tsx'
import { QueryView } from '../../ui/states/QueryView.tsx'
import { TableSkeleton } from '../../ui/states/TableSkeleton.tsx'
import { type Column, Table } from '../../ui/Table.tsx'
import { Timestamp } from '../../ui/Timestamp.tsx'
import { CopyButton } from './CopyButton.tsx'
import styles from './hosts.module.css'
import { getDnsQuery } from './use-hosts.ts'

type DnsRecord = HostDns['records'][number]

const RECORD_TONES = { found: 'ok', different: 'warn', missing: 'warn' } as const

/** The state of a host in DNS, the records to set, and the button that checks it again. */
export function DnsDrawer(props: { readonly host: string; readonly onClose: () => void }) {
  const { host, onClose } = props
  const t = useTranslate()
  const query = useQuery(getDnsQuery(host))
  return (
    <Drawer
      title={t('hosts.dns.title', { host })}
      isOpen
      onClose={onClose}
      footer={
        <Button primary isPending={query.isFetching} onPress={() => void query.refetch()}>
          {t('hosts.dns.again')}
        </Button>
      }
    >
      <QueryView query={query} skeleton={<TableSkeleton widths={[10, 18]} rows={4} />}>
        {(dns) => <Details dns={dns} />}
      </QueryView>
    </Drawer>
  )
}

function Details({ dns }: { readonly dns: HostDns }) {
  const t = useTranslate()
  const { host, state, addresses, records, checkedAt } = dns
  const isRight = state === 'working' || state === 'local'
  const hasNoTarget = state === 'missing' && records.length === 0
  return (
    <div className={styles['details']}>
      <div aria-live="polite">
        <Notice tone={isRight ? 'plain' : 'warn'} title={t(`hosts.dns.${state}`)}>
          {hasNoTarget
            ? t('hosts.dns.missing.noRecords')
            : t(`hosts.dns.${state}.text`, { addresses: addresses.join(', ') })}
        </Notice>
      </div>
      {records.length > 0 && (
        <section aria-label={t('hosts.dns.records')}>
          <h3>{t('hosts.dns.records')}</h3>
          <Table
            label={t('hosts.dns.recordsOf', { host })}
            rows={records}
            rowKey={({ type, value }) => `${type} ${value}`}
            columns={listRecordColumns(t)}
          />
          {!isRight && <p className={styles['hint']}>{t('hosts.dns.wait')}</p>}
        </section>
      )}
      <p className={styles['hint']}>
        {t('hosts.dns.checked')} <Timestamp at={checkedAt} />
      </p>
    </div>
  )
}

function listRecordColumns(t: Translate): readonly Column<DnsRecord>[] {
  return [
    {
      title: t('hosts.dns.record'),
      fold: 'first',
      cell: ({ type, name }) => (
        <span className={styles['record']} dir="ltr">
          {type} <code>{name}</code>
        </span>
      ),
    },
    {
      title: t('hosts.dns.value'),
      fold: 'second',
      cell: ({ value }) => (
        <code className={styles['record']} dir="ltr">
          {value}
        </code>
      ),
    },
    {
      title: t('hosts.dns.state'),
      fold: 'end',
      cell: ({ type, value, state }) => (
        <span className={styles['state']}>
          <Badge tone={RECORD_TONES[state]}>{t(`hosts.dns.record.${state}`)}</Badge>
          <CopyButton label={t('hosts.dns.copy', { type, value })} text={value} />
        </span>
      ),
    },
  ]
}
