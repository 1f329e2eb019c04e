import { ListFilter } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { SearchField } from '../../ui/fields/SearchField.tsx'
import { SegmentedControl } from '../../ui/fields/SegmentedControl.tsx'
import { Select } from '../../ui/fields/Select.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { Popover } from '../../ui/overlays/Popover.tsx'
import { Toolbar } from '../../ui/Toolbar.tsx'
import styles from './customers.module.css'
import { type CustomerFilters, SORTS, type useCustomerFilters, VIEWS } from './filters.ts'

interface ToolProps {
  readonly filters: CustomerFilters
  readonly onChange: ReturnType<typeof useCustomerFilters>['change']
}

/** The views, the search, the filter and the sort of the list of customers. */
export function ListTools({ filters, onChange }: ToolProps) {
  const t = useTranslate()
  // The address follows what is typed, and may be late.
  const [text, setText] = useState(filters.search)
  const type = (value: string) => {
    setText(value)
    onChange({ search: value })
  }
  return (
    <Toolbar>
      <SegmentedControl
        label={t('studio.views')}
        value={filters.view}
        onChange={(view) => onChange({ view })}
        segments={VIEWS.map((id) => ({ id, label: t(`customers.view.${id}`) }))}
      />
      <SearchField
        label={t('customers.search')}
        placeholder={t('customers.searchPlaceholder')}
        value={text}
        onChange={type}
      />
      <FilterPopover filters={filters} onChange={onChange} />
    </Toolbar>
  )
}

function FilterPopover({ filters: { since, sort }, onChange }: ToolProps) {
  const t = useTranslate()
  return (
    <Popover
      label={t('customers.filter')}
      placement="bottom end"
      trigger={
        <Button>
          <ListFilter aria-hidden="true" />
          {since ? t('customers.filterCount', { count: 1 }) : t('customers.filter')}
        </Button>
      }
    >
      <div className={styles['filters']}>
        <TextField
          type="date"
          label={t('customers.since')}
          value={since ?? ''}
          onChange={(day) => onChange({ since: day })}
        />
        <Select
          label={t('customers.sort')}
          value={sort}
          onChange={(id) => onChange({ sort: id })}
          options={SORTS.map((id) => ({ id, label: t(`customers.sort.${id}`) }))}
        />
        {since && (
          <Button small onPress={() => onChange({ since: null })}>
            {t('customers.clearFilters')}
          </Button>
        )}
      </div>
    </Popover>
  )
}
