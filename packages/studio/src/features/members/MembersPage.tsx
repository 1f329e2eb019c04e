import { useQuery } from '@tanstack/react-query'
import { UserRoundCheck } from 'lucide-react'
import { useTranslate } from '../../ui/i18n.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { EmptyList } from '../../ui/lists/EmptyList.tsx'
import { ListPanel } from '../../ui/lists/ListPanel.tsx'
import { Page } from '../../ui/Page.tsx'
import { addTexts } from '../../ui/texts.ts'
import { membersTexts } from '../../ui/texts/audience/members.ts'
import { useMemberColumns } from './member-columns.tsx'
import { MemberTools } from './MemberTools.tsx'
import { areasQuery, toMemberQuery, useMemberFilters, useMembers } from './use-members.ts'

addTexts(membersTexts)

/** The visitors with accounts. The filters are in the URL, so that they can be bookmarked. */
export function Component() {
  const t = useTranslate()
  const filters = useMemberFilters()
  const query = useMembers(toMemberQuery(filters))
  const { data } = useQuery(areasQuery)
  const areas = data?.memberAreas ?? []
  return (
    <Page
      title={t('members.title')}
      actions={<LinkButton to="/config/members/areas">{t('members.areas.manage')}</LinkButton>}
    >
      <ListPanel
        label={t('members.title')}
        query={query}
        getRows={(people) => people}
        rowKey={({ id }) => id}
        columns={useMemberColumns(areas)}
        skeleton={{ widths: [20, 10, 12, 8], rows: 8 }}
        tools={<MemberTools filters={filters} areas={areas} />}
        empty={
          <EmptyList
            Icon={UserRoundCheck}
            title={t('members.empty')}
            text={t('members.empty.text')}
            isFiltered={filters.isFiltered}
            noMatches={{
              title: t('members.noMatches'),
              text: t('members.noMatches.text'),
              clearLabel: t('members.clearFilters'),
              onClear: filters.clear,
            }}
          />
        }
      />
    </Page>
  )
}
