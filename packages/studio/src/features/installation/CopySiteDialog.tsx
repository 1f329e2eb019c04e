import { useForm } from 'react-hook-form'
import { callApi } from '../../api/call-api.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { DialogActions } from '../../ui/forms/DialogActions.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import { FormField } from '../../ui/forms/FormField.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { showFailure } from '../../ui/overlays/toasts.ts'
import { TaskState } from './TaskState.tsx'
import { TaskStatus } from './TaskStatus.tsx'
import { refreshSites } from './use-sites.ts'
import { useTask } from './use-task.ts'

interface Values {
  host: string
}

const FIELDS_BY_CODE = { 'sites.hostInvalid': 'host', 'sites.hostTaken': 'host' } as const

/** A dialog that copies this site into a new one. */
export function CopySiteDialog(props: { readonly title: string; readonly onClose: () => void }) {
  const { title } = props
  const t = useTranslate()
  const started = useTask('copy')
  const form = useForm<Values>({ defaultValues: { host: '' } })
  const close = () => {
    started.clear()
    props.onClose()
    void refreshSites()
  }
  const copy = async (values: Values) =>
    started.start(await callApi('copyInstalledSite', { body: values }))
  const open = async () => {
    try {
      const id = started.task?.id ?? ''
      window.location.assign((await callApi('openTaskSite', { params: { id } })).url)
    } catch (error) {
      if (error instanceof Error) showFailure(error.message)
    }
  }
  return (
    <Dialog
      title={t('sites.copy.title', { title })}
      isOpen
      mustAnswer={started.isOpen}
      onClose={close}
    >
      <TaskStatus started={started} title={() => t('sites.copied')} />
      {started.isOpen || started.task?.state === 'done' ? (
        <TaskState started={started} title={() => t('sites.copied')}>
          <Button primary onPress={() => void open()}>
            {t('transfer.open')}
          </Button>
        </TaskState>
      ) : (
        <Form form={form} onSave={copy} fieldsByCode={FIELDS_BY_CODE}>
          <p>{t('sites.copy.text')}</p>
          <FormField<Values, 'host'> name="host" label={t('sites.host')}>
            {(field) => (
              <TextField
                {...field}
                autoComplete="off"
                spellCheck="false"
                maxLength={255}
                help={t('sites.host.help')}
              />
            )}
          </FormField>
          <TaskState started={started} title={() => ''} />
          <DialogActions onClose={close} label={t('sites.copy')} />
        </Form>
      )}
    </Dialog>
  )
}
