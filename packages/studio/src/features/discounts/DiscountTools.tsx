import type { Discount } from '@vitrine/contract'
import { SearchField } from '../../ui/fields/SearchField.tsx'
import { SegmentedControl } from '../../ui/fields/SegmentedControl.tsx'
import { Select } from '../../ui/fields/Select.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { Toolbar } from '../../ui/Toolbar.tsx'
import styles from './discounts.module.css'
import { type DiscountFilters, discountSorts, discountStates } from './use-discount-filters.ts'

type Counts = Readonly<Partial<Record<Discount['state'] | 'all', number>>>

/** The states, the search and the order of the list of discounts. States without a discount are not offered. */
export function DiscountTools(props: {
  readonly filters: DiscountFilters
  /** The number of discounts in each state; undefined while it loads. */
  readonly counts: Counts | undefined
}) {
  const { filters, counts = {} } = props
  const t = useTranslate()
  const { text, state, sort, change } = filters
  const shown = discountStates.filter((each) => each === state || counts[each])
  return (
    <Toolbar>
      <SegmentedControl
        label={t('studio.views')}
        value={state ?? 'all'}
        onChange={(id) => change({ state: id })}
        segments={(['all', ...shown] as const).map((id) => ({
          id,
          label: t('discounts.count', { name: t(`discounts.state.${id}`), count: counts[id] ?? 0 }),
        }))}
      />
      <div className={styles['filters']}>
        <SearchField
          label={t('discounts.search')}
          placeholder={t('discounts.searchPlaceholder')}
          value={text}
          onChange={(search) => change({ search })}
        />
        <Select
          label={t('discounts.sort')}
          hidesLabel
          value={sort}
          onChange={(id) => change({ sort: id })}
          options={discountSorts.map((id) => ({ id, label: t(`discounts.sort.${id}`) }))}
        />
      </div>
    </Toolbar>
  )
}
