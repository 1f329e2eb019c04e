import type { CampaignSummary } from '@vitrine/contract'
import { Megaphone } from 'lucide-react'
import { Link } from 'react-router'
import { Button } from '../../ui/Button.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { EmptyList } from '../../ui/lists/EmptyList.tsx'
import { ListPanel } from '../../ui/lists/ListPanel.tsx'
import { Page } from '../../ui/Page.tsx'
import type { Column } from '../../ui/Table.tsx'
import { Timestamp } from '../../ui/Timestamp.tsx'
import styles from './campaigns.module.css'
import { StateBadge } from './StateBadge.tsx'
import { useCampaigns, useCreateCampaign } from './use-campaigns.ts'

/** The list of campaigns, newest first. */
export function CampaignList() {
  const t = useTranslate()
  const query = useCampaigns()
  const columns = useColumns()
  const { mutate, isPending } = useCreateCampaign()
  const add = (
    <Button primary isPending={isPending} onPress={() => mutate(undefined)}>
      {t('campaigns.add')}
    </Button>
  )
  const isEmpty = query.data?.campaigns.length === 0
  return (
    <Page title={t('campaigns.title')} actions={!isEmpty && add}>
      <ListPanel
        label={t('campaigns.title')}
        query={query}
        getRows={({ campaigns }) => campaigns}
        rowKey={({ id }) => id}
        columns={columns}
        skeleton={{ widths: [20, 8, 6, 8], rows: 6 }}
        empty={
          <EmptyList
            Icon={Megaphone}
            title={t('campaigns.empty')}
            text={t('campaigns.empty.text')}
            action={add}
            isFiltered={false}
            noMatches={{ title: t('campaigns.noMatches'), text: '' }}
          />
        }
      />
    </Page>
  )
}

function useColumns(): readonly Column<CampaignSummary>[] {
  const t = useTranslate()
  return [
    {
      title: t('campaigns.column.subject'),
      fold: 'first',
      cell: ({ id, subject }) => (
        <Link className={styles['link']} to={`/config/campaigns/${id}`} dir="auto">
          {subject.trim() || t('campaigns.noSubject')}
        </Link>
      ),
    },
    {
      title: t('campaigns.column.state'),
      fold: 'end',
      cell: ({ state }) => <StateBadge state={state} />,
    },
    {
      title: t('campaigns.column.recipients'),
      number: true,
      fold: 'end-second',
      cell: ({ state, counts }) =>
        state === 'draft' || state === 'scheduled' ? '–' : counts.recipients,
    },
    {
      title: t('campaigns.column.date'),
      fold: 'second',
      cell: ({ endedAt, sendAt, updatedAt }) => <Timestamp at={endedAt ?? sendAt ?? updatedAt} />,
    },
  ]
}
