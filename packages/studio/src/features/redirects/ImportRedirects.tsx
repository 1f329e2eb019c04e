import type { importRedirects, Reply } from '@vitrine/contract'
import { useMutation } from '@tanstack/react-query'
import { Upload } from 'lucide-react'
import { type ChangeEvent, useRef, useState } from 'react'
import { callApi } from '../../api/call-api.ts'
import { Button } from '../../ui/Button.tsx'
import { TextArea } from '../../ui/fields/TextField.tsx'
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
  const { mutate, isPending, data, error, reset } = useImport()
  const change = (value: string) => {
    reset()
    setText(value)
  }
  const isTooLarge = new Blob([text]).size > MAX_BYTES
  const count = data?.dryRun ? data.added + data.changed : 0
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
          isDone={data?.dryRun === false}
          onRun={run}
          onClose={onClose}
        />
      }
    >
      <div className={styles['import']}>
        <p>{t('redirects.import.formats')}</p>
        <FileButton onChoose={change} />
        <TextArea
          label={t('redirects.import.text')}
          value={text}
          onChange={change}
          rows={8}
          spellCheck="false"
          placeholder={t('redirects.import.placeholder')}
          error={isTooLarge ? t('redirects.import.tooLarge') : undefined}
        />
        {error && (
          <Notice tone="bad" title={t('redirects.import.failed')}>
            {error.message}
          </Notice>
        )}
        {data && <ImportReport report={data} />}
      </div>
    </Dialog>
  )
}

/** Returns the call that checks or imports a text. */
function useImport() {
  const t = useTranslate()
  return useMutation({
    mutationFn: (body: { readonly text: string; readonly dryRun: boolean }) =>
      callApi('importRedirects', { body }),
    onSuccess: async ({ dryRun, added, changed }) => {
      if (dryRun) return
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

function FileButton({ onChoose }: { readonly onChoose: (text: string) => void }) {
  const t = useTranslate()
  const input = useRef<HTMLInputElement>(null)
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    void target.files?.[0]?.text().then(onChoose)
    target.value = ''
  }
  return (
    <span>
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,.tsv,.txt,text/csv,text/plain"
        aria-label={t('redirects.import.file')}
        onChange={choose}
      />
      <Button onPress={() => input.current?.click()}>
        <Upload aria-hidden="true" />
        {t('redirects.import.choose')}
      </Button>
    </span>
  )
}

function ImportReport({ report }: { readonly report: Report }) {
  const t = useTranslate()
  const { dryRun, added, changed, unchanged, issues } = report
  const counts = { added, changed, unchanged, skipped: issues.length }
  return (
    <div aria-live="polite" className={styles['import']}>
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
