import type { ProductSummary } from '@vitrine/contract'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { may } from '@vitrine/model'
import { Search, Store } from 'lucide-react'
import { callApi } from '../../api/call-api.ts'
import { sessionQuery } from '../../api/session.ts'
import { Button } from '../../ui/Button.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Page, Panel } from '../../ui/Page.tsx'
import { EmptyState } from '../../ui/states/EmptyState.tsx'
import { QueryView } from '../../ui/states/QueryView.tsx'
import { TableSkeleton } from '../../ui/states/TableSkeleton.tsx'
import { Table } from '../../ui/Table.tsx'
import { ListFooter } from '../../ui/Toolbar.tsx'
import { ProductFilters, useProductFilters } from './ProductFilters.tsx'
import { useVariantColumns, type VariantRow } from './variant-columns.tsx'
import { addTexts } from '../../ui/texts.ts'
import { productsTexts } from '../../ui/texts/products.ts'

addTexts(productsTexts)

/** The list of products. The search and the status are in the URL, so that they can be bookmarked and shared. */
export function Component() {
  const t = useTranslate()
  const filters = useProductFilters()
  const { search, status } = filters
  const { data: session } = useQuery(sessionQuery)
  const mayAdd = !!session && may(session.member.role, 'products.write')
  const query = useInfiniteQuery({
    queryKey: ['listProducts', search, status],
    queryFn: ({ pageParam: cursor }) =>
      callApi('listProducts', {
        query: { ...(search && { search }), ...(status && { status }), ...(cursor && { cursor }) },
      }),
    initialPageParam: '',
    getNextPageParam: ({ nextPageCursor }) => nextPageCursor,
    placeholderData: keepPreviousData,
    select: ({ pages }) => pages.flatMap(({ products }) => products.flatMap(listRows)),
  })
  const columns = useVariantColumns()
  return (
    <Page title={t('products.title')} note={t('products.note')} actions={mayAdd && <AddButton />}>
      <Panel>
        <ProductFilters {...filters} />
        <QueryView
          query={query}
          skeleton={<TableSkeleton widths={[24, 8, 8, 6, 6]} rows={8} />}
          isEmpty={(rows) => rows.length === 0}
          empty={<NoProducts isFiltered={search !== '' || status !== undefined} mayAdd={mayAdd} />}
        >
          {(rows) => (
            <Table
              label={t('products.title')}
              rows={rows}
              rowKey={({ variant }) => variant.id}
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
    </Page>
  )
}

function AddButton() {
  const t = useTranslate()
  return (
    <LinkButton primary to="/config/products/new">
      {t('products.add')}
    </LinkButton>
  )
}

function NoProducts(props: { readonly isFiltered: boolean; readonly mayAdd: boolean }) {
  const t = useTranslate()
  if (props.isFiltered)
    return (
      <EmptyState Icon={Search} title={t('products.noMatches')}>
        {t('products.noMatches.text')}
      </EmptyState>
    )
  return (
    <EmptyState
      Icon={Store}
      title={t('products.empty')}
      {...(props.mayAdd && { action: <AddButton /> })}
    >
      {t('products.empty.text')} <code>npx vitrine import products FILE.csv</code>
    </EmptyState>
  )
}

function listRows(product: ProductSummary): readonly VariantRow[] {
  return product.variants.map((variant, index) => ({ product, variant, isFirst: index === 0 }))
}
