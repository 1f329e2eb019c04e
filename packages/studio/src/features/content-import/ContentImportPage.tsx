import { useState } from 'react'
import { SettingsPage } from '../../app/SettingsPage.tsx'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/fields/Checkbox.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { FileChoice } from '../../ui/files/FileChoice.tsx'
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
  const { mutate, isPending, plan, report, error, reset, progress, variables } = useContentImport()
  const choose = (chosen: File | undefined) => {
    reset()
    setFile(chosen)
  }
  const isRunning = isPending && variables?.dryRun === false
  const isInterrupted = error !== null && progress.imported > 0
  const isValid = /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(choices.collection)
  const count = plan ? plan.counts.posts + plan.counts.pages : 0
  const canImport = count > 0 || isRunning || isInterrupted
  const run = (dryRun: boolean) => file && mutate({ file, choices, dryRun })
  return (
    <SettingsPage title={t('contentImport.title')} note={t('contentImport.note')}>
      <Panel padded>
        <div className={styles['form']}>
          <FileField file={file} onChoose={choose} isDisabled={isPending} />
          <Choices choices={choices} onChange={setChoices} isDisabled={isPending} />
          <div aria-live="polite">
            {error && (
              <Notice
                tone="bad"
                title={t(isInterrupted ? 'contentImport.interrupted' : 'contentImport.failed')}
              >
                {error.message} {isInterrupted && t('contentImport.interruptedHelp')}
              </Notice>
            )}
          </div>
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
          <p aria-live="polite">
            {isPending && <Progress progress={progress} isCheck={!isRunning} />}
          </p>
        </div>
      </Panel>
      <div aria-live="polite" className={styles['report']}>
        {report && <ContentImportReport report={report} />}
      </div>
    </SettingsPage>
  )
}

/** The step of an import in words. A percentage is announced each tenth. */
function Progress(props: { readonly progress: ImportProgress; readonly isCheck: boolean }) {
  const { progress, isCheck } = props
  const { uploaded, imported } = progress
  const t = useTranslate()
  if (uploaded < 1)
    return t('contentImport.uploading', { percent: `${Math.floor(uploaded * 10) * 10}%` })
  return isCheck ? t('contentImport.checking') : t('contentImport.progress', { count: imported })
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
  return (
    <div className={styles['file']}>
      <FileChoice
        label={t(file ? 'contentImport.change' : 'contentImport.choose')}
        name={t('contentImport.file')}
        accept=".xml,.json,.zip"
        file={file}
        isDisabled={isDisabled}
        onChoose={onChoose}
      />
      <p>{t('contentImport.fileHelp')}</p>
    </div>
  )
}
