import type { Redirect } from '@vitrine/contract'
import { useForm } from 'react-hook-form'
import { callApi } from '../../api/call-api.ts'
import { RadioGroup } from '../../ui/fields/RadioGroup.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { DialogActions } from '../../ui/forms/DialogActions.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import { FormField } from '../../ui/forms/FormField.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { showToast } from '../../ui/overlays/toasts.ts'
import { refreshRedirects } from './use-redirects.ts'

interface Values {
  from: string
  to: string
  /** A radio button has a text. */
  status: '301' | '302'
}

/** The fields of the errors that the server gives without one. */
const FIELDS_BY_CODE = { 'redirects.taken': 'from' } as const

/** A dialog that adds or changes a redirect. */
export function RedirectDialog(props: {
  /** The redirect; undefined for a new one. */
  readonly redirect?: Redirect
  /** The old URL of a new one, as far as it is known. */
  readonly from?: string
  readonly onClose: () => void
}) {
  const { redirect, onClose } = props
  const t = useTranslate()
  const { from = props.from ?? '', to = '', status = 301 } = redirect ?? {}
  const form = useForm<Values>({
    defaultValues: { from, to, status: status === 302 ? '302' : '301' },
  })
  const save = async (values: Values) => {
    const body = { ...values, status: values.status === '302' ? 302 : 301 } as const
    if (redirect) await callApi('changeRedirect', { params: { id: redirect.id }, body })
    else await callApi('addRedirect', { body })
    await refreshRedirects()
    showToast(t(redirect ? 'redirects.changed' : 'redirects.added'))
    onClose()
  }
  return (
    <Dialog title={t(redirect ? 'redirects.edit' : 'redirects.add')} isOpen onClose={onClose}>
      <Form form={form} onSave={save} fieldsByCode={FIELDS_BY_CODE}>
        <AddressFields />
        <FormField<Values, 'status'> name="status" label={t('redirects.status')}>
          {(field) => (
            <RadioGroup
              {...field}
              options={(['301', '302'] as const).map((id) => ({
                id,
                label: t(`redirects.status.${id}`),
                help: t(`redirects.status.${id}.help`),
              }))}
            />
          )}
        </FormField>
        <DialogActions onClose={onClose} {...(!redirect && { label: t('redirects.add') })} />
      </Form>
    </Dialog>
  )
}

function AddressFields() {
  const t = useTranslate()
  const control = { autoComplete: 'off', spellCheck: 'false', isRequired: true } as const
  return (
    <>
      <FormField<Values, 'from'> name="from" label={t('redirects.from')}>
        {(field) => (
          <TextField
            {...field}
            {...control}
            placeholder={t('redirects.from.placeholder')}
            help={t('redirects.from.help')}
          />
        )}
      </FormField>
      <FormField<Values, 'to'> name="to" label={t('redirects.to')}>
        {(field) => (
          <TextField
            {...field}
            {...control}
            placeholder={t('redirects.to.placeholder')}
            help={t('redirects.to.help')}
          />
        )}
      </FormField>
    </>
  )
}
