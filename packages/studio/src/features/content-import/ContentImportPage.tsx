import { Upload } from 'lucide-react'
import { type ChangeEvent, useRef, useState } from 'react'
import { SettingsPage } from '../../app/SettingsPage.tsx'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/fields/Checkbox.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { Panel } from '../../ui/Page.tsx'
import { Notice } from '../../ui/states/Notice.tsx'
import { addTexts } from '../../ui/texts.ts'
import { contentImportTexts } from '../../ui/texts/sites/content-import.ts'
import { ContentImportReport } from './ContentImportReport.tsx'
import { type ImportChoices, type ImportProgress, useContentImport } from './use-content-import.ts'
import styles from './content-import.module.css'

addTexts(contentImportTexts)

const START: ImportChoices = {
  collection: 'blog',
  asDrafts: false,
  fetchImages: true,
  redirects: true,
  oldSite: '',
}

/** Imports posts and pages: a check reports what would be imported, then the import reports what was. */
export function Component() {
  const t = useTranslate()
  const [file, setFile] = useState<File>()
  const [choices, setChoices] = useState(START)
  const { mutate, isPending, data, error, reset, progress, variables } = useContentImport()
  const choose = (chosen: File | undefined) => {
    reset()
    setFile(chosen)
  }
  const isRunning = isPending && variables?.dryRun === false
  const isInterrupted = error !== null && progress.imported > 0
  const isValid = /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(choices.collection)
  const count = data?.dryRun ? data.counts.posts + data.counts.pages : 0
  const canImport = count > 0 || isRunning || isInterrupted
  const run = (dryRun: boolean) => file && mutate({ file, choices, dryRun })
  return (
    <SettingsPage title={t('contentImport.title')} note={t('contentImport.note')}>
      <Panel padded>
        <div className={styles['form']}>
          <FileField file={file} onChoose={choose} isDisabled={isPending} />
          <Choices choices={choices} onChange={setChoices} isDisabled={isPending} />
          {error && (
            <Notice
              tone="bad"
              title={t(isInterrupted ? 'contentImport.interrupted' : 'contentImport.failed')}
            >
              {error.message} {isInterrupted && t('contentImport.interruptedHelp')}
            </Notice>
          )}
          {file && isValid && (
            <div className={styles['buttons']}>
              <Button primary={!canImport} isPending={isPending} onPress={() => run(true)}>
                {t('contentImport.check')}
              </Button>
              {canImport && (
                <Button primary isPending={isPending} onPress={() => run(false)}>
                  {t('contentImport.import', { count })}
                </Button>
              )}
            </div>
          )}
          <p aria-live="polite">{isPending && <Progress progress={progress} />}</p>
        </div>
      </Panel>
      {data && <ContentImportReport report={data} />}
    </SettingsPage>
  )
}

function Progress({ progress: { uploaded, imported } }: { readonly progress: ImportProgress }) {
  const t = useTranslate()
  if (uploaded < 1)
    return t('contentImport.uploading', { percent: `${Math.round(uploaded * 100)}%` })
  return t('contentImport.progress', { count: imported })
}

function Choices(props: {
  readonly choices: ImportChoices
  readonly onChange: (choices: ImportChoices) => void
  readonly isDisabled: boolean
}) {
  const { choices, onChange, isDisabled } = props
  const t = useTranslate()
  const isValid = /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(choices.collection)
  const set = (change: Partial<ImportChoices>) => onChange({ ...choices, ...change })
  return (
    <>
      <TextField
        label={t('contentImport.collection')}
        help={t('contentImport.collectionHelp')}
        prefix="/"
        value={choices.collection}
        maxLength={100}
        isDisabled={isDisabled}
        onChange={(collection) => set({ collection })}
        {...(!isValid && { error: t('contentImport.collectionError') })}
      />
      <TextField
        type="url"
        label={t('contentImport.oldSite')}
        help={t('contentImport.oldSiteHelp')}
        value={choices.oldSite}
        maxLength={500}
        isDisabled={isDisabled}
        onChange={(oldSite) => set({ oldSite })}
      />
      <Checkbox
        label={t('contentImport.fetchImages')}
        help={t('contentImport.fetchImagesHelp')}
        isSelected={choices.fetchImages}
        isDisabled={isDisabled}
        onChange={(fetchImages) => set({ fetchImages })}
      />
      <Checkbox
        label={t('contentImport.redirects')}
        isSelected={choices.redirects}
        isDisabled={isDisabled}
        onChange={(redirects) => set({ redirects })}
      />
      <Checkbox
        label={t('contentImport.asDrafts')}
        help={t('contentImport.asDraftsHelp')}
        isSelected={choices.asDrafts}
        isDisabled={isDisabled}
        onChange={(asDrafts) => set({ asDrafts })}
      />
    </>
  )
}

function FileField(props: {
  readonly file: File | undefined
  readonly onChoose: (file: File | undefined) => void
  readonly isDisabled: boolean
}) {
  const { file, onChoose, isDisabled } = props
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
        accept=".xml,.json,.zip"
        aria-label={t('contentImport.file')}
        onChange={choose}
      />
      <span>
        <Button isDisabled={isDisabled} onPress={() => input.current?.click()}>
          <Upload aria-hidden="true" />
          {t(file ? 'contentImport.change' : 'contentImport.choose')}
        </Button>
        {file && <bdi>{file.name}</bdi>}
      </span>
      <p>{t('contentImport.fileHelp')}</p>
    </div>
  )
}
