import type { importRedirects, Reply } from '@vitrine/contract'
import { useState } from 'react'
import { callApi } from '../../api/call-api.ts'
import { Button } from '../../ui/Button.tsx'
import { TextArea } from '../../ui/fields/TextField.tsx'
import { FileChoice } from '../../ui/files/FileChoice.tsx'
import { useCheckedImport } from '../../ui/files/use-checked-import.ts'
import { useTranslate } from '../../ui/i18n.ts'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { showToast } from '../../ui/overlays/toasts.ts'
import { Notice } from '../../ui/states/Notice.tsx'
import styles from './redirects.module.css'
import { refreshRedirects } from './use-redirects.ts'

/** The maximum size of the body of the call, in bytes. */
const MAX_BYTES = 2 * 1024 * 1024

type Report = Reply<typeof importRedirects>

/** A dialog that imports redirects: a check reports what the import would do, then the import reports what it did. */
export function ImportRedirects({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslate()
  const [text, setText] = useState('')
  const { mutate, isPending, plan, report, error, reset } = useImport()
  const change = (value: string) => {
    reset()
    setText(value)
  }
  const isTooLarge = new Blob([text]).size > MAX_BYTES
  const count = plan ? plan.added + plan.changed : 0
  const run = (dryRun: boolean) => mutate({ text, dryRun })
  return (
    <Dialog
      title={t('redirects.import')}
      isOpen
      size="wide"
      onClose={onClose}
      footer={
        <ImportActions
          count={count}
          isPending={isPending}
          reason={text.trim() === '' || isTooLarge ? t('redirects.import.nothing') : undefined}
          isDone={report?.dryRun === false}
          onRun={run}
          onClose={onClose}
        />
      }
    >
      <div className={styles['import']}>
        <p>{t('redirects.import.formats')}</p>
        <FileChoice
          label={t('redirects.import.choose')}
          name={t('redirects.import.file')}
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          onChoose={(file) => void file?.text().then(change)}
        />
        <TextArea
          label={t('redirects.import.text')}
          value={text}
          onChange={change}
          rows={8}
          spellCheck="false"
          placeholder={t('redirects.import.placeholder')}
          error={isTooLarge ? t('redirects.import.tooLarge') : undefined}
        />
        <div aria-live="polite">
          {error && (
            <Notice tone="bad" title={t('redirects.import.failed')}>
              {error.message}
            </Notice>
          )}
          {report && <ImportReport report={report} />}
        </div>
      </div>
    </Dialog>
  )
}

/** Returns the call that checks or imports a text. */
function useImport() {
  const t = useTranslate()
  return useCheckedImport({
    run: (body: { readonly text: string; readonly dryRun: boolean }) =>
      callApi('importRedirects', { body }),
    onDone: async ({ added, changed }) => {
      showToast(t('redirects.import.done', { count: added + changed }))
      await refreshRedirects()
    },
  })
}

function ImportActions(props: {
  /** The number of redirects that the checked text would add or change. */
  readonly count: number
  readonly isPending: boolean
  /** Why nothing can be checked. */
  readonly reason: string | undefined
  readonly isDone: boolean
  readonly onRun: (dryRun: boolean) => void
  readonly onClose: () => void
}) {
  const { count, isPending, reason, isDone, onRun, onClose } = props
  const t = useTranslate()
  if (isDone)
    return (
      <Button primary onPress={onClose}>
        {t('studio.close')}
      </Button>
    )
  return (
    <>
      <Button onPress={onClose}>{t('studio.cancel')}</Button>
      {count > 0 ? (
        <Button primary isPending={isPending} onPress={() => onRun(false)}>
          {t('redirects.import.run', { count })}
        </Button>
      ) : (
        <Button primary isPending={isPending} disabledReason={reason} onPress={() => onRun(true)}>
          {t('redirects.import.check')}
        </Button>
      )}
    </>
  )
}

function ImportReport({ report }: { readonly report: Report }) {
  const t = useTranslate()
  const { dryRun, added, changed, unchanged, issues } = report
  const counts = { added, changed, unchanged, skipped: issues.length }
  return (
    <div className={styles['import']}>
      <Notice title={t(dryRun ? 'redirects.import.plan' : 'redirects.import.result')}>
        {t('redirects.import.counts', counts)}
      </Notice>
      {issues.length > 0 && (
        <ul className={styles['issues']} aria-label={t('redirects.import.issues')}>
          {issues.map(({ line, message }) => (
            <li key={line}>{t('redirects.import.issue', { line, message })}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
