import type { InstalledSite } from '@vitrine/contract'
import { useQuery } from '@tanstack/react-query'
import { useForm, useWatch } from 'react-hook-form'
import { callApi } from '../../api/call-api.ts'
import { sessionQuery } from '../../api/session.ts'
import { RadioGroup } from '../../ui/fields/RadioGroup.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { DialogActions } from '../../ui/forms/DialogActions.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import { FormField } from '../../ui/forms/FormField.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { Dialog } from '../../ui/overlays/Dialog.tsx'

interface Values {
  title: string
  address: 'own' | 'takes'
  host: string
  currentPassword: string
}

/** The fields of the errors that the server gives without one. */
const FIELDS_BY_CODE = {
  'accounts.passwordWrong': 'currentPassword',
  'sites.hostInvalid': 'host',
  'sites.hostTaken': 'host',
} as const

/** A dialog that creates a site and leads to its first run. */
export function CreateSiteDialog(props: {
  readonly current: InstalledSite
  /** Whether the new site gets the addresses of this one, unless the person chooses otherwise. */
  readonly takesAddress: boolean
  readonly onClose: () => void
}) {
  const { current, takesAddress, onClose } = props
  const t = useTranslate()
  const form = useForm<Values>({
    defaultValues: {
      ...{ title: '', host: '', currentPassword: '' },
      address: takesAddress ? 'takes' : 'own',
    },
  })
  const create = async ({ title, address, host, currentPassword }: Values) => {
    const { url } = await callApi('createInstalledSite', {
      body: {
        title,
        takesAddress: address === 'takes',
        ...(address === 'own' && host.trim() !== '' && { host }),
        ...(currentPassword !== '' && { currentPassword }),
      },
    })
    // The choices of an unfinished set-up belong to the site before.
    sessionStorage.removeItem('vitrine.setup')
    window.location.assign(url)
    // The button stays pending until the page is left: another press would create another site.
    await new Promise((resolve) => {
      window.addEventListener('pageshow', resolve, { once: true })
    })
  }
  const isOwn = takesAddress && current.isDemo
  return (
    <Dialog title={t(isOwn ? 'sites.create.own' : 'sites.create.title')} isOpen onClose={onClose}>
      <Form form={form} onSave={create} fieldsByCode={FIELDS_BY_CODE}>
        <FormField<Values, 'title'> name="title" label={t('sites.name')}>
          {(field) => <TextField {...field} autoComplete="off" maxLength={200} isRequired />}
        </FormField>
        <AddressFields current={current} />
        <DialogActions onClose={onClose} label={t('sites.create')} />
      </Form>
    </Dialog>
  )
}

/** The address of the new site: its own, or that of the current one. */
function AddressFields({ current }: { readonly current: InstalledSite }) {
  const t = useTranslate()
  const { data: session } = useQuery(sessionQuery)
  const address = useWatch<Values, 'address'>({ name: 'address' })
  const { title, identifier, isDemo } = current
  const needsPassword = address === 'takes' && !isDemo && session?.member.hasPassword === true
  return (
    <>
      <FormField<Values, 'address'> name="address" label={t('sites.address')}>
        {(field) => (
          <RadioGroup
            {...field}
            options={(['takes', 'own'] as const).map((id) => ({
              id,
              label: t(`sites.address.${id}`),
            }))}
          />
        )}
      </FormField>
      {address === 'own' ? (
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
      ) : (
        <p>{t('sites.address.takes.help', { title, host: `${identifier}.localhost` })}</p>
      )}
      {needsPassword && (
        <FormField<Values, 'currentPassword'> name="currentPassword" label={t('studio.password')}>
          {(field) => (
            <TextField
              {...field}
              type="password"
              autoComplete="current-password"
              isRequired
              help={t('sites.password.help')}
            />
          )}
        </FormField>
      )}
    </>
  )
}
