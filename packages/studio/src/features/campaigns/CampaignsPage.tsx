import { useParams } from 'react-router'
import { useTranslate } from '../../ui/i18n.ts'
import { Page, Panel } from '../../ui/Page.tsx'
import { QueryView } from '../../ui/states/QueryView.tsx'
import { TableSkeleton } from '../../ui/states/TableSkeleton.tsx'
import { addTexts } from '../../ui/texts.ts'
import { campaignsTexts } from '../../ui/texts/audience/campaigns.ts'
import { CampaignEditor } from './CampaignEditor.tsx'
import { CampaignList } from './CampaignList.tsx'
import { CampaignReport } from './CampaignReport.tsx'
import { useCampaign } from './use-campaigns.ts'

addTexts(campaignsTexts)

/** The list of campaigns, or one of them: both are in one chunk, as the shell lists all chunks. */
export function Component() {
  const { id } = useParams()
  return id === undefined ? <CampaignList /> : <OneCampaign id={id} />
}

/** A draft in its editor, or what becomes of the emails of a campaign. */
function OneCampaign({ id }: { readonly id: string }) {
  const t = useTranslate()
  const query = useCampaign(id)
  if (query.data?.state === 'draft') return <CampaignEditor key={id} campaign={query.data} />
  if (query.data) return <CampaignReport campaign={query.data} />
  return (
    <Page
      title={t('campaigns.title')}
      back={{ to: '/config/campaigns', label: t('campaigns.title') }}
    >
      <Panel>
        <QueryView query={query} skeleton={<TableSkeleton widths={[20]} rows={8} />}>
          {() => null}
        </QueryView>
      </Panel>
    </Page>
  )
}
