import { useState } from 'react'
import { RefreshCw, Search } from 'lucide-react'
import { subscriptionViews } from '@vitrine/model'
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
import { subscriptionsTexts } from '../../ui/texts/subscriptions.ts'
import { ListFooter, Toolbar } from '../../ui/Toolbar.tsx'
import { HeldNotice } from './HeldNotice.tsx'
import { useSubscriptionColumns } from './subscription-columns.tsx'
import { SubscriptionSettings } from './SubscriptionSettings.tsx'
import {
  type SubscriptionFilters,
  useMayChange,
  useSubscriptionFilters,
  useSubscriptions,
} from './use-subscriptions.ts'

addTexts(subscriptionsTexts)

/** The subscriptions of customers. The view and the search are in the URL. */
export function Component() {
  const t = useTranslate()
  const [isSetUp, setIsSetUp] = useState(false)
  const filters = useSubscriptionFilters()
  const query = useSubscriptions(filters)
  const columns = useSubscriptionColumns()
  return (
    <Page
      title={t('subscriptions.title')}
      back={{ to: '/config/orders', label: t('studio.screen.orders') }}
      actions={
        useMayChange() && (
          <Button onPress={() => setIsSetUp(true)}>{t('subscriptions.settings')}</Button>
        )
      }
    >
      {query.data?.isHeld && <HeldNotice />}
      <Panel>
        <Tools filters={filters} />
        <QueryView
          query={query}
          skeleton={<TableSkeleton widths={[16, 14, 8, 8]} rows={6} />}
          isEmpty={({ subscriptions }) => subscriptions.length === 0}
          empty={<NoSubscriptions filters={filters} />}
        >
          {({ subscriptions }) => (
            <Table
              label={t('subscriptions.title')}
              rows={subscriptions}
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
      {isSetUp && <SubscriptionSettings onClose={() => setIsSetUp(false)} />}
    </Page>
  )
}

function Tools({ filters: { text, view, change } }: { readonly filters: SubscriptionFilters }) {
  const t = useTranslate()
  return (
    <Toolbar>
      <SegmentedControl
        label={t('studio.views')}
        value={view}
        onChange={(id) => change({ view: id })}
        segments={subscriptionViews.map((id) => ({ id, label: t(`subscriptions.view.${id}`) }))}
      />
      <SearchField
        label={t('subscriptions.search')}
        placeholder={t('subscriptions.searchPlaceholder')}
        value={text}
        onChange={(search) => change({ search })}
      />
    </Toolbar>
  )
}

function NoSubscriptions({ filters }: { readonly filters: SubscriptionFilters }) {
  const t = useTranslate()
  if (filters.search !== '' || filters.view !== 'all')
    return (
      <EmptyState
        Icon={Search}
        title={t('subscriptions.noMatches')}
        action={
          <Button onPress={() => filters.change({ search: '', view: 'all' })}>
            {t('subscriptions.showAll')}
          </Button>
        }
      >
        {t('subscriptions.noMatches.text')}
      </EmptyState>
    )
  return (
    <EmptyState Icon={RefreshCw} title={t('subscriptions.empty')}>
      {t('subscriptions.empty.text')}
    </EmptyState>
  )
}
