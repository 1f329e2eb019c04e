import type { GiftCard } from '@vitrine/contract'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { callApi } from '../../api/call-api.ts'
import { queryClient } from '../../api/route-query.ts'
import { TextField } from '../../ui/fields/TextField.tsx'
import { DialogActions } from '../../ui/forms/DialogActions.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import { FormField } from '../../ui/forms/FormField.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { showToast } from '../../ui/overlays/toasts.ts'

/** Whether the same code is sent again, or a new one. */
export type Sending = 'send' | 'replace'

interface Values {
  email: string
}

/** A dialog that emails the code of a gift card again, or replaces the card and emails the new code. */
export function SendGiftCard({
  card,
  sending,
  onClose,
}: {
  readonly card: GiftCard
  readonly sending: Sending
  readonly onClose: () => void
}) {
  const t = useTranslate()
  const navigate = useNavigate()
  // A repeated attempt makes the same card.
  const [newId] = useState(() => crypto.randomUUID())
  const form = useForm<Values>({ defaultValues: { email: card.recipient ?? '' } })
  const save = async ({ email }: Values) => {
    const params = { id: card.id }
    if (sending === 'send') await callApi('sendGiftCard', { params, body: { email } })
    else await callApi('replaceGiftCard', { params, body: { id: newId, email } })
    for (const key of ['listGiftCards', 'readGiftCard'])
      await queryClient.invalidateQueries({ queryKey: [key] })
    showToast(t(sending === 'send' ? 'giftCards.sent' : 'giftCards.replaced'))
    onClose()
    if (sending === 'replace') await navigate(`/config/gift-cards/${newId}`)
  }
  return (
    <Dialog title={t(`giftCards.${sending}`)} isOpen onClose={onClose}>
      <Form form={form} onSave={save}>
        <FormField<Values, 'email'> name="email" label={t('giftCards.email')}>
          {(field) => <TextField {...field} type="email" help={t(`giftCards.${sending}.help`)} />}
        </FormField>
        <DialogActions label={t(`giftCards.${sending}`)} onClose={onClose} />
      </Form>
    </Dialog>
  )
}
