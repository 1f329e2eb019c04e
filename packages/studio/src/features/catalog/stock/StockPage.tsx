import type { StockRow } from '@vitrine/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Boxes } from 'lucide-react'
import { useState } from 'react'
import { callApi } from '../../../api/call-api.ts'
import { pagedQuery } from '../../../api/paged-query.ts'
import { useMay } from '../../../api/use-may.ts'
import { SearchField } from '../../../ui/fields/SearchField.tsx'
import { SegmentedControl } from '../../../ui/fields/SegmentedControl.tsx'
import { useTranslate } from '../../../ui/i18n.ts'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { EmptyList } from '../../../ui/lists/EmptyList.tsx'
import { ListPanel } from '../../../ui/lists/ListPanel.tsx'
import { useUrlFilters } from '../../../ui/lists/use-url-filters.ts'
import { Page } from '../../../ui/Page.tsx'
import { addTexts } from '../../../ui/texts.ts'
import { productsTexts } from '../../../ui/texts/products.ts'
import { stockTexts } from '../../../ui/texts/stock.ts'
import { Toolbar } from '../../../ui/Toolbar.tsx'
import { StockDrawer } from './StockDrawer.tsx'
import { useStockColumns } from './stock-columns.tsx'

addTexts(productsTexts)
addTexts(stockTexts)

const FILTERS = ['low', 'out', 'committed', 'incoming'] as const

/** The stock of every variant that counts it. The search and the filter are in the URL. */
export function Component() {
  const t = useTranslate()
  const mayWrite = useMay('products.write')
  const maySeeWaiting = useMay('orders.read')
  const [open, setOpen] = useState<StockRow>()
  const filters = useStockFilters()
  const query = useStock(filters)
  const columns = useStockColumns(setOpen)
  return (
    <Page
      title={t('stock.manage')}
      note={t('stock.note')}
      back={{ to: '/config/products', label: t('products.title') }}
      actions={
        maySeeWaiting && <LinkButton to="/config/products/restock">{t('stock.restock')}</LinkButton>
      }
    >
      <ListPanel
        label={t('stock.manage')}
        query={query}
        getRows={(rows) => rows}
        rowKey={({ variantId }) => variantId}
        columns={columns}
        skeleton={{ widths: [24, 6, 6, 6, 6], rows: 8 }}
        tools={<StockTools {...filters} />}
        empty={<NoStock isFiltered={filters.search !== '' || filters.filter !== undefined} />}
      />
      {open && (
        <StockDrawer
          variantId={open.variantId}
          mayWrite={mayWrite}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Page>
  )
}

function useStockFilters() {
  const { get, choose, text, change } = useUrlFilters({ filter: 'all' })
  return { text, change, search: get('search'), filter: choose('filter', FILTERS) }
}

type StockFilters = ReturnType<typeof useStockFilters>

function useStock({ search, filter }: StockFilters) {
  const input = { ...(search && { search }), ...(filter && { filter }) }
  return useInfiniteQuery({
    ...pagedQuery(['listStock', 'pages', search, filter], (page) =>
      callApi('listStock', { query: { ...input, ...page } }),
    ),
    select: ({ pages }) => pages.flatMap(({ variants }) => variants),
  })
}

function StockTools({ text, filter, change }: StockFilters) {
  const t = useTranslate()
  return (
    <Toolbar>
      <SegmentedControl
        label={t('stock.filter')}
        value={filter ?? 'all'}
        onChange={(id) => change({ filter: id })}
        segments={(['all', ...FILTERS] as const).map((id) => ({
          id,
          label: t(`stock.filter.${id}`),
        }))}
      />
      <SearchField
        label={t('products.search')}
        placeholder={t('products.searchPlaceholder')}
        value={text}
        onChange={(search) => change({ search })}
      />
    </Toolbar>
  )
}

function NoStock({ isFiltered }: { readonly isFiltered: boolean }) {
  const t = useTranslate()
  return (
    <EmptyList
      Icon={Boxes}
      title={t('stock.empty')}
      text={t('stock.empty.text')}
      isFiltered={isFiltered}
      noMatches={{ title: t('stock.noMatches'), text: t('stock.noMatches.text') }}
    />
  )
}
