import type { InstalledSite } from '@vitrine/contract'
import { useQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { callApi } from '../../api/call-api.ts'
import { sessionQuery } from '../../api/session.ts'
import { TextField } from '../../ui/fields/TextField.tsx'
import { DialogActions } from '../../ui/forms/DialogActions.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import { FormField } from '../../ui/forms/FormField.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { showToast } from '../../ui/overlays/toasts.ts'
import { refreshSites } from './use-sites.ts'

interface Values {
  title: string
  currentPassword: string
}

const FIELDS_BY_CODE = {
  'accounts.passwordWrong': 'currentPassword',
  'installation.titleWrong': 'title',
} as const

/** A dialog that deletes another site, by its name and one's password. */
export function DeleteSiteDialog(props: {
  readonly site: InstalledSite
  readonly onClose: () => void
}) {
  const { site, onClose } = props
  const { id, title } = site
  const t = useTranslate()
  const { data: session } = useQuery(sessionQuery)
  const hasPassword = session?.member.hasPassword ?? true
  const form = useForm<Values>({ defaultValues: { title: '', currentPassword: '' } })
  const remove = async ({ currentPassword, ...values }: Values) => {
    const body = { ...values, ...(hasPassword && { currentPassword }) }
    await callApi('deleteInstalledSite', { params: { id }, body })
    onClose()
    showToast(t('sites.deleted', { title }))
    await refreshSites()
  }
  return (
    <Dialog title={t('sites.delete.title', { title })} isOpen onClose={onClose}>
      <Form form={form} onSave={remove} fieldsByCode={FIELDS_BY_CODE}>
        <p>{t('sites.delete.text', { title })}</p>
        <FormField<Values, 'title'> name="title" label={t('sites.delete.confirm')}>
          {(field) => (
            <TextField
              {...field}
              autoComplete="off"
              maxLength={200}
              isRequired
              help={t('sites.delete.confirm.help', { title })}
            />
          )}
        </FormField>
        {hasPassword && (
          <FormField<Values, 'currentPassword'> name="currentPassword" label={t('studio.password')}>
            {(field) => (
              <TextField {...field} type="password" autoComplete="current-password" isRequired />
            )}
          </FormField>
        )}
        <DialogActions onClose={onClose} label={t('sites.delete')} />
      </Form>
    </Dialog>
  )
}
