import {
  addressFields,
  getCountries,
  MAX_SAVED_ADDRESSES,
  formatMoney,
  getTranslate,
  computeShippingPrice,
  message,
  pickShippingRates,
  removeIncludedTax,
  type Message,
  type RejectedDiscount,
  type TypedAddress,
  type TypedBusiness,
} from '@vitrine/model'
import { toLineView } from '../cart/index.ts'
import { formatAddressLabel, type SavedAddress } from '../saved-addresses/index.ts'
import { newToken } from '../../platform/http/token.ts'
import type { Site } from '../../platform/http/site.ts'
import type { OfferedPayment } from '../payments/index.ts'
import type { Checkout } from './details.ts'
import { formatSums, listChanges, type SeenSummary } from './list-changes.ts'
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
    readonly code: string
    readonly savesAddress?: boolean
    readonly business?: TypedBusiness | undefined
  }
  /** The path the form posts to. */
  readonly action: string
  readonly errors: FieldErrors
  /** The summary that the buyer saw, if it is no longer that of the checkout. */
  readonly seen?: SeenSummary | undefined
  /** The saved addresses of the account; undefined for a guest. */
  readonly savedAddresses: readonly SavedAddress[] | undefined
}

/** The fields in the order of the form, in which errors are listed. */
const FIELDS = [
  'email',
  ...addressFields,
  'company',
  'vatId',
  'phone',
  'deliveryOption',
  'code',
  'paymentMethod',
  'paymentOutcome',
]

/**
 * Returns the data of the page `/checkout` in `site.language`; `home` is the site's own language.
 *
 * @see themes/system/README.md, "checkout"
 */
export function toCheckoutPageData(site: Site, page: CheckoutPage, home = site.language) {
  const { checkout, errors, seen } = page
  const { quote, requiresShipping, lines, details } = checkout
  const money = (minor: bigint) =>
    formatMoney({ minor, currency: checkout.currency }, site.language)
  const typed = page.typed ?? {
    email: details.email ?? '',
    address: details.address,
    outcome: 'approve',
    code: '',
  }
  const field = (name: string, value: string) => ({ value, error: errors[name] ?? null })
  const inForm = (name: string) => (FIELDS.includes(name) ? name : '')
  const country = getDeliveryCountry(typed.address, home)
  return {
    action: page.action,
    isDonation: checkout.isDonation,
    subscription: toSubscription(checkout, site.language),
    ticket: newToken(),
    version: String(checkout.cartVersion),
    expectedTotal: String(quote.grandTotalMinor),
    expectedGiftCard: String(checkout.giftCardMinor),
    expectedSums: formatSums(checkout),
    requiresShipping,
    email: field('email', typed.email),
    remindsByEmail: remindsByEmail(site.store.merchandising),
    saved: toSavedAddresses(site, page),
    business: toBusinessFields(page),
    reverseCharge: checkout.business.reverseCharge,
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
    deliveryError: errors['deliveryOption'] ?? checkout.deliveryProblem ?? null,
    payment: {
      required: quote.grandTotalMinor > checkout.giftCardMinor,
      methods: getPaymentChoices(checkout),
      test: checkout.paymentMethods.some(({ kind }) => kind === 'test'),
      outcome: typed.outcome,
      error: errors['paymentMethod'] ?? errors['paymentOutcome'] ?? null,
    },
    code: field('code', typed.code),
    codes: toCodes(checkout, money),
    savings: toSavings(checkout, money),
    giftCards: toGiftCards(checkout, money),
    lines: lines.map((line) => toLineView(line, { money, language: site.language })),
    totalQuantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    ...toSums(checkout, money),
    errors: Object.entries(errors)
      .map(([name, message]) => ({ field: inForm(name), message }))
      .toSorted((a, b) => FIELDS.indexOf(a.field) - FIELDS.indexOf(b.field)),
    notices: seen ? listChanges(checkout, seen) : [],
  }
}

/** Returns the fields of a business; null if the checkout does not ask for them. */
function toBusinessFields({ checkout, typed, errors }: CheckoutPage) {
  if (!checkout.takesVatIds) return null
  const { company, vatId } = typed?.business ?? checkout.details
  return {
    company: { value: company, error: errors['company'] ?? null },
    vatId: { value: vatId, error: errors['vatId'] ?? null },
  }
}

/** Returns whether a buyer who does not finish may get an email without having asked for one. */
function remindsByEmail(settings: Site['store']['merchandising']): boolean {
  const { abandonedCartEmailsEnabled, abandonedCartBasis } = settings
  return abandonedCartEmailsEnabled && abandonedCartBasis === 'LEGITIMATE_INTEREST'
}

/** Returns what the buyer of a subscription agrees to; null for another order. */
function toSubscription({ subscription }: Checkout, language: string) {
  if (!subscription) return null
  const { plan, isRenewal } = subscription
  const translate = getTranslate(language)
  const { value: count, unit } = plan.billingPeriod
  const period = translate(`subscriptions.every.${unit}`, { count })
  const orders = translate('subscriptions.orders', { count: plan.numBillingCycles })
  const agreement =
    plan.numBillingCycles === 0
      ? message('subscriptions.agree', { period })
      : message('subscriptions.agreeLimited', { period, orders })
  return { text: isRenewal ? message('subscriptions.renewal') : agreement }
}

