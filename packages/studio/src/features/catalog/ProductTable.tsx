import { Search, Store } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { Panel } from '../../ui/Page.tsx'
import { EmptyState } from '../../ui/states/EmptyState.tsx'
import { QueryView } from '../../ui/states/QueryView.tsx'
import { TableSkeleton } from '../../ui/states/TableSkeleton.tsx'
import { Table } from '../../ui/Table.tsx'
import { ListFooter } from '../../ui/Toolbar.tsx'
import { useProductColumns } from './product-columns.tsx'
import { ProductSelection } from './ProductSelection.tsx'
import { ProductTools } from './ProductTools.tsx'
import { useProductFilters, useProductList } from './use-product-list.ts'

interface ProductTableProps {
  readonly mayWrite: boolean
  /** The button that adds a product; false for who may not. */
  readonly addButton: ReactNode
}

/** The list of products, which are searched, sorted, selected and changed together. */
export function ProductTable({ mayWrite, addButton }: ProductTableProps) {
  const t = useTranslate()
  const filters = useProductFilters()
  const query = useProductList(filters)
  const columns = useProductColumns()
  const [selectedIds, setSelectedIds] = useState<readonly string[]>([])
  return (
    <Panel>
      <ProductTools filters={filters} counts={query.data?.counts} />
      <QueryView
        query={query}
        skeleton={<TableSkeleton widths={[24, 8, 8, 6, 6]} rows={8} />}
        isEmpty={({ products }) => products.length === 0}
        empty={
          <NoProducts
            onClear={filters.isFiltered ? filters.clear : undefined}
            addButton={addButton}
          />
        }
      >
        {({ products }) => (
          <>
            {mayWrite && (
              <ProductSelection
                products={products}
                selected={products.filter(({ id }) => selectedIds.includes(id))}
                onSelect={setSelectedIds}
              />
            )}
            <Table
              label={t('products.title')}
              rows={products}
              rowKey={({ id }) => id}
              columns={columns}
              selection={
                mayWrite
                  ? {
                      keys: selectedIds,
                      onChange: setSelectedIds,
                      getLabel: ({ title }) => t('products.selectNamed', { name: title }),
                    }
                  : undefined
              }
            />
          </>
        )}
      </QueryView>
      {query.hasNextPage && (
        <ListFooter>
          <Button onPress={() => void query.fetchNextPage()}>{t('studio.loadMore')}</Button>
        </ListFooter>
      )}
    </Panel>
  )
}

interface NoProductsProps {
  /** Clears the filters; undefined if none is set. */
  readonly onClear: (() => void) | undefined
  readonly addButton: ReactNode
}

function NoProducts({ onClear, addButton }: NoProductsProps) {
  const t = useTranslate()
  if (onClear)
    return (
      <EmptyState
        Icon={Search}
        title={t('products.noMatches')}
        action={<Button onPress={onClear}>{t('products.clearFilters')}</Button>}
      >
        {t('products.noMatches.text')}
      </EmptyState>
    )
  return (
    <EmptyState
      Icon={Store}
      title={t('products.empty')}
      {...(addButton !== false && { action: addButton })}
    >
      {t('products.empty.text')}
    </EmptyState>
  )
}
