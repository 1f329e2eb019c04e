import type { MailingList } from '@vitrine/contract'
import { useForm } from 'react-hook-form'
import { callApi } from '../../api/call-api.ts'
import { TextField } from '../fields/TextField.tsx'
import { DialogActions } from '../forms/DialogActions.tsx'
import { Form } from '../forms/Form.tsx'
import { FormField } from '../forms/FormField.tsx'
import { useTranslate } from '../i18n.ts'
import { Dialog } from '../overlays/Dialog.tsx'
import { showToast } from '../overlays/toasts.ts'
import { refreshLists } from './lists-query.ts'

interface Values {
  name: string
}

const FIELDS = { 'newsletter.listExists': 'name' } as const

interface ListDialogProps {
  /** The list to rename; undefined to create one. */
  readonly list?: MailingList | undefined
  readonly onSaved?: (list: MailingList) => void
  readonly onClose: () => void
}

/** Creates a mailing list, or renames one. */
export function ListDialog({ list, onSaved, onClose }: ListDialogProps) {
  const t = useTranslate()
  const form = useForm<Values>({ defaultValues: { name: list?.name ?? '' } })
  const save = async (body: Values) => {
    const saved = list
      ? await callApi('renameMailingList', { params: { id: list.id }, body })
      : await callApi('createMailingList', { body })
    await refreshLists()
    showToast(t(list ? 'lists.changed' : 'lists.created'))
    onClose()
    onSaved?.(saved)
  }
  const title = t(list ? 'lists.rename' : 'lists.add')
  return (
    <Dialog title={title} isOpen onClose={onClose}>
      <Form form={form} onSave={save} fieldsByCode={FIELDS}>
        <FormField<Values, 'name'> name="name" label={t('lists.name')}>
          {(field) => (
            <TextField
              {...field}
              help={t('lists.name.help')}
              maxLength={100}
              autoComplete="off"
              isRequired
            />
          )}
        </FormField>
        <DialogActions label={title} onClose={onClose} />
      </Form>
    </Dialog>
  )
}
