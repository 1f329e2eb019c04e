import { Store } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslate } from '../../ui/i18n.ts'
import { EmptyList } from '../../ui/lists/EmptyList.tsx'
import { ListPanel } from '../../ui/lists/ListPanel.tsx'
import { useProductColumns } from './product-columns.tsx'
import { ProductSelection } from './ProductSelection.tsx'
import { ProductTools } from './ProductTools.tsx'
import { type ProductFilters, useProductFilters, useProductList } from './use-product-list.ts'

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
    <ListPanel
      label={t('products.title')}
      query={query}
      getRows={({ products }) => products}
      rowKey={({ id }) => id}
      columns={columns}
      skeleton={{ widths: [24, 8, 8, 6, 6], rows: 8 }}
      tools={<ProductTools filters={filters} counts={query.data?.counts} />}
      empty={<NoProducts filters={filters} addButton={addButton} />}
      renderSelection={(products) =>
        mayWrite && (
          <ProductSelection
            products={products}
            selected={products.filter(({ id }) => selectedIds.includes(id))}
            onSelect={setSelectedIds}
          />
        )
      }
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
  )
}

function NoProducts(props: { readonly filters: ProductFilters; readonly addButton: ReactNode }) {
  const { filters, addButton } = props
  const t = useTranslate()
  return (
    <EmptyList
      Icon={Store}
      title={t('products.empty')}
      text={t('products.empty.text')}
      action={addButton}
      isFiltered={filters.isFiltered}
      noMatches={{
        title: t('products.noMatches'),
        text: t('products.noMatches.text'),
        clearLabel: t('products.clearFilters'),
        onClear: filters.clear,
      }}
    />
  )
}
