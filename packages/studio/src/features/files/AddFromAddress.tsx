import { useForm } from 'react-hook-form'
import { callApi } from '../../api/call-api.ts'
import { queryClient } from '../../api/route-query.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import { FormField } from '../../ui/forms/FormField.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { showToast } from '../../ui/overlays/toasts.ts'

interface Values {
  readonly url: string
}

/** The dialog that adds an image of another server. */
export function AddFromAddress({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslate()
  const form = useForm<Values>({ defaultValues: { url: '' } })
  const add = async ({ url }: Values) => {
    await callApi('fetchImage', { body: { url } })
    await queryClient.invalidateQueries({ queryKey: ['listFiles'] })
    showToast(t('files.uploaded'))
    onClose()
  }
  return (
    <Dialog title={t('files.addressTitle')} isOpen onClose={onClose}>
      <Form form={form} onSave={add}>
        <FormField<Values> name="url" label={t('files.address')}>
          {(field) => <TextField {...field} type="url" help={t('files.addressHelp')} />}
        </FormField>
        <Button primary type="submit">
          {t('files.addImage')}
        </Button>
      </Form>
    </Dialog>
  )
}
