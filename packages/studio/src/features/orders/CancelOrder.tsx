import type { OrderDetail } from '@vitrine/contract'
import { useMutation } from '@tanstack/react-query'
import { callApi } from '../../api/call-api.ts'
import { ConfirmButton } from '../../ui/ConfirmButton.tsx'
import { Message } from '../../ui/Message.tsx'
import { showOrder } from './show-order.ts'

/** A button that cancels an order which is not paid, once staff have confirmed what will happen. */
export function CancelOrder({ order }: { readonly order: OrderDetail }) {
  const { id, number } = order
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => callApi('cancelOrder', { params: { id } }),
    onSuccess: showOrder,
  })
  return (
    <>
      <ConfirmButton
        label="Cancel order"
        title={`Cancel order #${number}?`}
        dismiss="Keep order"
        disabled={isPending}
        onConfirm={() => mutate()}
      >
        <ul>
          {listEffects(order).map((effect) => (
            <li key={effect}>{effect}</li>
          ))}
        </ul>
        <p>You cannot undo this.</p>
      </ConfirmButton>
      {error && <Message title="Unable to cancel. Try again.">{error.message}</Message>}
    </>
  )
}

/** Lists what the cancellation of an order does. */
function listEffects({ isDonation, payments, discount, email }: OrderDetail): readonly string[] {
  const hasGiftCard = payments.some(({ provider }) => provider === 'gift_card')
  return [
    ...(isDonation ? [] : ['The items are available for sale again.']),
    ...(hasGiftCard ? ['The gift card gets its amount back.'] : []),
    ...(discount.value > 0 ? ['The discount code can be used again.'] : []),
    `An email about it is queued for ${email}.`,
  ]
}
