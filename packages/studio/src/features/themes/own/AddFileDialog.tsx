import type { OwnThemeFiles } from '@vitrine/contract'
import { useForm } from 'react-hook-form'
import { callApi } from '../../../api/call-api.ts'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { DialogActions } from '../../../ui/forms/DialogActions.tsx'
import { Form } from '../../../ui/forms/Form.tsx'
import { FormField } from '../../../ui/forms/FormField.tsx'
import { useTranslate } from '../../../ui/i18n.ts'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import { showTheme } from './use-own-themes.ts'

interface Values {
  path: string
}

/** A dialog that adds an empty file to a theme, and opens it. */
export function AddFileDialog(props: {
  readonly answer: OwnThemeFiles
  readonly onAdded: (path: string) => void
  readonly onClose: () => void
}) {
  const { answer, onAdded, onClose } = props
  const { theme, files } = answer
  const t = useTranslate()
  const form = useForm<Values>({ defaultValues: { path: '' } })
  const save = async (values: Values) => {
    const path = values.path.trim()
    if (files.some((file) => file.path === path && file.state !== 'removed')) {
      form.setError('path', { message: t('themeFiles.add.taken') })
      return
    }
    const body = { path, text: '', version: theme.version }
    await showTheme(await callApi('changeThemeFile', { params: { id: theme.id }, body }))
    onClose()
    onAdded(path)
  }
  return (
    <Dialog title={t('themeFiles.add')} isOpen onClose={onClose}>
      <Form form={form} onSave={save}>
        <FormField<Values, 'path'> name="path" label={t('themeFiles.add.path')}>
          {(field) => (
            <TextField
              {...field}
              isRequired
              maxLength={300}
              autoComplete="off"
              spellCheck="false"
              help={t('themeFiles.add.path.help')}
            />
          )}
        </FormField>
        <DialogActions onClose={onClose} label={t('themeFiles.add')} />
      </Form>
    </Dialog>
  )
}
