import type { Db } from '../../platform/db/db.ts'
import { type EmailState, findEmailStates } from '../../platform/mail/index.ts'
import { getCancellationKey, getConfirmationKey, getGiftCardKey } from './order-emails.ts'
import { listGiftCardUnits } from './read-store.ts'

/** The delivery of the emails of an order, by the kind of event that wrote them. */
export interface OrderEmailStates {
  readonly 'mail.confirmation': readonly EmailState[]
  readonly 'mail.cancellation': readonly EmailState[]
  /** One for each gift card. */
  readonly 'giftCards.issued': readonly EmailState[]
}

/** Loads how far the emails of an order have come. */
export async function loadOrderEmailStates(
  db: Db,
  siteId: string,
  orderId: string,
): Promise<OrderEmailStates> {
  const units = await listGiftCardUnits(db, siteId, orderId)
  const confirmation = getConfirmationKey(orderId)
  const cancellation = getCancellationKey(orderId)
  const cards = units.map(({ id, unit }) => getGiftCardKey(getGiftCardCause({ id, unit })))
  const states = await findEmailStates(db, siteId, [confirmation, cancellation, ...cards])
  const select = (keys: readonly string[]) =>
    keys.flatMap((key) => {
      const state = states.get(key)
      return state === undefined ? [] : [state]
    })
  return {
    'mail.confirmation': select([confirmation]),
    'mail.cancellation': select([cancellation]),
    'giftCards.issued': select(cards),
  }
}

/** Returns the cause of the gift card of one unit of an order line. */
export function getGiftCardCause({
  id,
  unit,
}: {
  readonly id: string
  readonly unit: number
}): string {
  return `order-line:${id}:${unit}`
}
