import {
  getBoughtLines,
  type Cart,
  findCartById,
  computeCartQuote,
  requiresShipping,
} from '../cart/index.ts'
import type { Db } from '../../platform/db/db.ts'
import type { Site } from '../../platform/http/site.ts'
import { getOfferedPayments, isTestPayment } from '../payments/index.ts'
import type { Checkout, CheckoutDetails, ShippingOption } from './details.ts'
import { loadCheckoutDetails, type StoreRules } from './store.ts'
import { getDeliveryCountry, selectTaxRates, type TaxLocation } from './tax-location.ts'

/** The site that a checkout belongs to. */
export type CheckoutSite = Pick<Site, 'id' | 'store' | 'language'>

const EMPTY_DETAILS: CheckoutDetails = {
  email: null,
  address: {},
  note: '',
  shippingOptionId: null,
  paymentMethod: null,
  giftCard: null,
}

/** Loads and prices a cart with current prices. Two statements. */
export async function loadCheckout(db: Db, site: CheckoutSite, cartId: string): Promise<Checkout> {
  return priceCheckout(db, site, cartId, await findCartById(db, site.id, cartId))
}

/** Prices a cart that is already loaded. One statement. */
export async function priceCheckout(
  db: Db,
  site: CheckoutSite,
  cartId: string,
  cart: Cart | undefined,
): Promise<Checkout> {
  const { details: saved = EMPTY_DETAILS, rules } = await loadCheckoutDetails(db, site.id, cartId)
  const isDonation = cart?.donation !== undefined
  // A donation is paid in full, in money.
  const details = isDonation ? { ...saved, giftCard: null } : saved
  const delivery = chooseDelivery(rules, details, { site, cart })
  const payment = choosePayment(rules, details, { site, isDonation, delivery })
  const { shippingOption } = delivery
  const quote = computeCartQuote(cart, {
    shipping: shippingOption,
    taxRates: selectTaxRates(rules.taxRates, getTaxLocation(site, details, shippingOption)),
    taxIncluded: site.store.taxIncluded,
  })
  const testMode = isTestPayment(payment.paymentMethod)
  // A card that was bought in a test order pays for test orders only, and a real one for real orders.
  const giftCard = details.giftCard?.testMode === testMode ? details.giftCard : null
  const { balanceMinor } = giftCard ?? { balanceMinor: 0n }
  const total = quote.grandTotalMinor
  return {
    cartId,
    cartVersion: cart?.version ?? 0,
    currency: site.store.currency,
    isDonation,
    lines: getBoughtLines(cart),
    details: { ...details, giftCard },
    ...delivery,
    ...payment,
    unavailable: [...delivery.unavailable, ...payment.unavailable],
    testMode,
    quote,
    giftCardMinor: balanceMinor < total ? balanceMinor : total,
  }
}

type Choice<T> = T & Pick<Checkout, 'unavailable'>

/** Returns the options for the address of a cart, and the one that is chosen. */
function chooseDelivery(
  { shippingOptions: all }: StoreRules,
  { shippingOptionId, address }: CheckoutDetails,
  { site, cart }: { readonly site: CheckoutSite; readonly cart: Cart | undefined },
): Choice<Pick<Checkout, 'requiresShipping' | 'shippingOptions' | 'shippingOption'>> {
  if (!requiresShipping(cart))
    return {
      requiresShipping: false,
      shippingOptions: all,
      shippingOption: undefined,
      unavailable: [],
    }
  const country = getDeliveryCountry(address, site.language)
  const shippingOptions = all.filter(
    ({ countries }) => countries.length === 0 || countries.includes(country),
  )
  const chosen = shippingOptions.find(({ id }) => id === shippingOptionId)
  const isGone = shippingOptionId !== null && !chosen
  return {
    requiresShipping: true,
    shippingOptions,
    shippingOption: chosen ?? shippingOptions[0],
    unavailable: isGone ? ['deliveryOption'] : [],
  }
}

/** Returns the ways to pay for a cart, and the one that is chosen. */
function choosePayment(
  { payments }: StoreRules,
  { paymentMethod: chosenId }: CheckoutDetails,
  {
    site,
    isDonation,
    delivery,
  }: {
    readonly site: CheckoutSite
    readonly isDonation: boolean
    readonly delivery: Pick<Checkout, 'shippingOption'>
  },
): Choice<Pick<Checkout, 'paymentMethods' | 'paymentMethod'>> {
  const paymentMethods = getOfferedPayments(payments, {
    takesTestPayments: site.store.testPayments,
    isPickedUp: delivery.shippingOption?.kind === 'pickup',
    isDonation,
  })
  const chosen = paymentMethods.find(({ id }) => id === chosenId)
  const isGone = chosenId !== null && !chosen
  return {
    paymentMethods,
    paymentMethod: chosen ?? paymentMethods[0],
    unavailable: isGone ? ['paymentMethod'] : [],
  }
}

/** Returns where an order is taxed: at its address, or at the store if nothing is delivered. */
function getTaxLocation(
  { store, language }: CheckoutSite,
  { address }: CheckoutDetails,
  shippingOption: ShippingOption | undefined,
): TaxLocation | undefined {
  if (shippingOption?.kind === 'flat')
    return { country: getDeliveryCountry(address, language), region: address.region ?? '' }
  const { taxCountry, taxRegion } = store
  return taxCountry === null ? undefined : { country: taxCountry, region: taxRegion }
}
