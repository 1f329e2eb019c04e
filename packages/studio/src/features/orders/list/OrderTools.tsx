import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { routeQuery } from '../../../api/route-query.ts'
import { useMay } from '../../../api/use-may.ts'
import { SearchField } from '../../../ui/fields/SearchField.tsx'
import { SegmentedControl } from '../../../ui/fields/SegmentedControl.tsx'
import { useTranslate } from '../../../ui/i18n.ts'
import { Toolbar } from '../../../ui/Toolbar.tsx'
import { FilterPopover } from './FilterPopover.tsx'
import styles from './list.module.css'
import { NO_FILTERS, type OrderFilters, type useOrderFilters, VIEWS } from './order-filters.ts'
import { toFilterChanges, useOrderViews } from './use-order-views.ts'
import { ViewActions } from './ViewActions.tsx'

/** Formats the count of a view, which ends at 1,000. */
function formatCount(count: number): string {
  return count >= 1_000 ? '999+' : String(count)
}

interface OrderToolsProps {
  readonly filters: OrderFilters
  readonly onChange: ReturnType<typeof useOrderFilters>['change']
}

/** The views, the search and the filters of the list of orders. */
export function OrderTools({ filters, onChange }: OrderToolsProps) {
  const t = useTranslate()
  const { data } = useQuery(routeQuery('countOrders'))
  const mayChange = useMay('orders.write')
  const { views, current } = useOrderViews(filters)
  // The address follows what is typed, and may be late.
  const [text, setText] = useState(filters.search)
  const type = (value: string) => {
    setText(value)
    onChange({ search: value })
  }
  const choose = (id: string) => {
    const chosen = views.find((view) => view.id === id)
    // A saved view is left with everything that it filters.
    const changes = chosen ? toFilterChanges(chosen) : { ...(current && NO_FILTERS), view: id }
    if (changes.search !== undefined) setText(changes.search ?? '')
    onChange(changes)
  }
  const builtIn = VIEWS.map((id) => {
    const label = t(`orders.view.${id}`)
    return { id, label: data ? `${label} ${formatCount(data.counts[id])}` : label }
  })
  return (
    <Toolbar>
      <SegmentedControl
        label={t('studio.views')}
        value={current?.id ?? filters.view}
        onChange={choose}
        segments={[...builtIn, ...views.map(({ id, name }) => ({ id, label: name }))]}
      />
      <SearchField
        label={t('orders.search')}
        placeholder={t('orders.searchPlaceholder')}
        value={text}
        onChange={type}
      />
      <div className={styles['buttons']}>
        <FilterPopover filters={filters} onChange={onChange} />
        {mayChange && <ViewActions filters={filters} current={current} />}
      </div>
    </Toolbar>
  )
}
