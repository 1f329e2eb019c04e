import {
  formatMoney,
  isCountry,
  isEmail,
  MAX_CHECKOUT_FIELD,
  message,
  type Message,
  requiredAddressFields,
} from '@vitrine/model'
import type { Site } from '../../platform/http/site.ts'
import type { SiteUser } from '../../platform/http/site-user-cookies.ts'
import type { Checkout } from './details.ts'

/** Error messages by the name of the form's field; "" for errors that no field can fix. */
export type RequirementErrors = Readonly<Record<string, Message>>

/**
 * Returns an error for each thing a cart lacks to become an order, except stock, which is checked under
 * its lock. `siteUser` is the account that is signed in.
 */
export function checkRequirements(
  checkout: Checkout,
  site: Pick<Site, 'store' | 'language'>,
  siteUser: Buyer | undefined,
): RequirementErrors {
  const { details, quote } = checkout
  const errors: Record<string, Message> = {}
  if (!isEmail(details.email ?? '')) errors['email'] = message('checkout.email')
  if (checkout.requiresShipping) Object.assign(errors, checkAddress(checkout))

  const minimum = site.store.minimumOrderSubtotalMinor
  if (minimum !== null && !checkout.isDonation && quote.subtotalMinor < minimum) {
    const subtotal = formatMoney({ minor: minimum, currency: checkout.currency }, site.language)
    errors[''] = message('cart.belowMinimum', { subtotal })
  }
  Object.assign(errors, checkMembership(checkout, siteUser))
  const toPay = quote.grandTotalMinor - checkout.giftCardMinor
  if (toPay > 0n && !site.store.testPayments) errors[''] = message('payments.noProvider')
  return errors
}

type Buyer = Pick<SiteUser, 'memberAreaIds'>

/**
 * Returns an error if a member buys access to an area they are in already. Guests get none: it would tell
 * anyone who knows an email address what it has bought.
 */
export function checkMembership(
  { lines }: Checkout,
  siteUser: Buyer | undefined,
): RequirementErrors {
  const isOwned = lines.some(
    ({ memberAreaId }) => memberAreaId !== null && siteUser?.memberAreaIds.includes(memberAreaId),
  )
  return isOwned ? { '': message('checkout.alreadyMember') } : {}
}

function checkAddress({ details, shippingOption }: Checkout): RequirementErrors {
  const typed = details.address
  const missing = requiredAddressFields
    .filter((field) => (typed[field] ?? '').trim() === '')
    .map((field) => [field, message(`checkout.${field}`)])
  const tooLong = Object.entries(typed)
    .filter(([, value]) => value.length > MAX_CHECKOUT_FIELD)
    .map(([field]) => [field, message('checkout.tooLong')])
  const errors: Record<string, Message> = Object.fromEntries([...missing, ...tooLong])
  if (typed.country && !isCountry(typed.country)) errors['country'] = message('checkout.country')
  if (!shippingOption) errors['deliveryOption'] = message('checkout.noDelivery')
  return errors
}
