import {
  addressFields,
  getCountries,
  formatMoney,
  computeShippingPrice,
  message,
  type Message,
} from '@vitrine/model'
import { toLineView } from '../cart/index.ts'
import { newToken } from '../../platform/http/token.ts'
import type { Site } from '../../platform/http/site.ts'
import type { Checkout, TypedAddress } from './details.ts'
import { getDeliveryCountry } from './tax-location.ts'
import type { FieldErrors } from '../../platform/http/app-error.ts'

/** The data of a checkout page beside the checkout itself. */
export interface CheckoutPage {
  readonly checkout: Checkout
  /** The values of the submitted form; undefined for those last saved. */
  readonly typed?: {
    readonly email: string
    readonly address: TypedAddress
    readonly outcome: string
  }
  /** The path the form posts to. */
  readonly action: string
  readonly errors: FieldErrors
  readonly notices: readonly Message[]
}

/** The fields in the order of the form, in which errors are listed. */
const FIELDS = [
  'email',
  ...addressFields,
  'phone',
  'deliveryOption',
  'paymentMethod',
  'paymentOutcome',
]

/**
 * Returns the data of the page `/checkout` in `site.language`; `home` is the site's own language.
 *
 * @see themes/system/README.md, "checkout"
 */
export function toCheckoutPageData(site: Site, page: CheckoutPage, home = site.language) {
  const { checkout, errors, notices } = page
  const { quote, requiresShipping, lines, details } = checkout
  const money = (minor: bigint) =>
    formatMoney({ minor, currency: checkout.currency }, site.language)
  const typed = page.typed ?? {
    email: details.email ?? '',
    address: details.address,
    outcome: 'approve',
  }
  const field = (name: string, value: string) => ({ value, error: errors[name] ?? null })
  const inForm = (name: string) => (FIELDS.includes(name) ? name : '')
  const country = getDeliveryCountry(typed.address, home)
  const { taxIncluded } = site.store
  return {
    action: page.action,
    isDonation: checkout.isDonation,
    ticket: newToken(),
    version: String(checkout.cartVersion),
    expectedTotal: String(quote.grandTotalMinor),
    requiresShipping,
    email: field('email', typed.email),
    phone: field('phone', typed.address.phone ?? ''),
    address: Object.fromEntries(
      addressFields.map((name) => [name, field(name, typed.address[name] ?? '')]),
    ),
    countries: getCountries(site.language).map(({ code, name }) => ({
      code,
      name,
      selected: code === country,
    })),
    deliveryOptions: deliveryOptions(checkout, money),
    deliveryError: errors['deliveryOption'] ?? null,
    payment: {
      required: quote.grandTotalMinor > checkout.giftCardMinor,
      methods: getPaymentChoices(checkout),
      test: checkout.paymentMethods.some(({ kind }) => kind === 'test'),
      outcome: typed.outcome,
      error: errors['paymentMethod'] ?? errors['paymentOutcome'] ?? null,
    },
    lines: lines.map((line) => toLineView(line, money)),
    totalQuantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    subtotal: money(quote.subtotalMinor),
    discount: quote.discountMinor > 0n ? money(-quote.discountMinor) : null,
    shipping: checkout.shippingOption ? formatPriceOrFree(quote.shippingMinor, money) : null,
    tax: !taxIncluded && quote.taxMinor > 0n ? money(quote.taxMinor) : null,
    taxIncluded: taxIncluded && quote.taxMinor > 0n ? money(quote.taxMinor) : null,
    total: money(quote.grandTotalMinor),
    errors: Object.entries(errors)
      .map(([name, message]) => ({ field: inForm(name), message }))
      .toSorted((a, b) => FIELDS.indexOf(a.field) - FIELDS.indexOf(b.field)),
    notices,
  }
}

function deliveryOptions(
  { requiresShipping, shippingOptions, shippingOption, quote }: Checkout,
  money: (minor: bigint) => string,
) {
  if (!requiresShipping) return []
  const merchandise = quote.subtotalMinor - (quote.discountMinor - quote.shippingDiscountMinor)
  return shippingOptions.map((option) => ({
    id: option.id,
    name: option.name,
    note: option.note,
    price: formatPriceOrFree(computeShippingPrice(option, merchandise), money),
    selected: option.id === shippingOption?.id,
  }))
}

/** Returns the formatted amount, or the message "Free". */
export function formatPriceOrFree(
  minor: bigint,
  money: (minor: bigint) => string,
): Message | string {
  return minor === 0n ? message('checkout.free') : money(minor)
}

/** Returns the ways to pay that the buyer chooses from; none while there are only test payments. */
function getPaymentChoices({ paymentMethods, paymentMethod }: Checkout) {
  if (paymentMethods.every(({ kind }) => kind === 'test')) return []
  return paymentMethods.map((method) => ({
    id: method.id,
    name: method.kind === 'test' ? message('payments.test') : method.name,
    selected: method.id === paymentMethod?.id,
  }))
}
