import {
  findShippingZone,
  isRateOffered,
  isReverseCharged,
  message,
  type Message,
  type Parcel,
  parseVatId,
  selectTaxRates,
  type TaxRate,
} from '@vitrine/model'
import {
  getBoughtLines,
  type Cart,
  findCartById,
  computeCartQuote,
  removeTaxFromLine,
  requiresShipping,
} from '../cart/index.ts'
import type { Db } from '../../platform/db/db.ts'
import type { Site } from '../../platform/http/site.ts'
import { getOfferedPayments, isTestPayment } from '../payments/index.ts'
import type { Checkout, CheckoutDetails, ShippingOption } from './details.ts'
import { loadCheckoutDetails, type StoreRules } from './store.ts'
import { getDeliveryCountry, getTaxLocation } from './tax-location.ts'

/** The site that a checkout belongs to. */
export type CheckoutSite = Pick<Site, 'id' | 'store' | 'language'>

const EMPTY_DETAILS: CheckoutDetails = {
  email: null,
  address: {},
  note: '',
  company: '',
  vatId: '',
  locale: null,
  shippingOptionId: null,
  paymentMethod: null,
  giftCards: [],
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
  const subscription = cart?.subscription
  // Both are paid in full, in money.
  const details = isDonation || subscription ? { ...saved, giftCards: [] } : saved
  const { parcel, subtotalMinor: listedSubtotalMinor } = computeCartQuote(cart, {})
  const delivery = chooseDelivery(rules, details, { site, cart, parcel })
  const payment = choosePayment(rules, details, { site, cart, delivery })
  const { shippingOption } = delivery
  const taxRates = selectTaxRates(
    rules.taxRates,
    getTaxLocation(site, details.address, isDelivered(shippingOption)),
  )
  const taxed = chooseTax(site, details, {
    taxRates,
    takesVatIds: isDelivered(shippingOption) && !isDonation && !subscription,
  })
  const quote = computeCartQuote(cart, {
    shipping: shippingOption,
    taxRates,
    taxIncluded: site.store.taxIncluded,
    shippingTaxClass: rules.shippingTaxClass,
    reverseCharge: taxed.business.reverseCharge,
  })
  const testMode = isTestPayment(payment.paymentMethod)
  const giftCards = useGiftCards(details, { testMode, totalMinor: quote.grandTotalMinor })
  return {
    cartId,
    cartVersion: cart?.version ?? 0,
    currency: site.store.currency,
    isDonation,
    subscription,
    lines: getBoughtLines(cart).map((line) => removeTaxFromLine(line, taxed.removedRates)),
    ...taxed,
    shippingTaxClass: rules.shippingTaxClass,
    listedSubtotalMinor,
    details,
    ...delivery,
    ...payment,
    unavailable: [...delivery.unavailable, ...payment.unavailable],
    testMode,
    quote,
    giftCards,
    giftCardMinor: giftCards.reduce((sum, { amountMinor }) => sum + amountMinor, 0n),
  }
}

/**
 * Uses gift cards for a total, one after the other. A card that was bought in a test order pays for test orders only,
 * and a real one for real orders.
 */
function useGiftCards(
  { giftCards }: CheckoutDetails,
  { testMode, totalMinor }: { readonly testMode: boolean; readonly totalMinor: bigint },
): Checkout['giftCards'] {
  let restMinor = totalMinor
  return giftCards.map((card) => {
    const isEnough = card.balanceMinor >= restMinor
    const usedMinor = isEnough ? restMinor : card.balanceMinor
    const amountMinor = card.testMode === testMode ? usedMinor : 0n
    restMinor -= amountMinor
    return { ...card, amountMinor }
  })
}

type Choice<T> = T & Pick<Checkout, 'unavailable'>

type Delivery = Pick<
  Checkout,
  'requiresShipping' | 'shippingOptions' | 'shippingOption' | 'deliveryProblem'
>

