import type { ProductImport } from '@vitrine/contract'
import { useMutation } from '@tanstack/react-query'
import { Upload } from 'lucide-react'
import { type ChangeEvent, useRef, useState } from 'react'
import { callApi } from '../../../api/call-api.ts'
import { queryClient } from '../../../api/route-query.ts'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/fields/Checkbox.tsx'
import { encodeFile } from '../../../ui/files/encode-file.ts'
import { useTranslate } from '../../../ui/i18n.ts'
import { Page, Panel } from '../../../ui/Page.tsx'
import { showToast } from '../../../ui/overlays/toasts.ts'
import { Notice } from '../../../ui/states/Notice.tsx'
import { addTexts } from '../../../ui/texts.ts'
import { importsTexts } from '../../../ui/texts/imports.ts'
import { productsTexts } from '../../../ui/texts/products.ts'
import { ImportReport } from './ImportReport.tsx'
import styles from './imports.module.css'

addTexts(productsTexts)
addTexts(importsTexts)

const MAX_BYTES = 10 * 1024 * 1024

/** Imports a product file: a check reports what it would change, then the import reports what it changed. */
export function Component() {
  const t = useTranslate()
  const [file, setFile] = useState<File>()
  const [fetchImages, setFetchImages] = useState(false)
  const { mutate, isPending, data, error, reset } = useImport()
  const choose = (chosen: File | undefined) => {
    reset()
    setFile(chosen)
  }
  const isTooLarge = file !== undefined && file.size > MAX_BYTES
  const isReady = file !== undefined && !isTooLarge
  const count = data?.dryRun ? data.counts.create + data.counts.update : 0
  return (
    <Page
      title={t('imports.title')}
      note={t('imports.note')}
      back={{ to: '/config/products', label: t('products.title') }}
    >
      <Panel padded>
        <div className={styles['form']}>
          <FileField file={file} onChoose={choose} />
          <Checkbox
            label={t('imports.fetchImages')}
            help={t('imports.fetchImagesHelp')}
            isSelected={fetchImages}
            onChange={setFetchImages}
          />
          {isTooLarge && <Notice tone="bad" title={t('imports.tooLarge')} />}
          {error && (
            <Notice tone="bad" title={t('imports.failed')}>
              {error.message}
            </Notice>
          )}
          {isReady && (
            <div className={styles['buttons']}>
              <Button
                primary={count === 0}
                isPending={isPending}
                onPress={() => mutate({ file, fetchImages, dryRun: true })}
              >
                {t('imports.check')}
              </Button>
              {count > 0 && (
                <Button
                  primary
                  isPending={isPending}
                  onPress={() => mutate({ file, fetchImages, dryRun: false })}
                >
                  {t('imports.import', { count })}
                </Button>
              )}
            </div>
          )}
        </div>
      </Panel>
      {data && <ImportReport report={data} />}
    </Page>
  )
}

interface ImportInput {
  readonly file: File
  readonly fetchImages: boolean
  readonly dryRun: boolean
}

/** Returns the call that checks or imports a file. */
function useImport() {
  const t = useTranslate()
  return useMutation({
    mutationFn: async ({ file, ...options }: ImportInput): Promise<ProductImport> =>
      callApi('importProductFile', { body: { file: await encodeFile(file), ...options } }),
    onSuccess: async ({ dryRun }) => {
      if (dryRun) return
      showToast(t('imports.done'))
      for (const name of ['listProducts', 'listStock', 'readProduct'])
        await queryClient.invalidateQueries({ queryKey: [name] })
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
    <div className={styles['file']}>
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,.tsv,.txt,text/csv"
        aria-label={t('imports.file')}
        onChange={choose}
      />
      <span>
        <Button onPress={() => input.current?.click()}>
          <Upload aria-hidden="true" />
          {t(file ? 'imports.change' : 'imports.choose')}
        </Button>
        {file && <bdi>{file.name}</bdi>}
      </span>
      <p>{t('imports.fileHelp')}</p>
    </div>
  )
}
