import { History } from 'lucide-react'
import { SettingsPage } from '../../app/SettingsPage.tsx'
import { SegmentedControl } from '../../ui/fields/SegmentedControl.tsx'
import { Select } from '../../ui/fields/Select.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { EmptyList } from '../../ui/lists/EmptyList.tsx'
import { ListPanel } from '../../ui/lists/ListPanel.tsx'
import { addTexts } from '../../ui/texts.ts'
import { activityChangeTexts } from '../../ui/texts/people/activity-changes.ts'
import { activityTexts } from '../../ui/texts/people/activity.ts'
import { Toolbar } from '../../ui/Toolbar.tsx'
import { useActivityColumns } from './activity-columns.tsx'
import { type ActivityFilters, periods, useActivity, useActivityFilters } from './use-activity.ts'

addTexts(activityTexts)
addTexts(activityChangeTexts)

/** The log of who changed what. The person and the period are in the URL. */
export function Component() {
  const t = useTranslate()
  const filters = useActivityFilters()
  const query = useActivity(filters)
  const isFiltered = filters.actor !== '' || filters.period !== undefined
  return (
    <SettingsPage title={t('activity.title')} note={t('activity.note')} wide>
      <ListPanel
        label={t('activity.title')}
        query={query}
        getRows={({ activity }) => activity}
        rowKey={({ id }) => id}
        columns={useActivityColumns()}
        skeleton={{ widths: [20, 14, 8], rows: 8 }}
        tools={<Tools filters={filters} actors={query.data?.actors ?? []} />}
        empty={
          <EmptyList
            Icon={History}
            title={t('activity.empty')}
            text={t('activity.empty.text')}
            isFiltered={isFiltered}
            noMatches={{
              title: t('activity.noMatches'),
              text: t('activity.noMatches.text'),
              clearLabel: t('activity.showAll'),
              onClear: () => filters.change({ actor: '', period: '' }),
            }}
          />
        }
      />
    </SettingsPage>
  )
}

/** The choice of a period and of a person. */
function Tools(props: { readonly filters: ActivityFilters; readonly actors: readonly string[] }) {
  const { filters, actors } = props
  const { actor, period, change } = filters
  const t = useTranslate()
  const people = actor === '' || actors.includes(actor) ? actors : [actor, ...actors]
  return (
    <Toolbar>
      <SegmentedControl
        label={t('activity.period')}
        value={period ?? 'all'}
        onChange={(id) => change({ period: id })}
        segments={([...periods, 'all'] as const).map((id) => ({
          id,
          label: t(`activity.period.${id}`),
        }))}
      />
      <Select
        label={t('activity.actor')}
        hidesLabel
        value={actor}
        onChange={(id) => change({ actor: id })}
        options={[
          { id: '', label: t('activity.actor.all') },
          ...people.map((id) => ({ id, label: id })),
        ]}
      />
    </Toolbar>
  )
}
