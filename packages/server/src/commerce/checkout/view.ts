import { addressFields, countriesIn, formatMoney, isCountry, shippingPrice } from '@vitrine/model'
import { lineView } from '../cart/index.ts'
import type { Site } from '../../platform/http/site.ts'
import type { Checkout, TypedAddress } from './details.ts'
import type { Faults } from './requirements.ts'

/** What is shown beside the checkout itself. */
export interface CheckoutPage {
  readonly checkout: Checkout
  /** Undefined: what was saved the last time. */
  readonly typed?: {
    readonly email: string
    readonly address: TypedAddress
    readonly outcome: string
  }
  /** Where the form is sent. */
  readonly action: string
  readonly faults: Faults
  readonly notices: readonly string[]
}

/** The order of the form, in which its faults are listed. */
const FIELDS = ['email', ...addressFields, 'phone', 'deliveryOption', 'paymentOutcome']

/**
 * What the page `/checkout` shows, written in `site.language`; `home` is the site's own.
 *
 * @see themes/system/README.md, "checkout"
 */
export function checkoutPageData(site: Site, page: CheckoutPage, home = site.language) {
  const { checkout, faults, notices } = page
  const { quote, requiresShipping, lines, details } = checkout
  const money = (minor: bigint) =>
    formatMoney({ minor, currency: checkout.currency }, site.language)
  const typed = page.typed ?? {
    email: details.email ?? '',
    address: details.address,
    outcome: 'approve',
  }
  const field = (name: string, value: string) => ({ value, error: faults[name] ?? null })
  const inForm = (name: string) => (FIELDS.includes(name) ? name : '')
  const country = countryOf(typed.address, home)
  const { taxIncluded } = site.store
  return {
    action: page.action,
    isDonation: checkout.isDonation,
    version: String(checkout.cartVersion),
    expectedTotal: String(quote.grandTotalMinor),
    requiresShipping,
    email: field('email', typed.email),
    phone: field('phone', typed.address.phone ?? ''),
    address: Object.fromEntries(
      addressFields.map((name) => [name, field(name, typed.address[name] ?? '')]),
    ),
    countries: countriesIn(site.language).map(({ code, name }) => ({
      code,
      name,
      selected: code === country,
    })),
    deliveryOptions: deliveryOptions(checkout, money),
    deliveryError: faults['deliveryOption'] ?? null,
    payment: {
      required: quote.grandTotalMinor > checkout.giftCardMinor,
      test: site.store.testPayments,
      outcome: typed.outcome,
      error: faults['paymentOutcome'] ?? null,
    },
    lines: lines.map((line) => lineView(line, money)),
    totalQuantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    subtotal: money(quote.subtotalMinor),
    discount: quote.discountMinor > 0n ? money(-quote.discountMinor) : null,
    shipping: checkout.shippingOption ? orFree(quote.shippingMinor, money) : null,
    tax: !taxIncluded && quote.taxMinor > 0n ? money(quote.taxMinor) : null,
    taxIncluded: taxIncluded && quote.taxMinor > 0n ? money(quote.taxMinor) : null,
    total: money(quote.grandTotalMinor),
    errors: Object.entries(faults)
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
    price: orFree(shippingPrice(option, merchandise), money),
    selected: option.id === shippingOption?.id,
  }))
}

export function orFree(minor: bigint, money: (minor: bigint) => string): string {
  return minor === 0n ? 'Free' : money(minor)
}

/** The country the buyer chose, or the one the site's language is at home in. */
function countryOf({ country }: TypedAddress, home: string): string {
  if (country && isCountry(country)) return country
  return new Intl.Locale(home).maximize().region ?? 'US'
}
