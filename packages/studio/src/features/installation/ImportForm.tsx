import type { InstallationTask } from '@vitrine/contract'
import { useRef, useState } from 'react'
import { callApi } from '../../api/call-api.ts'
import { Button } from '../../ui/Button.tsx'
import { RadioGroup } from '../../ui/fields/RadioGroup.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { FileChoice } from '../../ui/files/FileChoice.tsx'
import { type Translate, useTranslate } from '../../ui/i18n.ts'
import { showFailure } from '../../ui/overlays/toasts.ts'
import { Notice } from '../../ui/states/Notice.tsx'
import { useFocusAfter } from '../../ui/use-focus-after.ts'
import styles from './installation.module.css'
import { TaskState } from './TaskState.tsx'
import { TaskStatus } from './TaskStatus.tsx'
import { refreshSites } from './use-sites.ts'
import type { SiteImport } from './use-site-import.ts'
import type { ImportTarget, StartedTask } from './use-task.ts'

interface Choices {
  readonly file: File | undefined
  readonly target: ImportTarget
  /** The domain of a new site; empty for none. */
  readonly host: string
}

interface ImportFormProps {
  readonly siteImport: SiteImport
  /** Whether this site has no content yet, so that an archive can take its place. */
  readonly canReplace: boolean
  readonly canCreate: boolean
}

/** Imports an archive: it is uploaded once, checked, and then imported. */
export function ImportForm({ siteImport, canReplace, canCreate }: ImportFormProps) {
  const t = useTranslate()
  const { started, error, isBusy, upload, reset } = siteImport
  const [choices, setChoices] = useState<Choices>({
    ...{ file: undefined, host: '' },
    target: canReplace ? 'this' : 'new',
  })
  // The site may have got content since.
  const target = canReplace ? choices.target : 'new'
  const { outcome } = started.task ?? {}
  const getTitle = (task: InstallationTask) => describeOutcome(t, task)
  return (
    <div className={styles['form']}>
      {(canReplace || canCreate) && (
        <>
          <ArchiveFields
            choices={{ ...choices, target }}
            hasTargets={canReplace && canCreate}
            isDisabled={isBusy}
            onChange={(change) => {
              reset('file' in change)
              setChoices({ ...choices, ...change })
            }}
          />
          <ImportActions siteImport={siteImport} choices={{ ...choices, target }} />
        </>
      )}
      {error && <Notice tone="bad" title={error.message} />}
      <TaskStatus
        started={started}
        title={getTitle}
        before={upload ? t('transfer.uploading.status') : ''}
      />
      <TaskState started={started} title={getTitle}>
        {outcome?.isCheck === false && <Imported started={started} />}
      </TaskState>
    </div>
  )
}

/** The buttons of the chosen file: check, import after a check, and cancel while it is uploaded. */
function ImportActions(props: { readonly siteImport: SiteImport; readonly choices: Choices }) {
  const { siteImport, choices } = props
  const { file, target, host } = choices
  const { started, isBusy, upload } = siteImport
  const t = useTranslate()
  const check = useRef<HTMLButtonElement>(null)
  if (!file) return null
  const isChecked =
    started.task?.state === 'done' && started.task.outcome?.isCheck === true && !isBusy
  const begin = (dryRun: boolean) =>
    siteImport.run({ file, target, dryRun, ...(target === 'new' && { host }) })
  return (
    <>
      <div className={styles['buttons']}>
        <Button ref={check} primary={!isChecked} isPending={isBusy} onPress={() => begin(true)}>
          {t('transfer.check')}
        </Button>
        {isChecked && (
          <Button primary onPress={() => begin(false)}>
            {t('transfer.import')}
          </Button>
        )}
      </div>
      {upload && (
        <div className={styles['buttons']}>
          <span>
            {upload.isWaiting
              ? t('transfer.uploading.waiting')
              : t('transfer.uploading', { percent: `${Math.floor(upload.sent * 100)}%` })}
          </span>
          <CancelButton onCancel={siteImport.cancel} focusNext={() => check.current?.focus()} />
        </div>
      )}
    </>
  )
}

function CancelButton(props: { readonly onCancel: () => void; readonly focusNext: () => void }) {
  const t = useTranslate()
  const button = useRef<HTMLButtonElement>(null)
  useFocusAfter(button, props.focusNext)
  return (
    <Button ref={button} small onPress={props.onCancel}>
      {t('transfer.uploading.cancel')}
    </Button>
  )
}

function describeOutcome(t: Translate, { outcome }: InstallationTask): string {
  const name = outcome?.name ?? ''
  return t(outcome?.isCheck ? 'transfer.checked' : 'transfer.import.done', { name })
}

/** The archive, and what it becomes. */
function ArchiveFields(props: {
  readonly choices: Choices
  /** Whether there is a choice between this site and a new one. */
  readonly hasTargets: boolean
  readonly isDisabled: boolean
  readonly onChange: (change: Partial<Choices>) => void
}) {
  const { choices, hasTargets, isDisabled, onChange } = props
  const { file, target, host } = choices
  const t = useTranslate()
  return (
    <>
      <div>
        <FileChoice
          label={t(file ? 'transfer.choose.other' : 'transfer.choose')}
          name={t('transfer.file')}
          accept=".zip"
          file={file}
          isDisabled={isDisabled}
          onChoose={(chosen) => onChange({ file: chosen })}
        />
        <p className={styles['help']}>{t('transfer.file.help')}</p>
      </div>
      {hasTargets && (
        <RadioGroup<ImportTarget>
          label={t('transfer.target')}
          value={target}
          isDisabled={isDisabled}
          onChange={(chosen) => onChange({ target: chosen })}
          options={(['this', 'new'] as const).map((id) => ({
            id,
            label: t(`transfer.target.${id}`),
          }))}
        />
      )}
      {target === 'new' && (
        <TextField
          label={t('sites.host')}
          help={t('sites.host.help')}
          value={host}
          maxLength={255}
          autoComplete="off"
          spellCheck="false"
          isDisabled={isDisabled}
          onChange={(value) => onChange({ host: value })}
        />
      )}
    </>
  )
}

/** Names the site that an import has made, with the way there. */
function Imported({ started: { task, target } }: { readonly started: StartedTask }) {
  const t = useTranslate()
  if (!task) return null
  const open = async () => {
    if (target === 'this') return window.location.assign('/config')
    try {
      const { url } = await callApi('openTaskSite', { params: { id: task.id } })
      await refreshSites()
      window.location.assign(url)
    } catch (error) {
      if (error instanceof Error) showFailure(error.message)
    }
  }
  return (
    <div className={styles['buttons']}>
      <Button primary onPress={() => void open()}>
        {t(target === 'this' ? 'transfer.open.here' : 'transfer.open')}
      </Button>
      <span>{t(target === 'this' ? 'transfer.import.done.here' : 'transfer.import.done.new')}</span>
    </div>
  )
}
