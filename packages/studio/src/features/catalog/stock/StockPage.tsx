import type { StockRow } from '@vitrine/contract'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { may } from '@vitrine/model'
import { Boxes, Search } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { callApi } from '../../../api/call-api.ts'
import { sessionQuery } from '../../../api/session.ts'
import { Button } from '../../../ui/Button.tsx'
import { SearchField } from '../../../ui/fields/SearchField.tsx'
import { SegmentedControl } from '../../../ui/fields/SegmentedControl.tsx'
import { useTranslate } from '../../../ui/i18n.ts'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { Page, Panel } from '../../../ui/Page.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { QueryView } from '../../../ui/states/QueryView.tsx'
import { TableSkeleton } from '../../../ui/states/TableSkeleton.tsx'
import { Table } from '../../../ui/Table.tsx'
import { addTexts } from '../../../ui/texts.ts'
import { productsTexts } from '../../../ui/texts/products.ts'
import { stockTexts } from '../../../ui/texts/stock.ts'
import { ListFooter, Toolbar } from '../../../ui/Toolbar.tsx'
import { StockDrawer } from './StockDrawer.tsx'
import { useStockColumns } from './stock-columns.tsx'

addTexts(productsTexts)
addTexts(stockTexts)

const FILTERS = ['low', 'out', 'committed', 'incoming'] as const

/** The stock of every variant that counts it. The search and the filter are in the URL. */
export function Component() {
  const t = useTranslate()
  const { data: session } = useQuery(sessionQuery)
  const mayWrite = !!session && may(session.member.role, 'products.write')
  const maySeeWaiting = !!session && may(session.member.role, 'orders.read')
  const [open, setOpen] = useState<StockRow>()
  const filters = useStockFilters()
  const { search, filter } = filters
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
      <Panel>
        <StockTools {...filters} />
        <QueryView
          query={query}
          skeleton={<TableSkeleton widths={[24, 6, 6, 6, 6]} rows={8} />}
          isEmpty={(rows) => rows.length === 0}
          empty={<NoStock isFiltered={search !== '' || filter !== undefined} />}
        >
          {(rows) => (
            <Table
              label={t('stock.manage')}
              rows={rows}
              rowKey={({ variantId }) => variantId}
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

interface StockFilters {
  readonly search: string
  readonly filter: (typeof FILTERS)[number] | undefined
  readonly onChange: (name: 'search' | 'filter', value: string) => void
}

function useStockFilters(): StockFilters {
  const [parameters, setParameters] = useSearchParams()
  return {
    search: parameters.get('search') ?? '',
    filter: FILTERS.find((each) => each === parameters.get('filter')),
    onChange: (name, value) => {
      // A control may call this with the parameters of an earlier rendering.
      const next = new URLSearchParams(window.location.search)
      if (value) next.set(name, value)
      else next.delete(name)
      setParameters(next, { replace: true })
    },
  }
}

function useStock({ search, filter }: StockFilters) {
  return useInfiniteQuery({
    queryKey: ['listStock', 'pages', search, filter],
    queryFn: ({ pageParam: cursor }) =>
      callApi('listStock', {
        query: { ...(search && { search }), ...(filter && { filter }), ...(cursor && { cursor }) },
      }),
    initialPageParam: '',
    getNextPageParam: ({ nextPageCursor }) => nextPageCursor,
    placeholderData: keepPreviousData,
    select: ({ pages }) => pages.flatMap(({ variants }) => variants),
  })
}

function StockTools({ search, filter, onChange }: StockFilters) {
  const t = useTranslate()
  // The address follows what is typed, and may be late.
  const [text, setText] = useState(search)
  const type = (value: string) => {
    setText(value)
    onChange('search', value.trim())
  }
  return (
    <Toolbar>
      <SegmentedControl
        label={t('stock.filter')}
        value={filter ?? 'all'}
        onChange={(id) => onChange('filter', id === 'all' ? '' : id)}
        segments={(['all', ...FILTERS] as const).map((id) => ({
          id,
          label: t(`stock.filter.${id}`),
        }))}
      />
      <SearchField
        label={t('products.search')}
        placeholder={t('products.searchPlaceholder')}
        value={text}
        onChange={type}
      />
    </Toolbar>
  )
}

function NoStock({ isFiltered }: { readonly isFiltered: boolean }) {
  const t = useTranslate()
  if (isFiltered)
    return (
      <EmptyState Icon={Search} title={t('stock.noMatches')}>
        {t('stock.noMatches.text')}
      </EmptyState>
    )
  return (
    <EmptyState Icon={Boxes} title={t('stock.empty')}>
      {t('stock.empty.text')}
    </EmptyState>
  )
}
