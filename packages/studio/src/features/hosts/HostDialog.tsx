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
import { showHosts } from './use-hosts.ts'

interface Values {
  host: string
  use: 'show' | 'redirect'
}

/** The fields of the errors that the server gives without one. */
const FIELDS_BY_CODE = {
  'sites.hostInvalid': 'host',
  'sites.hostTaken': 'host',
  'sites.tooManyHosts': 'host',
} as const

/** A dialog that adds a domain to the site. */
export function HostDialog(props: {
  /** Receives the name of the new host. */
  readonly onAdd: (host: string) => void
  readonly onClose: () => void
}) {
  const { onAdd, onClose } = props
  const t = useTranslate()
  const form = useForm<Values>({ defaultValues: { host: '', use: 'show' } })
  const save = async ({ host, use }: Values) => {
    const before = await callApi('listSiteHosts')
    const after = await callApi('addSiteHost', { body: { host, redirects: use === 'redirect' } })
    showHosts(after)
    showToast(t('hosts.added'))
    onClose()
    const known = before.hosts.map((each) => each.host)
    const added = after.hosts.find((each) => !known.includes(each.host))
    if (added) onAdd(added.host)
  }
  return (
    <Dialog title={t('hosts.add')} isOpen onClose={onClose}>
      <Form form={form} onSave={save} fieldsByCode={FIELDS_BY_CODE}>
        <FormField<Values, 'host'> name="host" label={t('hosts.host')}>
          {(field) => (
            <TextField
              {...field}
              autoComplete="off"
              spellCheck="false"
              isRequired
              placeholder={t('hosts.host.placeholder')}
              help={t('hosts.host.help')}
            />
          )}
        </FormField>
        <FormField<Values, 'use'> name="use" label={t('hosts.use')}>
          {(field) => (
            <RadioGroup
              {...field}
              options={(['show', 'redirect'] as const).map((id) => ({
                id,
                label: t(`hosts.use.${id}`),
              }))}
            />
          )}
        </FormField>
        <DialogActions onClose={onClose} label={t('hosts.add')} />
      </Form>
    </Dialog>
  )
}
