import { ShoppingCart } from 'lucide-react'
import { useState } from 'react'
import { useMay } from '../../api/use-may.ts'
import { Button } from '../../ui/Button.tsx'
import { SearchField } from '../../ui/fields/SearchField.tsx'
import { SegmentedControl } from '../../ui/fields/SegmentedControl.tsx'
import { formatAmount } from '../../ui/format.ts'
import { useTranslate } from '../../ui/i18n.ts'
import { EmptyList } from '../../ui/lists/EmptyList.tsx'
import { ListPanel } from '../../ui/lists/ListPanel.tsx'
import { Page } from '../../ui/Page.tsx'
import { addTexts } from '../../ui/texts.ts'
import { abandonedCartsTexts } from '../../ui/texts/abandoned-carts/abandoned-carts.ts'
import { Toolbar } from '../../ui/Toolbar.tsx'
import { useAbandonedCartColumns } from './abandoned-cart-columns.tsx'
import { ReminderSettings } from './ReminderSettings.tsx'
import {
  type AbandonedCartFilters,
  abandonedCartStates,
  useAbandonedCartFilters,
  useAbandonedCarts,
} from './use-abandoned-carts.ts'

addTexts(abandonedCartsTexts)

/** The carts that buyers left, and what came back of them. The view and the search are in the URL. */
export function Component() {
  const t = useTranslate()
  const [isSetUp, setIsSetUp] = useState(false)
  const mayChange = useMay('products.write')
  const filters = useAbandonedCartFilters()
  const query = useAbandonedCarts(filters)
  const columns = useAbandonedCartColumns()
  const figures = query.data?.figures
  return (
    <Page
      title={t('abandonedCarts.title')}
      back={{ to: '/config/orders', label: t('studio.screen.orders') }}
      {...(figures && {
        note: t('abandonedCarts.figures', {
          count: figures.carts,
          reminded: figures.reminded,
          recovered: figures.recovered,
          revenue: formatAmount(figures.revenue),
        }),
      })}
      actions={
        mayChange && (
          <Button onPress={() => setIsSetUp(true)}>{t('abandonedCarts.settings')}</Button>
        )
      }
    >
      <ListPanel
        label={t('abandonedCarts.title')}
        query={query}
        getRows={({ carts }) => carts}
        rowKey={({ id }) => id}
        columns={columns}
        skeleton={{ widths: [16, 14, 8, 8], rows: 6 }}
        tools={<Tools filters={filters} />}
        empty={<NoCarts filters={filters} />}
      />
      {isSetUp && <ReminderSettings onClose={() => setIsSetUp(false)} />}
    </Page>
  )
}

function Tools({ filters: { text, state, change } }: { readonly filters: AbandonedCartFilters }) {
  const t = useTranslate()
  return (
    <Toolbar>
      <SegmentedControl
        label={t('studio.views')}
        value={state ?? 'all'}
        onChange={(id) => change({ state: id })}
        segments={(['all', ...abandonedCartStates] as const).map((id) => ({
          id,
          label: t(`abandonedCarts.state.${id}`),
        }))}
      />
      <SearchField
        label={t('abandonedCarts.search')}
        placeholder={t('abandonedCarts.column.email')}
        value={text}
        onChange={(search) => change({ search })}
      />
    </Toolbar>
  )
}

function NoCarts({ filters }: { readonly filters: AbandonedCartFilters }) {
  const t = useTranslate()
  return (
    <EmptyList
      Icon={ShoppingCart}
      title={t('abandonedCarts.empty')}
      text={t('abandonedCarts.empty.text')}
      isFiltered={filters.search !== '' || filters.state !== undefined}
      noMatches={{
        title: t('abandonedCarts.noMatches'),
        text: t('abandonedCarts.noMatches.text'),
        clearLabel: t('abandonedCarts.showAll'),
        onClear: () => filters.change({ search: '', state: '' }),
      }}
    />
  )
}
