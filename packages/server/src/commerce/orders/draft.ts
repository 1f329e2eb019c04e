import { isDeepStrictEqual } from 'node:util'
import type { Address } from '@vitrine/contract'
import { productTypeCodes, readGift, type TaxAmount } from '@vitrine/model'
import { type BoughtLine, localizeLine } from '../cart/index.ts'
import { type Business, toAddress, toPickupAddress, type Checkout } from '../checkout/index.ts'
import type { OfferedPayment } from '../payments/index.ts'
import { newId } from '../../platform/db/id.ts'
import { computeDigest } from '../../platform/http/token.ts'
import type { Site } from '../../platform/http/site.ts'
import { computeOrderToken } from './order-url.ts'

/** The rows of an order that is not placed yet. */
export interface OrderDraft {
  readonly order: DraftOrder
  readonly lines: readonly object[]
  readonly taxes: readonly object[]
  readonly discounts: readonly object[]
  readonly payments: readonly DraftPayment[]
}

interface DraftPayment {
  readonly id: string
  readonly provider: string
  readonly provider_ref: string | null
  readonly amount_minor: string
}

export interface DraftOrder {
  readonly id: string
  readonly cartId: string
  readonly cartVersion: number
  readonly tokenHash: Buffer
  readonly testMode: boolean
  readonly isDonation: boolean
  readonly isSubscription: boolean
  readonly currency: string
  readonly taxIncluded: boolean
  readonly snapshot: Snapshot
  /** The language in which the buyer orders; null for the site's own. */
  readonly locale: string | null
  readonly note: string
  readonly subtotalMinor: bigint
  readonly discountMinor: bigint
  readonly shippingMinor: bigint
  readonly taxMinor: bigint
  readonly grandTotalMinor: bigint
}

/** The details that the buyer may correct between two attempts to pay. */
export interface Snapshot extends Business {
  readonly email: string
  readonly shippingAddress: Address | null
  readonly shippingName: string
}

export function toSnapshot(checkout: Checkout): Snapshot {
  const { details, requiresShipping, shippingOption } = checkout
  return {
    email: details.email ?? '',
    shippingAddress: requiresShipping ? getShippingAddress(details.address, shippingOption) : null,
    shippingName: shippingOption?.name ?? '',
    ...checkout.business,
  }
}

/** Copies a checkout into the rows of an order, which then depends on neither cart nor catalog. */
export function createDraft(checkout: Checkout, site: Pick<Site, 'secret'>): OrderDraft {
  const id = newId()
  const { quote, details, giftCards, giftCardMinor } = checkout
  const rows = checkout.lines.map((line, index) =>
    toLineRow(line, index, { quoted: quote.lines[index], locale: details.locale }),
  )
  const rest = quote.grandTotalMinor - giftCardMinor
  return {
    order: {
      id,
      cartId: checkout.cartId,
      cartVersion: checkout.cartVersion,
      tokenHash: computeDigest(computeOrderToken(site.secret, id)),
      testMode: checkout.testMode,
      isDonation: checkout.isDonation,
      isSubscription: checkout.subscription !== undefined,
      currency: checkout.currency,
      taxIncluded: checkout.taxIncluded,
      snapshot: toSnapshot(checkout),
      locale: details.locale,
      note: details.note,
      subtotalMinor: quote.subtotalMinor,
      discountMinor: quote.discountMinor,
      shippingMinor: quote.shippingMinor,
      taxMinor: quote.taxMinor,
      grandTotalMinor: quote.grandTotalMinor,
    },
    lines: rows,
    taxes: [
      ...rows.flatMap((row, index) => toTaxRows(quote.lines[index]?.taxes ?? [], row.id)),
      ...toTaxRows(quote.shippingTaxes, null),
    ],
    discounts: toDiscountRows(quote, rows),
    payments: [
      ...giftCards
        .filter(({ amountMinor }) => amountMinor > 0n)
        .map((card) => createGiftCardPayment(card.id, id, card.amountMinor)),
      ...(rest > 0n ? [createPayment(checkout.paymentMethod, rest)] : []),
    ],
  }
}

