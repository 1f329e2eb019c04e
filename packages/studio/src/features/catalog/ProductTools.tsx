import { SearchField } from '../../ui/fields/SearchField.tsx'
import { SegmentedControl } from '../../ui/fields/SegmentedControl.tsx'
import { Select } from '../../ui/fields/Select.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { Toolbar } from '../../ui/Toolbar.tsx'
import styles from './ProductsPage.module.css'
import { type ProductFilters, type ProductList, productSorts } from './use-product-list.ts'
import { productStatuses } from './values/choices.ts'

interface ProductToolsProps {
  readonly filters: ProductFilters
  /** The number of products in each state; undefined while it loads. */
  readonly counts: ProductList['counts']
}

/** The states, the search and the order of the list of products. States without a product are not offered. */
export function ProductTools({ filters, counts = {} }: ProductToolsProps) {
  const t = useTranslate()
  const { text, status, stock, sort, change } = filters
  const shown = productStatuses.filter((each) => each === status || counts[each])
  const { archived: _, ...sold } = counts
  const all = Object.values(sold).reduce((sum, count) => sum + count, 0)
  return (
    <Toolbar>
      <SegmentedControl
        label={t('products.field.status')}
        value={status ?? 'all'}
        onChange={(id) => change({ status: id })}
        segments={[
          { id: 'all', label: t('products.state', { state: t('products.all'), count: all }) },
          ...shown.map((id) => ({
            id,
            label: t('products.state', {
              state: t(`products.status.${id}`),
              count: counts[id] ?? 0,
            }),
          })),
        ]}
      />
      <div className={styles['filters']}>
        <SearchField
          label={t('products.search')}
          placeholder={t('products.searchPlaceholder')}
          value={text}
          onChange={(search) => change({ search })}
        />
        <Select
          label={t('products.stockFilter')}
          hidesLabel
          value={stock ?? 'any'}
          onChange={(id) => change({ stock: id })}
          options={(['any', 'low'] as const).map((id) => ({
            id,
            label: t(`products.stockFilter.${id}`),
          }))}
        />
        <Select
          label={t('products.sort')}
          hidesLabel
          value={sort}
          onChange={(id) => change({ sort: id })}
          options={productSorts.map((id) => ({ id, label: t(`products.sort.${id}`) }))}
        />
      </div>
    </Toolbar>
  )
}
