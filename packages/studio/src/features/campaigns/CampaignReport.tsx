import type { Campaign } from '@vitrine/contract'
import { useMutation } from '@tanstack/react-query'
import { callApi } from '../../api/call-api.ts'
import { Button } from '../../ui/Button.tsx'
import { DefinitionList } from '../../ui/DefinitionList.tsx'
import { type Translate, useTranslate } from '../../ui/i18n.ts'
import { askToConfirm } from '../../ui/overlays/confirm.ts'
import { showFailure, showToast } from '../../ui/overlays/toasts.ts'
import { Page, Panel } from '../../ui/Page.tsx'
import { Table } from '../../ui/Table.tsx'
import { Timestamp } from '../../ui/Timestamp.tsx'
import { CampaignMenu } from './CampaignMenu.tsx'
import { CampaignPreview } from './CampaignPreview.tsx'
import styles from './campaigns.module.css'
import { StateBadge } from './StateBadge.tsx'
import { showCampaign, usePreview } from './use-campaigns.ts'

/** A campaign that is scheduled, being sent or sent: its numbers, and what can be done about it. */
export function CampaignReport({ campaign }: { readonly campaign: Campaign }) {
  const t = useTranslate()
  const { subject, previewText, audience, blocks, countsClicks, state, counts } = campaign
  const preview = usePreview({ subject, previewText, audience, blocks, countsClicks })
  return (
    <Page
      title={subject}
      back={{ to: '/config/campaigns', label: t('campaigns.title') }}
      status={<StateBadge state={state} />}
      actions={
        <>
          <CampaignMenu campaign={campaign} />
          <StateActions campaign={campaign} />
        </>
      }
    >
      <div className={styles['columns']}>
        <div className={styles['side']}>
          <Panel title={t('campaigns.column.recipients')} padded>
            <div className={styles['fields']}>
              {state !== 'scheduled' && <Progress counts={counts} />}
              <DefinitionList items={listFacts(t, campaign)} />
              {counts.skipped > 0 && (
                <p className={styles['hint']}>{t('campaigns.skipped.help')}</p>
              )}
            </div>
          </Panel>
          {countsClicks && state !== 'scheduled' && <Clicks clicks={campaign.clicks} />}
        </div>
        <CampaignPreview query={preview} />
      </div>
    </Page>
  )
}

/** The links that were followed, with how often. */
function Clicks({ clicks }: Pick<Campaign, 'clicks'>) {
  const t = useTranslate()
  const title = t('campaigns.clicks')
  return (
    <Panel title={title} padded={clicks.length === 0}>
      {clicks.length === 0 ? (
        <p>{t('campaigns.clicks.none')}</p>
      ) : (
        <Table
          label={title}
          rows={clicks}
          rowKey={({ url }) => url}
          columns={[
            {
              title: t('campaigns.clicks.link'),
              cell: ({ url }) => <span className={styles['url']}>{url}</span>,
              fold: 'first',
            },
            { title, cell: (link) => link.clicks, number: true, fold: 'end' },
          ]}
        />
      )}
    </Panel>
  )
}

function Progress({ counts: { recipients, waiting } }: Pick<Campaign, 'counts'>) {
  const t = useTranslate()
  const label = t('campaigns.progress', { done: recipients - waiting, count: recipients })
  return (
    <div className={styles['progress']}>
      <progress max={Math.max(1, recipients)} value={recipients - waiting} aria-label={label} />
      <output>{label}</output>
    </div>
  )
}

function listFacts(t: Translate, { state, counts, sendAt, endedAt }: Campaign) {
  const at = endedAt ?? sendAt
  const time =
    at === null
      ? []
      : [
          [
            t(state === 'scheduled' ? 'campaigns.sendAt' : 'campaigns.sentAt'),
            <Timestamp key="at" at={at} />,
          ] as const,
        ]
  const numbers = (['recipients', 'sent', 'waiting', 'failed', 'skipped'] as const).map(
    (name) => [t(`campaigns.count.${name}`), counts[name]] as const,
  )
  return state === 'scheduled' ? time : [...numbers, ...time]
}

type Target = 'paused' | 'sending' | 'canceled' | 'draft'

const DONE = {
  paused: 'campaigns.paused',
  sending: 'campaigns.resumed',
  canceled: 'campaigns.canceled',
  draft: 'campaigns.edit.done',
} as const

function StateActions({ campaign: { id, state } }: { readonly campaign: Campaign }) {
  const t = useTranslate()
  const { mutate, isPending } = useMutation({
    mutationFn: (target: Target) =>
      callApi('changeCampaignState', { params: { id }, body: { state: target } }),
    onSuccess: async (changed, target) => {
      await showCampaign(changed)
      showToast(t(DONE[target]))
    },
    onError: ({ message }) => showFailure(message),
  })
  const cancel = async () => {
    const isConfirmed = await askToConfirm({
      title: t('campaigns.cancel.title'),
      message: t('campaigns.cancel.text'),
      confirmLabel: t('campaigns.cancel'),
    })
    if (isConfirmed) mutate('canceled')
  }
  if (state === 'scheduled')
    return (
      <Button isPending={isPending} onPress={() => mutate('draft')}>
        {t('campaigns.edit')}
      </Button>
    )
  if (state !== 'sending' && state !== 'paused') return null
  const isPaused = state === 'paused'
  return (
    <>
      <Button danger isPending={isPending} onPress={() => void cancel()}>
        {t('campaigns.cancel')}
      </Button>
      <Button
        primary={isPaused}
        isPending={isPending}
        onPress={() => mutate(isPaused ? 'sending' : 'paused')}
      >
        {t(isPaused ? 'campaigns.resume' : 'campaigns.pause')}
      </Button>
    </>
  )
}
