import { formatFileSize } from '@vitrine/model'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useForm } from 'react-hook-form'
import { callApi } from '../../api/call-api.ts'
import { sessionQuery } from '../../api/session.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/fields/Checkbox.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import { FormField } from '../../ui/forms/FormField.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import styles from './installation.module.css'
import { TaskState } from './TaskState.tsx'
import { TaskStatus } from './TaskStatus.tsx'
import { type StartedTask, useTask } from './use-task.ts'

interface Values {
  hasRecords: boolean
  currentPassword: string
}

const FIELDS_BY_CODE = { 'accounts.passwordWrong': 'currentPassword' } as const

/** Exports the site, by one's password, and offers the file. */
export function ExportForm() {
  const t = useTranslate()
  const { data: session } = useQuery(sessionQuery)
  const hasPassword = session?.member.hasPassword ?? true
  const started = useTask('export')
  const form = useForm<Values>({ defaultValues: { hasRecords: false, currentPassword: '' } })
  const begin = async ({ currentPassword, ...values }: Values) => {
    const body = { ...values, ...(hasPassword && { currentPassword }) }
    started.start(await callApi('exportSite', { body }))
    form.reset({ ...values, currentPassword: '' })
  }
  return (
    <Form form={form} onSave={begin} fieldsByCode={FIELDS_BY_CODE}>
      <FormField<Values, 'hasRecords'> name="hasRecords" label={t('transfer.records')}>
        {({ value, ...field }) => (
          <Checkbox {...field} isSelected={value} help={t('transfer.records.help')} />
        )}
      </FormField>
      {hasPassword && (
        <FormField<Values, 'currentPassword'> name="currentPassword" label={t('studio.password')}>
          {(field) => (
            <TextField {...field} type="password" autoComplete="current-password" isRequired />
          )}
        </FormField>
      )}
      <div>
        <Button type="submit" isPending={form.formState.isSubmitting || started.isOpen}>
          {t('transfer.export')}
        </Button>
      </div>
      <TaskStatus started={started} title={() => t('transfer.export.done')} />
      <TaskState started={started} title={() => t('transfer.export.done')}>
        <ExportedFile started={started} />
      </TaskState>
    </Form>
  )
}

/** The link to the file, with its size. */
function ExportedFile({ started: { task } }: { readonly started: StartedTask }) {
  const t = useTranslate()
  if (!task?.outcome) return null
  const { name, byteSize } = task.outcome
  return (
    <div className={styles['buttons']}>
      <LinkButton to={`/api/studio/installation/exports/${task.id}/file`} primary>
        <Download aria-hidden="true" />
        {t('transfer.download', { name })}
      </LinkButton>
      <span>{t('transfer.export.kept', { size: formatFileSize(byteSize ?? 0) })}</span>
    </div>
  )
}
