import { useState } from 'react'
import { callApi } from '../../api/call-api.ts'
import { Button } from '../../ui/Button.tsx'
import { TextArea } from '../../ui/fields/TextField.tsx'
import { encodeFile } from '../../ui/files/encode-file.ts'
import { FileChoice } from '../../ui/files/FileChoice.tsx'
import { useCheckedImport } from '../../ui/files/use-checked-import.ts'
import { ListChoice } from '../../ui/mailing-lists/ListChoice.tsx'
import { refreshLists } from '../../ui/mailing-lists/lists-query.ts'
import { useTranslate } from '../../ui/i18n.ts'
import { Page, Panel } from '../../ui/Page.tsx'
import { showToast } from '../../ui/overlays/toasts.ts'
import { Notice } from '../../ui/states/Notice.tsx'
import { addTexts } from '../../ui/texts.ts'
import { newsletterTexts } from '../../ui/texts/audience/newsletter.ts'
import { ImportReport } from './ImportReport.tsx'
import styles from './newsletter.module.css'

addTexts(newsletterTexts)

const MAX_BYTES = 5 * 1024 * 1024

/** Imports a file of subscribers: a check reports what it would add, then the import reports what it added. */
export function Component() {
  const t = useTranslate()
  const [file, setFile] = useState<File>()
  const [consent, setConsent] = useState('')
  const [listIds, setListIds] = useState<string[]>([])
  const { mutate, isPending, plan, report, error, reset } = useImport()
  const isTooLarge = (file?.size ?? 0) > MAX_BYTES
  /** Returns a change that needs another check. */
  const choose =
    <T,>(change: (value: T) => void) =>
    (value: T) => {
      reset()
      change(value)
    }
  const count = plan ? plan.confirmed + plan.invited + plan.joined : 0
  return (
    <Page
      title={t('subscribers.import.title')}
      back={{ to: '/config/subscribers', label: t('subscribers.title') }}
    >
      <Panel padded>
        <div className={styles['form']}>
          <FileField file={file} onChoose={choose(setFile)} />
          <TextArea
            label={t('subscribers.import.consent')}
            help={t('subscribers.import.consent.help')}
            maxLength={2_000}
            isRequired
            value={consent}
            onChange={setConsent}
          />
          <ListChoice
            hidesEmpty
            label={t('lists.field')}
            help={t('lists.import.help')}
            value={listIds}
            onChange={choose(setListIds)}
          />
          <div aria-live="polite">
            {isTooLarge && <Notice tone="bad" title={t('subscribers.import.tooLarge')} />}
            {error && (
              <Notice tone="bad" title={t('subscribers.import.failed')}>
                {error.message}
              </Notice>
            )}
          </div>
          {file && !isTooLarge && (
            <ImportButtons
              count={count}
              isPending={isPending}
              onImport={(dryRun) => mutate({ file, consent, listIds, dryRun })}
            />
          )}
        </div>
      </Panel>
      <div aria-live="polite">{report && <ImportReport report={report} />}</div>
    </Page>
  )
}

function ImportButtons(props: {
  /** The number of subscribers that the checked file would add. */
  readonly count: number
  readonly isPending: boolean
  readonly onImport: (dryRun: boolean) => void
}) {
  const { count, isPending, onImport } = props
  const t = useTranslate()
  return (
    <div className={styles['buttons']}>
      <Button primary={count === 0} isPending={isPending} onPress={() => onImport(true)}>
        {t('subscribers.import.check')}
      </Button>
      {count > 0 && (
        <Button primary isPending={isPending} onPress={() => onImport(false)}>
          {t('subscribers.import.start', { count })}
        </Button>
      )}
    </div>
  )
}

/** Returns the call that checks or imports a file. */
function useImport() {
  const t = useTranslate()
  return useCheckedImport({
    run: async (given: {
      readonly file: File
      readonly consent: string
      readonly listIds: string[]
      readonly dryRun: boolean
    }) => {
      const { file, ...rest } = given
      const body = { ...rest, file: await encodeFile(file) }
      return callApi('importNewsletterSubscribers', { body })
    },
    onDone: async ({ confirmed, invited, joined }) => {
      showToast(t('subscribers.import.done', { count: confirmed + invited + joined }))
      await refreshLists()
    },
  })
}

function FileField(props: {
  readonly file: File | undefined
  readonly onChoose: (file: File | undefined) => void
}) {
  const { file, onChoose } = props
  const t = useTranslate()
  return (
    <>
      <p>{t('subscribers.import.columns')}</p>
      <ul className={styles['rules']}>
        <li>{t('subscribers.import.required')}</li>
        <li>{t('subscribers.import.optional')}</li>
        <li>{t('subscribers.import.rule')}</li>
      </ul>
      <FileChoice
        label={t('subscribers.import.choose')}
        name={t('subscribers.import.file')}
        accept=".csv,.tsv,.txt,text/csv"
        file={file}
        onChoose={onChoose}
      />
    </>
  )
}
