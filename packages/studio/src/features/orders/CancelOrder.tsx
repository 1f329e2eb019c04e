import type { OrderDetail } from '@vitrine/contract'
import { useMutation } from '@tanstack/react-query'
import { callApi } from '../../api/call-api.ts'
import { Button } from '../../ui/Button.tsx'
import { Message } from '../../ui/Message.tsx'
import { askToConfirm } from '../../ui/overlays/confirm.ts'
import { showOrder } from './show-order.ts'

/** A button that cancels an order which is not paid, once staff have confirmed what will happen. */
export function CancelOrder({ order }: { readonly order: OrderDetail }) {
  const { id, number } = order
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => callApi('cancelOrder', { params: { id } }),
    onSuccess: showOrder,
  })
  const ask = async () => {
    const isConfirmed = await askToConfirm({
      title: `Cancel order #${number}?`,
      message: [...listEffects(order), 'You cannot undo this.'].join('\n'),
      confirmLabel: 'Cancel order',
      cancelLabel: 'Keep order',
    })
    if (isConfirmed) mutate()
  }
  return (
    <>
      <Button isDisabled={isPending} onPress={() => void ask()}>
        Cancel order
      </Button>
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
