import type { Address, Customer, CustomerDetail } from '@vitrine/contract'
import { toWireMoney } from '@vitrine/model'
import type { Download } from '../../commerce/downloads/index.ts'
import { toAddress } from '../../commerce/checkout/index.ts'
import { type ListedOrder, type OpenOrder, toOrderSummary } from '../../commerce/orders/index.ts'
import type { SavedAddress } from '../../commerce/saved-addresses/index.ts'
import type { CustomerNote, CustomerRow } from './store.ts'

/** Returns what staff see of a customer in the list. */
export function toCustomerView({
  firstOrderAt,
  lastOrderAt,
  spent,
  ...row
}: CustomerRow): Customer {
  return {
    ...row,
    spent: spent.map(toWireMoney),
    firstOrderAt: firstOrderAt.toISOString(),
    lastOrderAt: lastOrderAt.toISOString(),
  }
}

/** Returns what staff see of the saved addresses of an account. */
export function toSavedAddresses(saved: readonly SavedAddress[]): CustomerDetail['addresses'] {
  return saved.map(({ address, isDefault }) => ({
    address: toAddress(address),
    isDefault,
    orderNumber: null,
  }))
}

/** Lists the addresses that orders went to, each with the number of the newest order, without those that are only a name. */
export function listOrderAddresses(
  orders: readonly ListedOrder[],
  saved: readonly Address[],
): CustomerDetail['addresses'] {
  const seen = new Set(saved.map(getAddressKey))
  return orders.flatMap(({ shippingAddress: address, number }) => {
    if (!address || address.line1 === '' || seen.has(getAddressKey(address))) return []
    seen.add(getAddressKey(address))
    return [{ address, isDefault: false, orderNumber: Number(number ?? 0n) }]
  })
}

/** Returns what makes two addresses the same: all but the phone. */
function getAddressKey({ phone: _phone, ...address }: Address): string {
  return Object.values(address)
    .map((text) => text.trim().toLowerCase())
    .join('\n')
}

/** Returns the timeline of a customer: orders, the account and notes, newest first. */
export function createTimeline(parts: {
  readonly orders: readonly ListedOrder[]
  readonly notes: readonly CustomerNote[]
  readonly account: { readonly id: string; readonly createdAt: Date } | undefined
  /** The email addresses of the staff, by their ids. */
  readonly staff: ReadonlyMap<string, string>
}): CustomerDetail['timeline'] {
  const { orders, notes, account, staff } = parts
  const empty = { text: '', orderId: null, amount: null, author: null } as const
  const events = [
    ...orders.map((order) => {
      const { id, placedAt, number, grandTotal } = toOrderSummary(order)
      const text = String(number)
      return {
        ...empty,
        id,
        kind: 'order',
        text,
        orderId: id,
        amount: grandTotal,
        happenedAt: placedAt,
      } as const
    }),
    ...notes.map(({ id, staffId, apiKey, text, createdAt }) => {
      const author = apiKey === null ? (staff.get(staffId ?? '') ?? null) : `API key “${apiKey}”`
      return {
        ...empty,
        id,
        kind: 'note',
        text,
        author,
        happenedAt: createdAt.toISOString(),
      } as const
    }),
    ...(account
      ? [
          {
            ...empty,
            id: account.id,
            kind: 'account',
            happenedAt: account.createdAt.toISOString(),
          } as const,
        ]
      : []),
  ]
  return events.toSorted((a, b) => (a.happenedAt < b.happenedAt ? 1 : -1))
}

/** Returns what staff see of the downloads of a customer, whose orders are given. */
export function toDownloadViews(
  downloads: readonly Download[],
  orders: readonly ListedOrder[],
): CustomerDetail['downloads'] {
  const numbers = new Map(orders.map(({ id, number }) => [id, Number(number ?? 0n)]))
  return downloads.flatMap(({ id, orderId, filename, state }) => {
    const orderNumber = numbers.get(orderId)
    return orderNumber === undefined ? [] : [{ id, orderId, orderNumber, filename, state }]
  })
}

/** Returns what staff see of the orders that prevent erasing. */
export function toOpenOrders(open: readonly OpenOrder[]): CustomerDetail['openOrders'] {
  return open.map(({ id, number, reason }) => ({ id, number, reason }))
}
