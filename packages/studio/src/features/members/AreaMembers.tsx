import type { MemberArea, SiteUserSummary } from '@vitrine/contract'
import { UserRoundCheck } from 'lucide-react'
import { Button } from '../../ui/Button.tsx'
import { SearchField } from '../../ui/fields/SearchField.tsx'
import { type Translate, useTranslate } from '../../ui/i18n.ts'
import { EmptyList } from '../../ui/lists/EmptyList.tsx'
import { ListPanel } from '../../ui/lists/ListPanel.tsx'
import { useUrlFilters } from '../../ui/lists/use-url-filters.ts'
import type { Column } from '../../ui/Table.tsx'
import { Timestamp } from '../../ui/Timestamp.tsx'
import { Toolbar } from '../../ui/Toolbar.tsx'
import { PersonLink } from './member-columns.tsx'
import { useMembers } from './use-members.ts'
import { useMembership } from './use-membership.ts'

/** The people in an area. */
export function AreaMembers(props: { readonly area: MemberArea; readonly mayWrite: boolean }) {
  const { area, mayWrite } = props
  const t = useTranslate()
  const { get, text, change } = useUrlFilters()
  const search = get('search')
  const query = useMembers({ memberAreaId: area.id, ...(search && { search }) })
  const { remove } = useMembership()
  const removePerson = (person: SiteUserSummary) => void remove({ area, person }, 'maybe')
  return (
    <ListPanel
      label={t('members.area.people')}
      query={query}
      getRows={(people) => people}
      rowKey={({ id }) => id}
      columns={listColumns(t, mayWrite ? removePerson : undefined)}
      skeleton={{ widths: [20, 8], rows: 4 }}
      tools={
        <Toolbar>
          <SearchField
            label={t('members.search')}
            placeholder={t('members.searchPlaceholder')}
            value={text}
            onChange={(typed) => change({ search: typed })}
          />
        </Toolbar>
      }
      empty={
        <EmptyList
          Icon={UserRoundCheck}
          title={t('members.area.noMembers')}
          text={t('members.area.noMembers.text')}
          isFiltered={search !== ''}
          noMatches={{
            title: t('members.noMatches'),
            text: t('members.noMatches.text'),
            clearLabel: t('members.clearFilters'),
            onClear: () => change({ search: '' }),
          }}
        />
      }
    />
  )
}

function listColumns(
  t: Translate,
  onRemove: ((person: SiteUserSummary) => void) | undefined,
): readonly Column<SiteUserSummary>[] {
  const columns: Column<SiteUserSummary>[] = [
    {
      title: t('members.column.person'),
      fold: 'first',
      cell: (person) => <PersonLink person={person} />,
    },
    {
      title: t('members.column.registered'),
      fold: 'second',
      cell: ({ createdAt }) => <Timestamp at={createdAt} />,
    },
  ]
  if (!onRemove) return columns
  const title = t('members.column.remove')
  const removal: Column<SiteUserSummary> = {
    title,
    fold: 'end',
    cell: (person) => (
      <Button
        small
        aria-label={t('members.remove', { name: person.email })}
        onPress={() => onRemove(person)}
      >
        {t('members.removeAction')}
      </Button>
    ),
  }
  return [...columns, removal]
}
