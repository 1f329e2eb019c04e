import type { ProductSummary } from '@vitrine/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Store } from 'lucide-react'
import { callApi } from '../../api/call-api.ts'
import { Button } from '../../ui/Button.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { Page, Panel } from '../../ui/Page.tsx'
import { EmptyState } from '../../ui/states/EmptyState.tsx'
import { QueryView } from '../../ui/states/QueryView.tsx'
import { TableSkeleton } from '../../ui/states/TableSkeleton.tsx'
import { Table } from '../../ui/Table.tsx'
import { ListFooter } from '../../ui/Toolbar.tsx'
import { useVariantColumns, type VariantRow } from './variant-columns.tsx'
import { addTexts } from '../../ui/texts.ts'
import { productsTexts } from '../../ui/texts/products.ts'

addTexts(productsTexts)

export function Component() {
  const t = useTranslate()
  const query = useInfiniteQuery({
    queryKey: ['listProducts'],
    queryFn: ({ pageParam: cursor }) =>
      callApi('listProducts', { query: cursor ? { cursor } : {} }),
    initialPageParam: '',
    getNextPageParam: ({ nextPageCursor }) => nextPageCursor,
    select: ({ pages }) => pages.flatMap(({ products }) => products.flatMap(listRows)),
  })
  const columns = useVariantColumns()
  return (
    <Page title={t('products.title')} note={t('products.note')}>
      <Panel>
        <QueryView
          query={query}
          skeleton={<TableSkeleton widths={[24, 8, 8, 6, 6]} rows={8} />}
          isEmpty={(rows) => rows.length === 0}
          empty={
            <EmptyState Icon={Store} title={t('products.empty')}>
              {t('products.empty.text')} <code>npx vitrine import products FILE.csv</code>
            </EmptyState>
          }
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

function listRows(product: ProductSummary): readonly VariantRow[] {
  return product.variants.map((variant, index) => ({ product, variant, isFirst: index === 0 }))
}
