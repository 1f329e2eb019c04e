import type { OrderDetail } from '@vitrine/contract'
import { type Currency, currencyDigits } from '@vitrine/model'

type Line = OrderDetail['lines'][number]

/** The items of a line that were sent, or those that were not, with how many can be refunded. */
export interface RefundRow {
  readonly key: string
  readonly line: Line
  readonly isFulfilled: boolean
  readonly max: number
}

/** Returns the items that can be refunded, as rows. */
export function getRefundRows({ lines }: OrderDetail): readonly RefundRow[] {
  return lines.flatMap((line) =>
    [false, true].flatMap((isFulfilled) => {
      const max = line.refundableQuantity[isFulfilled ? 'fulfilled' : 'unfulfilled']
      const key = `${line.id}:${isFulfilled ? 'sent' : 'open'}`
      return max > 0 ? [{ key, line, isFulfilled, max }] : []
    }),
  )
}

/**
 * Computes what was paid for some items of a line, in hundredths, when others were refunded before: the parts of a line
 * add up to what was paid for it.
 */
export function computeItemsCents(
  line: Pick<Line, 'paid' | 'quantity' | 'refundedQuantity'>,
  count: number,
): number {
  const { paid, quantity, refundedQuantity } = line
  const step = getStep(paid.currencyCode)
  const upTo = (items: number) => Math.floor((paid.value / step) * (items / quantity) + 1e-9) * step
  return upTo(refundedQuantity + count) - upTo(refundedQuantity)
}

/** Allocates an amount in hundredths to payments: gift cards first, then the others, in their order. */
export function allocateCents(
  cents: number,
  payments: OrderDetail['payments'],
): Readonly<Record<string, number>> {
  const isCard = ({ provider }: OrderDetail['payments'][number]) => provider === 'gift_card'
  const ordered = [...payments.filter(isCard), ...payments.filter((payment) => !isCard(payment))]
  let left = cents
  const shares: Record<string, number> = {}
  for (const { id, refundable } of ordered) {
    shares[id] = Math.min(refundable.value, left)
    left -= shares[id]
  }
  return shares
}

/** Converts hundredths to a typed amount; an amount field holds units of the currency. */
export function toUnits(cents: number): number {
  return cents / 100
}

/** Converts a typed amount to hundredths; empty is 0. */
export function toCents(units: number | null | undefined): number {
  return Math.round((units ?? 0) * 100)
}

function getStep(currency: Currency): number {
  return 10 ** (2 - currencyDigits[currency])
}
