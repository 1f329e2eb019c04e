import type { listPasskeys, Reply } from '@vitrine/contract'
import { useForm } from 'react-hook-form'
import { MAX_PASSKEY_NAME_LENGTH } from '@vitrine/model'
import { callApi } from '../../../api/call-api.ts'
import { createPasskey } from '../../../api/passkey.ts'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { DialogActions } from '../../../ui/forms/DialogActions.tsx'
import { Form } from '../../../ui/forms/Form.tsx'
import { FormError } from '../../../ui/forms/form-error.ts'
import { FormField } from '../../../ui/forms/FormField.tsx'
import { useTranslate } from '../../../ui/i18n.ts'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import {
  NO_PROOF,
  type Proof,
  PROOF_FIELDS_BY_CODE,
  ProofFields,
  type ProofNeeds,
  toProof,
} from '../../../ui/proof/ProofFields.tsx'

interface Values extends Proof {
  readonly name: string
}

interface AddPasskeyProps extends ProofNeeds {
  readonly onAdd: (passkeys: Reply<typeof listPasskeys>) => void
  readonly onClose: () => void
}

/** Adds a passkey: the person confirms it, and the browser creates it. */
export function AddPasskeyDialog({ onAdd, onClose, ...needs }: AddPasskeyProps) {
  const t = useTranslate()
  const form = useForm<Values>({ defaultValues: { name: '', ...NO_PROOF } })
  const add = async ({ name, ...proof }: Values) => {
    const options = await callApi('beginPasskey', { body: toProof(proof, needs) })
    const credential = await createPasskey(options).catch((cause: unknown) => {
      const params = { host: location.hostname, reason: String(cause) }
      throw new FormError([t('passkeys.failed', params)])
    })
    if (!credential) throw new FormError([t('passkeys.closed')])
    onAdd(await callApi('addPasskey', { body: { name, credential } }))
  }
  return (
    <Dialog title={t('passkeys.add')} isOpen onClose={onClose}>
      <Form form={form} onSave={add} fieldsByCode={PROOF_FIELDS_BY_CODE}>
        <p>{t('passkeys.createText')}</p>
        <FormField<Values> name="name" label={t('passkeys.name')}>
          {(field) => (
            <TextField
              {...field}
              help={t('passkeys.nameHelp')}
              maxLength={MAX_PASSKEY_NAME_LENGTH}
              isRequired
            />
          )}
        </FormField>
        <ProofFields {...needs} />
        <DialogActions onClose={onClose} label={t('passkeys.create')} />
      </Form>
    </Dialog>
  )
}
