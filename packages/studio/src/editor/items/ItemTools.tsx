import { SearchField } from '../../ui/fields/SearchField.tsx'
import { SegmentedControl } from '../../ui/fields/SegmentedControl.tsx'
import { Select } from '../../ui/fields/Select.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { Toolbar } from '../../ui/Toolbar.tsx'
import { ItemWordFilters } from './ItemWordFilters.tsx'
import styles from './items.module.css'
import { type ItemFilters, itemSorts, type ItemState, itemStates } from './use-items.ts'

interface ItemToolsProps {
  readonly collectionId: string
  readonly filters: ItemFilters
  /** The number of items in each state; undefined while it loads. */
  readonly counts: Readonly<Partial<Record<ItemState, number>>> | undefined
}

/** The states, the search, the filters and the order of a list of items. States without an item are not offered. */
export function ItemTools({ collectionId, filters, counts = {} }: ItemToolsProps) {
  const t = useTranslate()
  const { text, state, sort, change } = filters
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const shown = itemStates.filter((each) => each === state || counts[each])
  return (
    <Toolbar>
      <SegmentedControl
        label={t('items.states')}
        value={state ?? 'all'}
        onChange={(id) => change('state', id === 'all' ? null : id)}
        segments={[
          { id: 'all', label: t('items.state', { state: t('items.all'), count: all }) },
          ...shown.map((id) => ({
            id,
            label: t('items.state', { state: t(`pages.state.${id}`), count: counts[id] ?? 0 }),
          })),
        ]}
      />
      <div className={styles['filters']}>
        <SearchField
          label={t('items.search')}
          placeholder={t('items.search')}
          value={text}
          onChange={filters.type}
        />
        <ItemWordFilters collectionId={collectionId} filters={filters} />
        <Select
          label={t('items.sort')}
          hidesLabel
          value={sort}
          onChange={(id) => change('sort', id === 'changed' ? null : id)}
          options={itemSorts.map((id) => ({ id, label: t(`items.sort.${id}`) }))}
        />
      </div>
    </Toolbar>
  )
}
