import type { Campaign, CampaignContent } from '@vitrine/contract'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm, type UseFormReturn, useWatch } from 'react-hook-form'
import { callApi } from '../../api/call-api.ts'
import { Button } from '../../ui/Button.tsx'
import { Switch } from '../../ui/fields/Switch.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import { FormField } from '../../ui/forms/FormField.tsx'
import { SaveBar } from '../../ui/forms/SaveBar.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { showFailure, showToast } from '../../ui/overlays/toasts.ts'
import { Page, Panel } from '../../ui/Page.tsx'
import { AudiencePanel } from './AudiencePanel.tsx'
import { BlockList } from './BlockList.tsx'
import { CampaignMenu } from './CampaignMenu.tsx'
import { CampaignPreview } from './CampaignPreview.tsx'
import styles from './campaigns.module.css'
import { Checks } from './Checks.tsx'
import { SendDialog } from './SendDialog.tsx'
import { StateBadge } from './StateBadge.tsx'
import { type Preview, showCampaign, usePreview } from './use-campaigns.ts'

/** The editor of a draft beside its live preview. */
export function CampaignEditor({ campaign }: { readonly campaign: Campaign }) {
  const t = useTranslate()
  const form = useForm<CampaignContent>({ defaultValues: pickContent(campaign) })
  const values = useWatch({ control: form.control })
  const content = { ...pickContent(campaign), ...pickDefined(values) }
  const preview = usePreview(content)
  const [isSending, setSending] = useState(false)
  const { save, ensureSaved } = useSaving(campaign, form)
  const issues = preview.data?.issues ?? []
  return (
    <Page
      title={content.subject.trim() || t('campaigns.noSubject')}
      back={{ to: '/config/campaigns', label: t('campaigns.title') }}
      status={<StateBadge state="draft" />}
      actions={
        <>
          <CampaignMenu campaign={campaign} onDeleted={() => form.reset()} />
          <TestButton ensureSaved={ensureSaved} sendsEmail={preview.data?.sendsEmail === true} />
          <Button
            primary
            isDisabled={!preview.data || issues.length > 0}
            onPress={() => setSending(true)}
          >
            {t('campaigns.send')}
          </Button>
        </>
      }
    >
      <div className={styles['columns']}>
        <Form
          form={form}
          onSave={async (body) => {
            await save(body)
            showToast(t('campaigns.saved'))
          }}
        >
          <Fields preview={preview.data} />
          <SaveBar />
        </Form>
        <div className={styles['side']}>
          <Checks blocks={content.blocks} issues={preview.data?.issues} />
          <CampaignPreview query={preview} />
        </div>
      </div>
      {isSending && preview.data && (
        <SendDialog
          preview={preview.data}
          ensureSaved={ensureSaved}
          onClose={() => setSending(false)}
        />
      )}
    </Page>
  )
}

/** Returns the calls that save a draft, and that save it only if it has changed. */
function useSaving(campaign: Campaign, form: UseFormReturn<CampaignContent>) {
  const save = async (body: CampaignContent): Promise<Campaign> => {
    const { id, version } = campaign
    const saved = await callApi('saveCampaign', { params: { id }, body: { ...body, version } })
    form.reset(pickContent(saved))
    await showCampaign(saved)
    return saved
  }
  /** Saves what has changed, before it is sent. */
  const ensureSaved = async () => (form.formState.isDirty ? save(form.getValues()) : campaign)
  return { save, ensureSaved }
}

/** Sends a test of what is in the editor to the person in the session. */
function TestButton(props: {
  readonly ensureSaved: () => Promise<Campaign>
  readonly sendsEmail: boolean
}) {
  const { ensureSaved, sendsEmail } = props
  const t = useTranslate()
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const { id } = await ensureSaved()
      return callApi('testCampaign', { params: { id } })
    },
    onSuccess: ({ recipient }) => showToast(t('campaigns.tested', { recipient })),
    onError: ({ message }) => showFailure(message),
  })
  return (
    <Button isPending={isPending} isDisabled={!sendsEmail} onPress={() => mutate()}>
      {t('campaigns.test')}
    </Button>
  )
}

function Fields({ preview }: { readonly preview: Preview | undefined }) {
  const t = useTranslate()
  return (
    <>
      <FormField<CampaignContent, 'audience'> name="audience" label={t('campaigns.audience')}>
        {({ value, onChange }) => (
          <AudiencePanel audience={value} preview={preview} onChange={onChange} />
        )}
      </FormField>
      <Panel title={t('campaigns.message')} padded>
        <div className={styles['fields']}>
          <FormField<CampaignContent, 'subject'> name="subject" label={t('campaigns.subject')}>
            {(field) => <TextField {...field} maxLength={200} />}
          </FormField>
          <FormField<CampaignContent, 'previewText'>
            name="previewText"
            label={t('campaigns.previewText')}
          >
            {(field) => (
              <TextField {...field} maxLength={200} help={t('campaigns.previewText.help')} />
            )}
          </FormField>
          <FormField<CampaignContent, 'countsClicks'>
            name="countsClicks"
            label={t('campaigns.countsClicks')}
          >
            {({ value, ...field }) => (
              <Switch {...field} isSelected={value} help={t('campaigns.countsClicks.help')} />
            )}
          </FormField>
        </div>
      </Panel>
      <Panel title={t('campaigns.blocks')} padded>
        <FormField<CampaignContent, 'blocks'> name="blocks" label={t('campaigns.blocks')}>
          {({ value, onChange }) => <BlockList blocks={value} onChange={onChange} />}
        </FormField>
      </Panel>
    </>
  )
}

function pickContent(content: CampaignContent): CampaignContent {
  const { subject, previewText, audience, blocks, countsClicks } = content
  return { subject, previewText, audience, blocks, countsClicks }
}

/** Returns the values that a form has; while it is created it has none. */
function pickDefined({
  subject,
  previewText,
  audience,
  blocks,
  countsClicks,
}: {
  readonly subject?: string
  readonly previewText?: string
  readonly audience?: unknown
  readonly blocks?: unknown
  readonly countsClicks?: boolean
}) {
  return {
    ...(subject !== undefined && { subject }),
    ...(previewText !== undefined && { previewText }),
    ...(countsClicks !== undefined && { countsClicks }),
    // the form holds the whole audience
    ...(audience !== undefined && { audience: audience as CampaignContent['audience'] }),
    ...(blocks !== undefined && { blocks: blocks as CampaignContent['blocks'] }), // the form holds whole blocks
  }
}
