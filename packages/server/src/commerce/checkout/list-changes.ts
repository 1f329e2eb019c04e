import { message, type Message, type Quote } from '@vitrine/model'
import type { Checkout } from './details.ts'

/** The summary of an order as the buyer saw it when they clicked Pay. */
export interface SeenSummary {
  /** -1 if the page did not send it. */
  readonly version: number
  readonly expectedTotalMinor: bigint
  /** Undefined if the page did not send it, as are the sums. */
  readonly expectedGiftCardMinor: bigint | undefined
  readonly expectedSums: SummarySums | undefined
}

/** The sums of a summary in minor units. */
export interface SummarySums {
  /** The items at the prices of the shop. */
  readonly itemsMinor: bigint
  readonly discountMinor: bigint
  readonly shippingMinor: bigint
  readonly taxMinor: bigint
}

/** The part of a checkout that its summary shows. */
interface Summary extends Pick<Checkout, 'cartVersion' | 'listedSubtotalMinor' | 'giftCardMinor'> {
  readonly quote: Pick<Quote, 'discountMinor' | 'shippingMinor' | 'taxMinor'>
}

const ORDER = ['itemsMinor', 'discountMinor', 'shippingMinor', 'taxMinor'] as const

const SUMS = /^\d{1,16}(?:,\d{1,16}){3}$/

/** Formats the sums of a checkout for its form. */
export function formatSums(checkout: Summary): string {
  const sums = getSums(checkout)
  return ORDER.map((name) => sums[name]).join(',')
}

/** Parses the sums that a form posts back; undefined if it has none. */
export function parseSums(text: string): SummarySums | undefined {
  if (!SUMS.test(text)) return undefined
  const [itemsMinor = 0n, discountMinor = 0n, shippingMinor = 0n, taxMinor = 0n] = text
    .split(',')
    .map(BigInt)
  return { itemsMinor, discountMinor, shippingMinor, taxMinor }
}

/** Lists what a buyer has to check before they pay: a sentence for each part of the order that is not as they saw it. */
export function listChanges(checkout: Summary, seen: SeenSummary): readonly Message[] {
  const sums = getSums(checkout)
  const { expectedSums = sums, expectedGiftCardMinor = checkout.giftCardMinor } = seen
  const isCartChanged = seen.version !== checkout.cartVersion
  const changes = [
    ...(isCartChanged ? [message('checkout.changed.cart')] : []),
    ...ORDER.flatMap((name) => {
      // Another cart has other sums: it says so itself, except of what is not part of it.
      const isOfCart = name === 'itemsMinor' || name === 'discountMinor'
      if (sums[name] === expectedSums[name] || (isCartChanged && isOfCart)) return []
      return [reasons[name]]
    }),
    ...(expectedGiftCardMinor === checkout.giftCardMinor
      ? []
      : [message('checkout.changed.giftCard')]),
  ]
  return changes.length > 0
    ? [...changes, message('checkout.changed.check')]
    : [message('checkout.cartChanged')]
}

const reasons = {
  itemsMinor: message('checkout.changed.price'),
  discountMinor: message('checkout.changed.discount'),
  shippingMinor: message('checkout.changed.shipping'),
  taxMinor: message('checkout.changed.tax'),
} as const

function getSums({ listedSubtotalMinor, quote }: Summary): SummarySums {
  const { discountMinor, shippingMinor, taxMinor } = quote
  return { itemsMinor: listedSubtotalMinor, discountMinor, shippingMinor, taxMinor }
}
