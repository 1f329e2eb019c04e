import { useState } from 'react'
import { RefreshCw } from 'lucide-react'
import { subscriptionViews } from '@vitrine/model'
import { callApi } from '../../api/call-api.ts'
import { useMay } from '../../api/use-may.ts'
import { Button } from '../../ui/Button.tsx'
import { SearchField } from '../../ui/fields/SearchField.tsx'
import { SegmentedControl } from '../../ui/fields/SegmentedControl.tsx'
import { CsvButton } from '../../ui/files/CsvButton.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { EmptyList } from '../../ui/lists/EmptyList.tsx'
import { ListPanel } from '../../ui/lists/ListPanel.tsx'
import { Page } from '../../ui/Page.tsx'
import { addTexts } from '../../ui/texts.ts'
import { subscriptionsTexts } from '../../ui/texts/subscriptions.ts'
import { Toolbar } from '../../ui/Toolbar.tsx'
import { HeldNotice } from './HeldNotice.tsx'
import { useSubscriptionColumns } from './subscription-columns.tsx'
import { SubscriptionSettings } from './SubscriptionSettings.tsx'
import {
  type SubscriptionFilters,
  useSubscriptionFilters,
  useSubscriptions,
} from './use-subscriptions.ts'

addTexts(subscriptionsTexts)

/** The subscriptions of customers. The view and the search are in the URL. */
export function Component() {
  const t = useTranslate()
  const [isSetUp, setIsSetUp] = useState(false)
  const mayChange = useMay('orders.write')
  const filters = useSubscriptionFilters()
  const query = useSubscriptions(filters)
  const columns = useSubscriptionColumns()
  return (
    <Page
      title={t('subscriptions.title')}
      back={{ to: '/config/orders', label: t('studio.screen.orders') }}
      actions={
        <>
          <CsvButton
            name="subscriptions"
            label={t('subscriptions.export')}
            loadPage={(page) =>
              callApi('exportSubscriptions', {
                query: { view: filters.view, search: filters.search, ...page },
              })
            }
          />
          {mayChange && (
            <Button onPress={() => setIsSetUp(true)}>{t('subscriptions.settings')}</Button>
          )}
        </>
      }
    >
      {query.data?.isHeld && <HeldNotice />}
      <ListPanel
        label={t('subscriptions.title')}
        query={query}
        getRows={({ subscriptions }) => subscriptions}
        rowKey={({ id }) => id}
        columns={columns}
        skeleton={{ widths: [16, 14, 8, 8], rows: 6 }}
        tools={<Tools filters={filters} />}
        empty={<NoSubscriptions filters={filters} />}
      />
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
  return (
    <EmptyList
      Icon={RefreshCw}
      title={t('subscriptions.empty')}
      text={t('subscriptions.empty.text')}
      isFiltered={filters.search !== '' || filters.view !== 'all'}
      noMatches={{
        title: t('subscriptions.noMatches'),
        text: t('subscriptions.noMatches.text'),
        clearLabel: t('subscriptions.showAll'),
        onClear: () => filters.change({ search: '', view: '' }),
      }}
    />
  )
}
