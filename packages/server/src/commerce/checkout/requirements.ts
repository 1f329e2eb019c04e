import {
  addressFields,
  belowMinimumMessage,
  checkoutMessages,
  formatMoney,
  isCountry,
  isEmail,
  MAX_CHECKOUT_FIELD,
  optionalAddressFields,
} from '@vitrine/model'
import type { Site } from '../../platform/http/site.ts'
import type { SiteUser } from '../../platform/http/site-user-cookies.ts'
import type { Checkout } from './details.ts'

/** What is wrong, by the name of the form's field; "" for what no field can mend. */
export type Faults = Readonly<Record<string, string>>

/**
 * What a cart lacks to become an order, except stock: that is asked under its lock. `siteUser` is who is
 * signed in.
 */
export function requirementsOf(
  checkout: Checkout,
  site: Pick<Site, 'store' | 'language'>,
  siteUser: Buyer | undefined,
): Faults {
  const { details, quote } = checkout
  const faults: Record<string, string> = {}
  if (!isEmail(details.email ?? '')) faults['email'] = checkoutMessages.email
  if (checkout.requiresShipping) Object.assign(faults, addressFaults(checkout))

  const minimum = site.store.minimumOrderSubtotalMinor
  if (minimum !== null && !checkout.isDonation && quote.subtotalMinor < minimum) {
    const amount = formatMoney({ minor: minimum, currency: checkout.currency }, site.language)
    faults[''] = belowMinimumMessage(amount)
  }
  Object.assign(faults, membershipFault(checkout, siteUser))
  const toPay = quote.grandTotalMinor - checkout.giftCardMinor
  if (toPay > 0n && !site.store.testPayments) faults[''] = checkoutMessages.noPayments
  return faults
}

type Buyer = Pick<SiteUser, 'memberAreaIds'>

/**
 * Access that somebody has is not sold to them again. A guest is told nothing: that would tell everybody who
 * knows an address what it has bought.
 */
export function membershipFault({ lines }: Checkout, siteUser: Buyer | undefined): Faults {
  const isHad = lines.some(
    ({ memberAreaId }) => memberAreaId !== null && siteUser?.memberAreaIds.includes(memberAreaId),
  )
  return isHad ? { '': checkoutMessages.alreadyMember } : {}
}

function addressFaults({ details, shippingOption }: Checkout): Faults {
  const typed = details.address
  const missing = addressFields
    .filter((field) => !optionalAddressFields.includes(field))
    .filter((field) => field in checkoutMessages && (typed[field] ?? '').trim() === '')
    .map((field) => [field, checkoutMessages[field as keyof typeof checkoutMessages]])
  const tooLong = Object.entries(typed)
    .filter(([, value]) => value.length > MAX_CHECKOUT_FIELD)
    .map(([field]) => [field, checkoutMessages.tooLong])
  const faults: Record<string, string> = Object.fromEntries([...missing, ...tooLong])
  if (typed.country && !isCountry(typed.country)) faults['country'] = checkoutMessages.country
  if (!shippingOption) faults['deliveryOption'] = checkoutMessages.noDelivery
  return faults
}