const NO_DELIVERY = {
  requiresShipping: false,
  shippingOptions: [],
  shippingOption: undefined,
  deliveryProblem: undefined,
  unavailable: [],
} as const

/** Returns the rates for the address and the parcel of a cart, and the one that is chosen. */
function chooseDelivery(
  { shippingZones }: StoreRules,
  { shippingOptionId, address }: CheckoutDetails,
  {
    site,
    cart,
    parcel,
  }: {
    readonly site: CheckoutSite
    readonly cart: Cart | undefined
    readonly parcel: Parcel
  },
): Choice<Delivery> {
  if (!requiresShipping(cart)) return NO_DELIVERY
  const zone = findShippingZone(shippingZones, getDeliveryCountry(address, site.language))
  const shippingOptions = zone?.rates.filter((rate) => isRateOffered(rate, parcel)) ?? []
  const chosen = shippingOptions.find(({ id }) => id === shippingOptionId)
  const isGone = shippingOptionId !== null && !chosen
  return {
    requiresShipping: true,
    shippingOptions,
    shippingOption: chosen ?? shippingOptions[0],
    deliveryProblem:
      shippingOptions.length > 0 ? undefined : getDeliveryProblem(shippingZones, zone),
    unavailable: isGone ? ['deliveryOption'] : [],
  }
}

/** Returns why nothing is offered: the shop does not ship, not to this country, or not this parcel. */
function getDeliveryProblem(
  zones: StoreRules['shippingZones'],
  zone: StoreRules['shippingZones'][number] | undefined,
): Message {
  if (zones.every(({ rates }) => rates.length === 0)) return message('checkout.noDelivery')
  return zone && zone.rates.length > 0 ? message('checkout.noRate') : message('checkout.notCovered')
}

/** Returns the ways to pay for a cart, and the one that is chosen. */
function choosePayment(
  { payments }: StoreRules,
  { paymentMethod: chosenId }: CheckoutDetails,
  {
    site,
    cart,
    delivery,
  }: {
    readonly site: CheckoutSite
    readonly cart: Cart | undefined
    readonly delivery: Pick<Checkout, 'shippingOption'>
  },
): Choice<Pick<Checkout, 'paymentMethods' | 'paymentMethod'>> {
  const paymentMethods = getOfferedPayments(payments, {
    currency: site.store.currency,
    takesTestPayments: site.store.testPayments,
    isPickedUp: delivery.shippingOption?.kind === 'pickup',
    isDonation: cart?.donation !== undefined,
    isSubscription: cart?.subscription !== undefined,
  })
  const chosen = paymentMethods.find(({ id }) => id === chosenId)
  const isGone = chosenId !== null && !chosen
  return {
    paymentMethods,
    paymentMethod: chosen ?? paymentMethods[0],
    unavailable: isGone ? ['paymentMethod'] : [],
  }
}

/** Returns whether an order goes to the address of the buyer. */
function isDelivered(option: ShippingOption | undefined): boolean {
  return option !== undefined && option.kind !== 'pickup'
}

/** Returns the business that buys, and whether it is charged tax: fails closed, so that a wrong VAT ID is charged. */
function chooseTax(
  { store }: CheckoutSite,
  { company, vatId, address }: CheckoutDetails,
  terms: { readonly taxRates: readonly TaxRate[]; readonly takesVatIds: boolean },
): Pick<Checkout, 'takesVatIds' | 'business' | 'taxIncluded' | 'removedRates'> {
  const takesVatIds = terms.takesVatIds && store.takesVatIds
  const reverseCharge = takesVatIds && isReverseCharged(store, { vatId, address })
  return {
    takesVatIds,
    business: {
      company: takesVatIds ? company : '',
      vatId: takesVatIds ? (parseVatId(vatId)?.text ?? '') : '',
      sellerVatId: store.vatId,
      reverseCharge,
    },
    taxIncluded: store.taxIncluded && !reverseCharge,
    removedRates: store.taxIncluded && reverseCharge ? terms.taxRates : [],
  }
}
