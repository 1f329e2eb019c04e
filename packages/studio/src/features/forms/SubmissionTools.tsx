import { ListFilter } from 'lucide-react'
import type { SiteForm } from '@vitrine/contract'
import { Button } from '../../ui/Button.tsx'
import { DateField } from '../../ui/fields/DateField.tsx'
import { SearchField } from '../../ui/fields/SearchField.tsx'
import { SegmentedControl } from '../../ui/fields/SegmentedControl.tsx'
import { Select } from '../../ui/fields/Select.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { Popover } from '../../ui/overlays/Popover.tsx'
import { Toolbar } from '../../ui/Toolbar.tsx'
import styles from './submissions.module.css'
import { LISTS, type SubmissionFilters } from './use-submissions.ts'

interface SubmissionToolsProps {
  readonly filters: SubmissionFilters
  /** The number of submissions in each list; undefined while it loads. */
  readonly counts: Readonly<Record<(typeof LISTS)[number], number>> | undefined
  readonly forms: readonly SiteForm[]
}

const ALL = 'all'

/** The lists, the search and the filters of submissions. */
export function SubmissionTools({ filters, counts, forms }: SubmissionToolsProps) {
  const t = useTranslate()
  const { text, status, formId, change } = filters
  const isKnown = forms.some((form) => form.formId === formId)
  return (
    <Toolbar>
      <SegmentedControl
        label={t('studio.views')}
        value={status}
        onChange={(id) => change({ list: id })}
        segments={LISTS.map((id) => ({
          id,
          label: t('forms.counted', { list: t(`forms.list.${id}`), count: counts?.[id] ?? 0 }),
        }))}
      />
      <SearchField
        label={t('forms.search')}
        placeholder={t('forms.searchPlaceholder')}
        value={text}
        onChange={(search) => change({ search })}
      />
      <Select
        label={t('forms.selectForm')}
        hidesLabel
        value={isKnown ? formId : ALL}
        onChange={(id) => change({ form: id })}
        options={[
          { id: ALL, label: t('forms.selectForm.all') },
          ...forms.map(({ formId: id, formName: label }) => ({ id, label })),
        ]}
      />
      <DaysPopover filters={filters} />
    </Toolbar>
  )
}

function DaysPopover({ filters: { from, to, change } }: { readonly filters: SubmissionFilters }) {
  const t = useTranslate()
  const isChosen = from !== '' || to !== ''
  return (
    <Popover
      label={t('forms.days')}
      placement="bottom end"
      trigger={
        <Button>
          <ListFilter aria-hidden="true" />
          {t(isChosen ? 'forms.daysChosen' : 'forms.days')}
        </Button>
      }
    >
      <div className={styles['days']}>
        <DateField
          label={t('forms.days.from')}
          value={from}
          onChange={(day) => change({ from: day })}
        />
        <DateField label={t('forms.days.to')} value={to} onChange={(day) => change({ to: day })} />
        {isChosen && (
          <Button small onPress={() => change({ from: null, to: null })}>
            {t('forms.clearFilters')}
          </Button>
        )}
      </div>
    </Popover>
  )
}
