import { useForm, useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { callApi } from '../../../api/call-api.ts'
import { Select } from '../../../ui/fields/Select.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { DialogActions } from '../../../ui/forms/DialogActions.tsx'
import { Form } from '../../../ui/forms/Form.tsx'
import { FormField } from '../../../ui/forms/FormField.tsx'
import { useTranslate } from '../../../ui/i18n.ts'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import { showToast } from '../../../ui/overlays/toasts.ts'
import { formatFilesUrl, refreshThemes } from './use-own-themes.ts'

interface Values {
  base: string
  title: string
}

/** A dialog that copies an installed theme, and opens the files of the copy. */
export function CopyDialog(props: {
  readonly bases: readonly { readonly name: string; readonly title: string }[]
  readonly onClose: () => void
}) {
  const { bases, onClose } = props
  const t = useTranslate()
  const navigate = useNavigate()
  const form = useForm<Values>({ defaultValues: { base: bases[0]?.name ?? '', title: '' } })
  const base = useWatch({ control: form.control, name: 'base' })
  const chosen = bases.find(({ name }) => name === base)
  const suggestion = t('ownThemes.copy.title', { title: chosen?.title ?? '' })
  const save = async ({ title, ...values }: Values) => {
    const body = { ...values, title: title.trim() || suggestion }
    const theme = await callApi('createOwnTheme', { body })
    await refreshThemes()
    showToast(t('ownThemes.created', { title: theme.title }))
    onClose()
    await navigate(formatFilesUrl(theme))
  }
  return (
    <Dialog title={t('ownThemes.copy')} isOpen onClose={onClose}>
      <Form form={form} onSave={save}>
        <FormField<Values, 'base'> name="base" label={t('ownThemes.copy.base')}>
          {(field) => (
            <Select
              {...field}
              options={bases.map(({ name, title }) => ({ id: name, label: title }))}
            />
          )}
        </FormField>
        <FormField<Values, 'title'> name="title" label={t('ownThemes.copy.name')}>
          {(field) => <TextField {...field} maxLength={100} placeholder={suggestion} />}
        </FormField>
        <DialogActions onClose={onClose} label={t('ownThemes.copy.create')} />
      </Form>
    </Dialog>
  )
}
