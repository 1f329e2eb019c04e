import { useQuery } from '@tanstack/react-query'
import type { GiftCardLedger } from '@vitrine/contract'
import { Link, useParams } from 'react-router'
import { routeQuery } from '../../api/route-query.ts'
import { useMay } from '../../api/use-may.ts'
import { Badge } from '../../ui/Badge.tsx'
import { formatAmount } from '../../ui/format.ts'
import { useTranslate } from '../../ui/i18n.ts'
import { Page, Panel } from '../../ui/Page.tsx'
import { QueryView } from '../../ui/states/QueryView.tsx'
import { TableSkeleton } from '../../ui/states/TableSkeleton.tsx'
import { type Column, Table } from '../../ui/Table.tsx'
import { addTexts } from '../../ui/texts.ts'
import { giftCardsTexts } from '../../ui/texts/gift-cards.ts'
import { Timestamp } from '../../ui/Timestamp.tsx'
import styles from './gift-cards.module.css'
import { GiftCardMenu } from './GiftCardMenu.tsx'

addTexts(giftCardsTexts)

type Entry = GiftCardLedger['entries'][number]

/** A gift card, and what changed its balance. */
export function Component() {
  const t = useTranslate()
  const { id = '' } = useParams()
  const mayChange = useMay('store.write')
  const query = useQuery(routeQuery('readGiftCard', { params: { id } }))
  const card = query.data?.giftCard
  const columns = useLedgerColumns()
  return (
    <Page
      title={card ? t('giftCards.card', { lastFour: card.lastFour }) : t('giftCards.title')}
      back={{ to: '/config/gift-cards', label: t('giftCards.title') }}
      {...(card && {
        status: (
          <Badge tone={card.state === 'active' ? 'ok' : 'plain'}>
            {t(`giftCards.state.${card.state}`)}
          </Badge>
        ),
      })}
      actions={card && mayChange && <GiftCardMenu card={card} />}
    >
      <Panel title={t('giftCards.ledger')}>
        <QueryView
          query={query}
          skeleton={<TableSkeleton widths={[14, 16, 8, 8]} rows={4} />}
          isEmpty={({ entries }) => entries.length === 0}
          empty={null}
        >
          {({ entries }) => (
            <Table
              label={t('giftCards.ledger')}
              rows={entries}
              rowKey={(entry) => entry.id}
              columns={columns}
            />
          )}
        </QueryView>
      </Panel>
    </Page>
  )
}

function useLedgerColumns(): readonly Column<Entry>[] {
  const t = useTranslate()
  return [
    {
      title: t('giftCards.column.change'),
      fold: 'first',
      cell: ({ kind, order }) => (
        <>
          {t(`giftCards.entry.${kind}`)}
          {order && (
            <>
              {' · '}
              <Link className={styles['link']} to={`/config/orders/${order.id}`}>
                {t('giftCards.order', { number: order.number })}
              </Link>
            </>
          )}
        </>
      ),
    },
    {
      title: t('giftCards.column.date'),
      fold: 'second',
      cell: ({ enteredAt }) => <Timestamp at={enteredAt} />,
    },
    {
      title: t('giftCards.amount'),
      number: true,
      fold: 'end',
      cell: ({ amount }) => formatAmount(amount),
    },
    {
      title: t('giftCards.column.balance'),
      number: true,
      fold: 'end-second',
      cell: ({ balance }) => formatAmount(balance),
    },
  ]
}
