import type { Db } from '../../platform/db/db.ts'
import { type EmailState, findEmailStates } from '../../platform/mail/index.ts'
import { getGiftCardKey } from '../payments/index.ts'
import { getCancellationKey, getConfirmationKey } from './order-emails.ts'
import { listGiftCardUnits, type OrderEvent } from './read-store.ts'

/** The delivery of the emails of an order, by the ID of the event that tells of them. */
export type OrderEmailStates = ReadonlyMap<string, readonly EmailState[]>

/** Loads how far the emails that the events of an order tell of have come. */
export async function loadOrderEmailStates(
  db: Db,
  siteId: string,
  orderId: string,
  events: readonly OrderEvent[],
): Promise<OrderEmailStates> {
  const units = await listGiftCardUnits(db, siteId, orderId)
  const cards = units.map(({ id, unit }) => getGiftCardKey(getGiftCardCause({ id, unit })))
  const keys = new Map(events.map((event) => [event.id, getEmailKeys(event, orderId, cards)]))
  const states = await findEmailStates(db, siteId, [...new Set([...keys.values()].flat())])
  const select = (key: string) => {
    const state = states.get(key)
    return state === undefined ? [] : [state]
  }
  return new Map([...keys].map(([id, own]) => [id, own.flatMap(select)]))
}

/** Returns the keys of the emails that an event tells of. */
function getEmailKeys(
  { kind, details }: OrderEvent,
  orderId: string,
  giftCardKeys: readonly string[],
): readonly string[] {
  if (typeof details['email'] === 'string') return [details['email']]
  if (kind === 'mail.confirmation') return [getConfirmationKey(orderId)]
  if (kind === 'mail.cancellation') return [getCancellationKey(orderId)]
  return kind === 'giftCards.issued' ? giftCardKeys : []
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
