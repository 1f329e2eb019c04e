import type { MemberArea } from '@vitrine/contract'
import { DateField } from '../../ui/fields/DateField.tsx'
import { SearchField } from '../../ui/fields/SearchField.tsx'
import { SegmentedControl } from '../../ui/fields/SegmentedControl.tsx'
import { Select } from '../../ui/fields/Select.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { Toolbar } from '../../ui/Toolbar.tsx'
import styles from './members.module.css'
import { type MemberFilters, STATES } from './use-members.ts'

const ALL = 'all'

interface MemberToolsProps {
  readonly filters: MemberFilters
  readonly areas: readonly MemberArea[]
}

/** The states, the search and the filters of the list of accounts. */
export function MemberTools({ filters, areas }: MemberToolsProps) {
  const t = useTranslate()
  const { text, state, areaId, since, change } = filters
  return (
    <Toolbar>
      <SegmentedControl
        label={t('studio.views')}
        value={state ?? ALL}
        onChange={(id) => change({ state: id })}
        segments={([ALL, ...STATES] as const).map((id) => ({
          id,
          label: t(`members.state.${id}`),
        }))}
      />
      <div className={styles['filters']}>
        <SearchField
          label={t('members.search')}
          placeholder={t('members.searchPlaceholder')}
          value={text}
          onChange={(search) => change({ search })}
        />
        <Select
          label={t('members.area')}
          hidesLabel
          value={areaId === '' ? ALL : areaId}
          onChange={(id) => change({ area: id })}
          options={[
            { id: ALL, label: t('members.area.all') },
            ...areas.map(({ id, name }) => ({ id, label: name })),
          ]}
        />
        <DateField
          label={t('members.filter.since')}
          isInline
          value={since}
          onChange={(day) => change({ since: day })}
        />
      </div>
    </Toolbar>
  )
}
