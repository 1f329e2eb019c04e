import {
  computeAddressErrors,
  computeBusinessErrors,
  formatMoney,
  isEmail,
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
  const isExempt = checkout.isDonation || checkout.subscription !== undefined
  if (minimum !== null && !isExempt && checkout.listedSubtotalMinor < minimum) {
    const subtotal = formatMoney({ minor: minimum, currency: checkout.currency }, site.language)
    errors[''] = message('cart.belowMinimum', { subtotal })
  }
  if (checkout.lines.some(({ needsForm }) => needsForm)) errors[''] = message('cart.formMissing')
  Object.assign(errors, checkMembership(checkout, siteUser))
  const toPay = quote.grandTotalMinor - checkout.giftCardMinor
  if (toPay > 0n) Object.assign(errors, checkPayment(checkout))
  return errors
}

/** Returns whether contact and address are complete: from then on, stock is held. */
export function isContactComplete(checkout: Checkout): boolean {
  const { details, requiresShipping } = checkout
  if (!isEmail(details.email ?? '')) return false
  return !requiresShipping || Object.keys(checkAddress(checkout)).length === 0
}

function checkPayment({ paymentMethod, unavailable }: Checkout): RequirementErrors {
  if (!paymentMethod) return { '': message('payments.noProvider') }
  return unavailable.includes('paymentMethod')
    ? { paymentMethod: message('checkout.paymentMethod') }
    : {}
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

function checkAddress(checkout: Checkout): RequirementErrors {
  const { details, shippingOption, deliveryProblem, unavailable } = checkout
  const typed = details.address
  const isPickup = shippingOption?.kind === 'pickup'
  const required = isPickup ? (['firstName', 'lastName'] as const) : requiredAddressFields
  const errors: Record<string, Message> = { ...computeAddressErrors(typed, required) }
  if (checkout.takesVatIds) Object.assign(errors, computeBusinessErrors(details, typed))
  if (deliveryProblem) errors['deliveryOption'] = deliveryProblem
  else if (unavailable.includes('deliveryOption'))
    errors['deliveryOption'] = message('checkout.deliveryOption')
  return errors
}
