import { useQuery } from '@tanstack/react-query'
import { may } from '@vitrine/model'
import { Gift, Search } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { sessionQuery } from '../../api/session.ts'
import { Button } from '../../ui/Button.tsx'
import { SearchField } from '../../ui/fields/SearchField.tsx'
import { SegmentedControl } from '../../ui/fields/SegmentedControl.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { Page, Panel } from '../../ui/Page.tsx'
import { EmptyState } from '../../ui/states/EmptyState.tsx'
import { QueryView } from '../../ui/states/QueryView.tsx'
import { TableSkeleton } from '../../ui/states/TableSkeleton.tsx'
import { Table } from '../../ui/Table.tsx'
import { addTexts } from '../../ui/texts.ts'
import { discountsTexts } from '../../ui/texts/discounts.ts'
import { giftCardsTexts } from '../../ui/texts/gift-cards.ts'
import { ListFooter, Toolbar } from '../../ui/Toolbar.tsx'
import { useGiftCardColumns } from './gift-card-columns.tsx'
import { IssueGiftCard } from './IssueGiftCard.tsx'
import {
  type GiftCardFilters,
  giftCardStates,
  useGiftCardFilters,
  useGiftCards,
} from './use-gift-cards.ts'

addTexts(discountsTexts)
addTexts(giftCardsTexts)

/** The gift cards that were sold or issued. */
export function Component() {
  const t = useTranslate()
  const [isIssuing, setIsIssuing] = useState(false)
  const { data: session } = useQuery(sessionQuery)
  const mayChange = !!session && may(session.member.role, 'store.write')
  const filters = useGiftCardFilters()
  const query = useGiftCards(filters)
  const columns = useGiftCardColumns(mayChange)
  const issueButton = mayChange && (
    <Button primary onPress={() => setIsIssuing(true)}>
      {t('giftCards.issue')}
    </Button>
  )
  return (
    <Page
      title={t('giftCards.title')}
      back={{ to: '/config/discounts', label: t('discounts.title') }}
      actions={issueButton}
    >
      <Panel>
        <Tools filters={filters} />
        <QueryView
          query={query}
          skeleton={<TableSkeleton widths={[14, 10, 10, 8]} rows={6} />}
          isEmpty={(cards) => cards.length === 0}
          empty={<NoGiftCards filters={filters} issueButton={issueButton} />}
        >
          {(cards) => (
            <Table
              label={t('giftCards.title')}
              rows={cards}
              rowKey={({ id }) => id}
              columns={columns}
            />
          )}
        </QueryView>
        {query.hasNextPage && (
          <ListFooter>
            <Button onPress={() => void query.fetchNextPage()}>{t('studio.loadMore')}</Button>
          </ListFooter>
        )}
      </Panel>
      {isIssuing && <IssueGiftCard onClose={() => setIsIssuing(false)} />}
    </Page>
  )
}

function Tools({ filters: { text, state, change } }: { readonly filters: GiftCardFilters }) {
  const t = useTranslate()
  return (
    <Toolbar>
      <SegmentedControl
        label={t('studio.views')}
        value={state ?? 'all'}
        onChange={(id) => change({ state: id === 'all' ? '' : id })}
        segments={(['all', ...giftCardStates] as const).map((id) => ({
          id,
          label: t(`giftCards.state.${id}`),
        }))}
      />
      <SearchField
        label={t('giftCards.search')}
        placeholder={t('giftCards.searchPlaceholder')}
        value={text}
        onChange={(search) => change({ search })}
      />
    </Toolbar>
  )
}

function NoGiftCards(props: {
  readonly filters: GiftCardFilters
  readonly issueButton: ReactNode
}) {
  const { filters, issueButton } = props
  const t = useTranslate()
  if (filters.search !== '' || filters.state !== undefined)
    return (
      <EmptyState
        Icon={Search}
        title={t('giftCards.noMatches')}
        action={
          <Button onPress={() => filters.change({ search: '', state: '' })}>
            {t('discounts.clearFilters')}
          </Button>
        }
      >
        {t('giftCards.noMatches.text')}
      </EmptyState>
    )
  return (
    <EmptyState
      Icon={Gift}
      title={t('giftCards.empty')}
      {...(issueButton !== false && { action: issueButton })}
    >
      {t('giftCards.empty.text')}
    </EmptyState>
  )
}
