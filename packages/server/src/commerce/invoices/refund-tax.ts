import type { Order, OrderLine, Refund } from '../orders/index.ts'

type RefundedLine = Pick<Refund['lines'][number], 'orderLineId' | 'quantity'>

/** A refund with the order whose items it returns. */
export interface RefundParts {
  readonly order: Pick<Order, 'grandTotalMinor' | 'shippingMinor' | 'taxIncluded' | 'taxMinor'>
  readonly lines: readonly Pick<
    OrderLine,
    'id' | 'quantity' | 'subtotalMinor' | 'discountMinor' | 'taxMinor'
  >[]
  readonly refund: Pick<Refund, 'shippingMinor' | 'totalMinor'> & {
    readonly lines: readonly RefundedLine[]
  }
  /** The refunds of the order before this one. */
  readonly earlier: readonly { readonly lines: readonly RefundedLine[] }[]
}

/** The tax that a refund returns. */
interface RefundTax {
  /** The tax of each line of the refund, in their order. */
  readonly lines: readonly bigint[]
  /** The refunded amount of each line, with its tax. */
  readonly amounts: readonly bigint[]
  /** The refunded amount of shipping, with its tax. */
  readonly shipping: { readonly amountMinor: bigint; readonly taxMinor: bigint }
  /** The tax of what was refunded without any item, and its amount. */
  readonly surplus: { readonly amountMinor: bigint; readonly taxMinor: bigint }
  /** The tax of all of it: of its lines, of shipping, and of what was refunded without any item. */
  readonly totalMinor: bigint
}

/**
 * Computes the tax of a refund. The parts of a line that are refunded one after the other add up to its tax. If less is
 * refunded than the items cost, the tax is less by the same ratio.
 */
export function computeRefundTax({ order, lines, refund, earlier }: RefundParts): RefundTax {
  const addedUp = new Map<string, number>()
  const count = ({ orderLineId, quantity }: RefundedLine) => {
    const before = addedUp.get(orderLineId) ?? 0
    addedUp.set(orderLineId, before + quantity)
    return before
  }
  for (const line of earlier.flatMap((each) => each.lines)) count(line)
  const items = refund.lines.map((refunded) => {
    const line = lines.find(({ id }) => id === refunded.orderLineId)
    const before = count(refunded)
    if (!line) return { paidMinor: 0n, taxMinor: 0n }
    const from = { from: before, to: before + refunded.quantity, of: line.quantity }
    const addedTax = order.taxIncluded ? 0n : line.taxMinor
    return {
      paidMinor: takePart(line.subtotalMinor - line.discountMinor + addedTax, from),
      taxMinor: takePart(line.taxMinor, from),
    }
  })
  const paidMinor = sum(items.map((item) => item.paidMinor))
  const shippingTax = order.taxMinor - sum(lines.map(({ taxMinor }) => taxMinor))
  const shipping = refundShipping(refund, order, shippingTax)
  const forItems = refund.totalMinor - shipping.amountMinor
  const isLess = forItems < paidMinor
  const lineTaxes = items.map(({ taxMinor }) =>
    isLess ? (taxMinor * forItems) / paidMinor : taxMinor,
  )
  const surplus = isLess ? 0n : forItems - paidMinor
  const ofSurplus = multiply(order.taxMinor, surplus, order.grandTotalMinor)
  const amounts = items.map((item) =>
    isLess ? (item.paidMinor * forItems) / paidMinor : item.paidMinor,
  )
  return {
    lines: lineTaxes,
    amounts,
    shipping,
    surplus: { amountMinor: surplus, taxMinor: ofSurplus },
    totalMinor: sum(lineTaxes) + shipping.taxMinor + ofSurplus,
  }
}

/**
 * Returns the refunded amount of shipping with its tax, at most what is refunded altogether. A refund names the price of
 * shipping, to which an order without included tax adds it.
 */
function refundShipping(
  { shippingMinor, totalMinor }: RefundParts['refund'],
  order: RefundParts['order'],
  shippingTax: bigint,
): RefundTax['shipping'] {
  const taxMinor = multiply(shippingTax, shippingMinor, order.shippingMinor)
  const amountMinor = shippingMinor + (order.taxIncluded ? 0n : taxMinor)
  if (amountMinor <= totalMinor) return { amountMinor, taxMinor }
  return { amountMinor: totalMinor, taxMinor: multiply(taxMinor, totalMinor, amountMinor) }
}

/** Returns the part of an amount for some of its units, so that the parts of all units add up to it. */
function takePart(
  minor: bigint,
  { from, to, of }: { readonly from: number; readonly to: number; readonly of: number },
): bigint {
  return (minor * BigInt(to)) / BigInt(of) - (minor * BigInt(from)) / BigInt(of)
}

function multiply(minor: bigint, part: bigint, whole: bigint): bigint {
  return whole === 0n ? 0n : (minor * part) / whole
}

function sum(amounts: readonly bigint[]): bigint {
  return amounts.reduce((total, amount) => total + amount, 0n)
}
