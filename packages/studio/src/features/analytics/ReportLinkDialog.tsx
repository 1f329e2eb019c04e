import { useForm } from 'react-hook-form'
import { callApi } from '../../api/call-api.ts'
import { TextField } from '../../ui/fields/TextField.tsx'
import { DialogActions } from '../../ui/forms/DialogActions.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import { FormField } from '../../ui/forms/FormField.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { Dialog } from '../../ui/overlays/Dialog.tsx'

interface Values {
  name: string
}

/** A dialog that creates a read-only link to the report of visits. */
export function ReportLinkDialog(props: {
  readonly onCreate: () => Promise<void>
  readonly onClose: () => void
}) {
  const { onCreate, onClose } = props
  const t = useTranslate()
  const form = useForm<Values>({ defaultValues: { name: '' } })
  const save = async (body: Values) => {
    await callApi('createReportLink', { body })
    onClose()
    await onCreate()
  }
  return (
    <Dialog title={t('analytics.links.add')} isOpen onClose={onClose}>
      <Form form={form} onSave={save}>
        <FormField<Values> name="name" label={t('analytics.name')}>
          {(field) => (
            <TextField
              {...field}
              autoComplete="off"
              maxLength={100}
              isRequired
              help={t('analytics.links.name.help')}
            />
          )}
        </FormField>
        <DialogActions onClose={onClose} label={t('analytics.links.add')} />
      </Form>
    </Dialog>
  )
}
