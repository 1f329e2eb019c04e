import { useMutation } from '@tanstack/react-query'
import type { ProductReviewImport } from '@vitrine/contract'
import { Upload } from 'lucide-react'
import { type ChangeEvent, useRef, useState } from 'react'
import { callApi } from '../../api/call-api.ts'
import { Button } from '../../ui/Button.tsx'
import { encodeFile } from '../../ui/files/encode-file.ts'
import { useTranslate } from '../../ui/i18n.ts'
import { Page, Panel } from '../../ui/Page.tsx'
import { showToast } from '../../ui/overlays/toasts.ts'
import { Notice } from '../../ui/states/Notice.tsx'
import { addTexts } from '../../ui/texts.ts'
import { productReviewsTexts } from '../../ui/texts/product-reviews.ts'
import styles from './reviews.module.css'
import { refreshReviews } from './use-reviews.ts'

addTexts(productReviewsTexts)

const MAX_BYTES = 5 * 1024 * 1024

/** Imports a file of reviews: a check reports what it would add, then the import reports what it added. */
export function Component() {
  const t = useTranslate()
  const [file, setFile] = useState<File>()
  const { mutate, isPending, data, error, reset } = useImport()
  const choose = (chosen: File | undefined) => {
    reset()
    setFile(chosen)
  }
  const isTooLarge = file !== undefined && file.size > MAX_BYTES
  const count = data?.dryRun ? data.added : 0
  return (
    <Page
      title={t('reviews.import.title')}
      back={{ to: '/config/products/reviews', label: t('reviews.title') }}
    >
      <Panel padded>
        <div className={styles['form']}>
          <FileField file={file} onChoose={choose} />
          {isTooLarge && <Notice tone="bad" title={t('reviews.import.tooLarge')} />}
          {error && (
            <Notice tone="bad" title={t('reviews.import.failed')}>
              {error.message}
            </Notice>
          )}
          {file && !isTooLarge && (
            <div className={styles['filters']}>
              <Button
                primary={count === 0}
                isPending={isPending}
                onPress={() => mutate({ file, dryRun: true })}
              >
                {t('reviews.check')}
              </Button>
              {count > 0 && (
                <Button
                  primary
                  isPending={isPending}
                  onPress={() => mutate({ file, dryRun: false })}
                >
                  {t('reviews.import.add', { count })}
                </Button>
              )}
            </div>
          )}
        </div>
      </Panel>
      {data && <Report report={data} />}
    </Page>
  )
}

/** Returns the call that checks or imports a file. */
function useImport() {
  const t = useTranslate()
  return useMutation({
    mutationFn: async ({ file, dryRun }: { readonly file: File; readonly dryRun: boolean }) =>
      callApi('importProductReviews', { body: { file: await encodeFile(file), dryRun } }),
    onSuccess: async ({ dryRun, added }) => {
      if (dryRun) return
      showToast(t('reviews.import.done', { count: added }))
      await refreshReviews()
    },
  })
}

function FileField(props: {
  readonly file: File | undefined
  readonly onChoose: (file: File | undefined) => void
}) {
  const { file, onChoose } = props
  const t = useTranslate()
  const input = useRef<HTMLInputElement>(null)
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onChoose(target.files?.[0])
    target.value = ''
  }
  return (
    <>
      <p>{t('reviews.import.columns')}</p>
      <ul className={styles['columns']}>
        <li>{t('reviews.import.required')}</li>
        <li>{t('reviews.import.optional')}</li>
      </ul>
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,.tsv,.txt,text/csv"
        aria-label={t('reviews.import.file')}
        onChange={choose}
      />
      <span>
        <Button onPress={() => input.current?.click()}>
          <Upload aria-hidden="true" />
          {t('reviews.import.choose')}
        </Button>{' '}
        {file && <bdi>{file.name}</bdi>}
      </span>
    </>
  )
}

function Report({ report }: { readonly report: ProductReviewImport }) {
  const t = useTranslate()
  const { dryRun, rows, added, known, errors } = report
  const counts = {
    rows: String(rows),
    added: String(added),
    known: String(known),
    errors: String(errors.length),
  }
  return (
    <Panel title={t('reviews.import.report')} padded>
      <div className={styles['form']} aria-live="polite">
        <p>
          <b>{t(dryRun ? 'reviews.import.plan' : 'reviews.import.result', counts)}</b>
        </p>
        {errors.length > 0 && (
          <>
            <h3>{t('reviews.import.errors')}</h3>
            <ul className={styles['problems']}>
              {errors.map(({ row, column, message }) => (
                <li key={`${row} ${column} ${message}`}>
                  {column === null
                    ? t('reviews.import.error', { row: String(row), message })
                    : t('reviews.import.errorIn', { row: String(row), column, message })}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </Panel>
  )
}