/**
 * Returns a row under the table's column names, for JSON; amounts are text. It has the texts of the language it is bought
 * in, which its buyer reads from then on, and those of the site's own language for staff where they differ.
 */
function toLineRow(
  line: BoughtLine,
  index: number,
  {
    quoted,
    locale,
  }: {
    readonly quoted: Checkout['quote']['lines'][number] | undefined
    readonly locale: string | null
  },
) {
  const { title, options } = locale === null ? line : localizeLine(line, locale)
  return {
    id: newId(),
    display_index: index,
    product_id: line.productId,
    variant_id: line.variantId,
    product_type: line.type === 'donation' ? null : productTypeCodes[line.type],
    title,
    own_title: title === line.title ? (line.ownTitle ?? null) : line.title,
    sku: line.sku,
    options,
    own_options: isDeepStrictEqual(options, line.options) ? null : line.options,
    additional_fields: line.fields,
    gift: line.type === 'gift-card' ? readGift(line.formValues) : null,
    image: line.image,
    quantity: line.quantity,
    unit_price_minor: String(line.unitPriceMinor),
    subtotal_minor: String(quoted?.subtotalMinor ?? 0n),
    discount_minor: String(quoted?.discountMinor ?? 0n),
    tax_minor: String(quoted?.taxMinor ?? 0n),
  }
}

/** Returns a row for each part of a discount: of a line, or of shipping. */
function toDiscountRows(
  { lines, shippingDiscount, applied }: Checkout['quote'],
  rows: readonly { readonly id: string }[],
) {
  const parts = [
    ...lines.flatMap(({ discounts }, index) =>
      discounts.map((part) => ({ ...part, lineId: rows[index]?.id ?? null })),
    ),
    ...(shippingDiscount ? [{ ...shippingDiscount, lineId: null }] : []),
  ]
  return parts.map(({ discountId, amountMinor, lineId }) => {
    const discount = applied.find((each) => each.discount.id === discountId)?.discount
    return {
      id: newId(),
      line_id: lineId,
      discount_id: discountId,
      code: discount?.code ?? null,
      title: discount?.title ?? '',
      amount_minor: String(amountMinor),
    }
  })
}

function toTaxRows(taxes: readonly TaxAmount[], lineId: string | null) {
  return taxes.map(({ name, rateMillionths, amountMinor, taxClass, isCompound, source }) => ({
    id: newId(),
    line_id: lineId,
    name,
    rate_millionths: rateMillionths,
    amount_minor: String(amountMinor),
    tax_class: taxClass ?? null,
    is_compound: isCompound ?? false,
    country: source?.country ?? null,
    region: source?.region ?? '',
    city: source?.city ?? '',
    postal_code: source?.postalCode ?? '',
  }))
}

/** Returns a payment by gift card, captured in the same transaction. */
function createGiftCardPayment(giftCardId: string, orderId: string, amountMinor: bigint) {
  const amount = String(amountMinor)
  return {
    id: newId(),
    provider: 'gift_card',
    provider_ref: `${giftCardId}:${orderId}`,
    amount_minor: amount,
    authorized_minor: amount,
    captured_minor: amount,
  }
}

/** Returns a payment that its provider, or staff, report later. */
function createPayment(method: OfferedPayment | undefined, amountMinor: bigint) {
  if (!method) throw new Error('An order that costs something has a way to pay')
  const id = newId()
  const row = {
    id,
    provider: method.kind,
    provider_ref: null,
    amount_minor: String(amountMinor),
    authorized_minor: '0',
    captured_minor: '0',
  }
  if (!('name' in method)) return row
  const { name, instructions } = method
  return { ...row, provider_ref: `manual:${id}`, method_name: name, instructions }
}

function getShippingAddress(
  typed: Checkout['details']['address'],
  option: Checkout['shippingOption'],
): Address {
  return option?.kind === 'pickup' ? toPickupAddress(typed) : toAddress(typed)
}
