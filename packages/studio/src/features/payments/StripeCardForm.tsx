import type { StripeAccount } from '@vitrine/contract'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { callApi } from '../../api/call-api.ts'
import { queryClient } from '../../api/route-query.ts'
import { Button } from '../../ui/Button.tsx'
import { RadioGroup } from '../../ui/fields/RadioGroup.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { DialogActions } from '../../ui/forms/DialogActions.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import { FormField } from '../../ui/forms/FormField.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { showFailure } from '../../ui/overlays/toasts.ts'
import { stripeQuery } from './stripe-query.ts'

interface Changes {
  readonly usesCardForm: boolean
  readonly publishableKey?: string
}

async function save(body: Changes): Promise<void> {
  queryClient.setQueryData(stripeQuery.queryKey, await callApi('changeStripeAccount', { body }))
}

/** The choice of where buyers pay: in a form on the site, which needs the publishable key, or on Stripe's page. */
export function StripeCardForm({ account }: { readonly account: StripeAccount }) {
  const t = useTranslate()
  const [isAsking, setAsking] = useState(false)
  const { usesCardForm, publishableKey } = account
  const change = (place: 'form' | 'page') => {
    if (place === 'form' && publishableKey === null) return setAsking(true)
    save({ usesCardForm: place === 'form' }).catch((error: unknown) => {
      if (error instanceof Error) showFailure(error.message)
    })
  }
  return (
    <>
      <RadioGroup
        label={t('payments.stripe.place')}
        value={usesCardForm ? 'form' : 'page'}
        onChange={change}
        options={[
          {
            id: 'form',
            label: t('payments.stripe.place.form'),
            help: t('payments.stripe.place.form.help'),
          },
          {
            id: 'page',
            label: t('payments.stripe.place.page'),
            help: t('payments.stripe.place.page.help'),
          },
        ]}
      />
      {publishableKey !== null && (
        <div>
          <Button small onPress={() => setAsking(true)}>
            {t('payments.stripe.publishableKey.replace')}
          </Button>
        </div>
      )}
      {isAsking && <PublishableKeyDialog onClose={() => setAsking(false)} />}
    </>
  )
}

/** A dialog that turns on the form by the key that browsers use for it. */
function PublishableKeyDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslate()
  const form = useForm<{ readonly publishableKey: string }>({
    defaultValues: { publishableKey: '' },
  })
  return (
    <Dialog title={t('payments.stripe.place.form')} isOpen onClose={onClose}>
      <Form
        form={form}
        onSave={async ({ publishableKey }) => {
          await save({ usesCardForm: true, publishableKey })
          onClose()
        }}
      >
        <FormField<{ readonly publishableKey: string }, 'publishableKey'>
          name="publishableKey"
          label={t('payments.stripe.publishableKey')}
        >
          {(field) => (
            <TextField
              {...field}
              autoComplete="off"
              spellCheck="false"
              isRequired
              help={t('payments.stripe.publishableKey.help')}
            />
          )}
        </FormField>
        <DialogActions onClose={onClose} label={t('payments.stripe.place.turnOn')} />
      </Form>
    </Dialog>
  )
}
