import { fileKinds } from '@vitrine/model'
import { SearchField } from '../../ui/fields/SearchField.tsx'
import { SegmentedControl } from '../../ui/fields/SegmentedControl.tsx'
import { Select } from '../../ui/fields/Select.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { Toolbar } from '../../ui/Toolbar.tsx'
import styles from './FilesPage.module.css'
import { type FileFilterState, sorts, views } from './use-file-filters.ts'

interface FileFiltersProps {
  readonly filters: FileFilterState
  readonly counts:
    | { readonly all: number; readonly unused: number; readonly noAltText: number }
    | undefined
}

/** The views, the kinds, the order and the search of the library. */
export function FileFilters({ filters, counts }: FileFiltersProps) {
  const t = useTranslate()
  const { view, kind, sort, change } = filters
  const countByView = {
    all: counts?.all,
    'no-alt-text': counts?.noAltText,
    unused: counts?.unused,
  }
  return (
    <Toolbar>
      <SegmentedControl
        label={t('studio.views')}
        value={view}
        onChange={(value) => change('view', value === 'all' ? null : value)}
        segments={views.map((id) => ({
          id,
          label: t(`files.filter.${id}`, { number: String(countByView[id] ?? '') }),
        }))}
      />
      <div className={styles['filters']}>
        <FileSearch filters={filters} />
        <Select
          label={t('files.kind')}
          hidesLabel
          value={kind ?? 'any'}
          onChange={(value) => change('kind', value === 'any' ? null : value)}
          options={(['any', ...fileKinds] as const).map((id) => ({
            id,
            label: t(`files.kind.${id}`),
          }))}
        />
        <Select
          label={t('files.sort')}
          hidesLabel
          value={sort}
          onChange={(value) => change('sort', value === 'newest' ? null : value)}
          options={sorts.map((id) => ({ id, label: t(`files.sort.${id}`) }))}
        />
      </div>
    </Toolbar>
  )
}

function FileSearch({ filters: { text, change } }: { readonly filters: FileFilterState }) {
  const t = useTranslate()
  return (
    <SearchField
      label={t('files.search')}
      placeholder={t('files.searchPlaceholder')}
      value={text}
      onChange={(value) => change('search', value)}
    />
  )
}