/** Returns the sums of an order, what gift cards pay of it, and the rest. */
function toSums(
  { quote, giftCardMinor, shippingOption, taxIncluded }: Checkout,
  money: (minor: bigint) => string,
) {
  return {
    subtotal: money(quote.subtotalMinor),
    discount: quote.discountMinor > 0n ? money(-quote.discountMinor) : null,
    shipping: shippingOption ? formatPriceOrFree(quote.shippingMinor, money) : null,
    tax: !taxIncluded && quote.taxMinor > 0n ? money(quote.taxMinor) : null,
    taxIncluded: taxIncluded && quote.taxMinor > 0n ? money(quote.taxMinor) : null,
    total: money(quote.grandTotalMinor),
    due: money(quote.grandTotalMinor - giftCardMinor),
  }
}

/** Returns the saved addresses that the buyer may choose, and whether the typed one may be saved. */
function toSavedAddresses(
  { language }: Site,
  { checkout, savedAddresses, typed }: CheckoutPage,
): { readonly choices: readonly object[]; readonly canSave: boolean; readonly saves: boolean } {
  const isPickup = checkout.shippingOption?.kind === 'pickup'
  if (!savedAddresses || !checkout.requiresShipping || isPickup)
    return { choices: [], canSave: false, saves: false }
  return {
    choices: savedAddresses.map(({ id, address }) => ({
      id,
      label: formatAddressLabel(address, language),
    })),
    canSave: savedAddresses.length < MAX_SAVED_ADDRESSES,
    saves: typed?.savesAddress ?? false,
  }
}

/** Returns the codes that the buyer entered, each with what it takes off or why it does not. */
function toCodes({ quote }: Checkout, money: (minor: bigint) => string) {
  const applied = quote.applied.map(({ discount, amountMinor }) => ({
    discount,
    amount: amountMinor > 0n ? money(-amountMinor) : null,
    problem: null,
  }))
  const rejected = quote.rejected.map((each) => ({
    discount: each.discount,
    amount: null,
    problem: getReasonMessage(each, money),
  }))
  return [...applied, ...rejected]
    .filter(({ discount }) => discount.code !== null)
    .map(({ discount: { id, code, title }, ...shown }) => ({ id, code, title, ...shown }))
}

/** Returns the name of each discount that applies, with what it takes off. */
function toSavings({ quote }: Checkout, money: (minor: bigint) => string) {
  return quote.applied
    .filter(({ amountMinor }) => amountMinor > 0n)
    .map(({ discount, amountMinor }) => ({
      name: discount.code ?? discount.title,
      amount: money(-amountMinor),
    }))
}

/** Returns the gift cards that the buyer entered, each with what it pays or why it does not. */
function toGiftCards({ giftCards, testMode }: Checkout, money: (minor: bigint) => string) {
  return giftCards.map(({ id, lastFour, amountMinor, balanceMinor, testMode: isTest }) => ({
    id,
    lastFour,
    amount: amountMinor > 0n ? money(-amountMinor) : null,
    left: money(balanceMinor - amountMinor),
    problem: isTest === testMode ? null : otherMode[isTest ? 'test' : 'real'],
  }))
}

const otherMode = {
  test: message('checkout.giftCardTest'),
  real: message('checkout.giftCardReal'),
} as const

const reasons = {
  off: message('checkout.codeOff'),
  scheduled: message('checkout.codeScheduled'),
  expired: message('checkout.codeExpired'),
  'used-up': message('checkout.codeUsedUp'),
  'used-by-customer': message('checkout.codeUsedByCustomer'),
  'other-products': message('checkout.codeOtherProducts'),
  outdone: message('checkout.codeOutdone'),
} as const

/** Returns the reason why a code takes nothing off, for its buyer. */
function getReasonMessage(
  { reason, missingMinor }: RejectedDiscount,
  money: (minor: bigint) => string,
): Message {
  return reason === 'below-minimum'
    ? message('checkout.codeBelowMinimum', { amount: money(missingMinor) })
    : reasons[reason]
}

function deliveryOptions(checkout: Checkout, money: (minor: bigint) => string) {
  const { requiresShipping, shippingOptions, shippingOption, quote } = checkout
  if (!requiresShipping) return []
  const removedRates = pickShippingRates(checkout.removedRates, checkout.shippingTaxClass)
  return shippingOptions.map((option) => ({
    id: option.id,
    name: option.name,
    note: option.note,
    price: formatPriceOrFree(
      removeIncludedTax(computeShippingPrice(option, quote.parcel), removedRates),
      money,
    ),
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

function getPaymentName(method: OfferedPayment): Message | string {
  if (method.kind === 'stripe') return message('payments.stripe')
  if (method.kind === 'paypal') return message('payments.paypal')
  return method.kind === 'test' ? message('payments.test') : method.name
}

/** Returns the ways to pay that the buyer chooses from; none while there are only test payments. */
function getPaymentChoices({ paymentMethods, paymentMethod }: Checkout) {
  if (paymentMethods.every(({ kind }) => kind === 'test')) return []
  return paymentMethods.map((method) => ({
    id: method.id,
    name: getPaymentName(method),
    selected: method.id === paymentMethod?.id,
  }))
}
