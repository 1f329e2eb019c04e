/** Word for word what the buyer reads at checkout. */
export const checkoutMessages = {
  checkForm: 'Please check the form.',
  cartChanged: 'Your cart has changed. Please check the total before you pay.',
  completionInProgress: 'Your payment is being processed. Please wait a moment.',
  paymentFailed: 'The payment did not go through. You have not been charged.',
  discountUnavailable: 'That discount can no longer be used. It was taken off your order.',
  email: 'Enter an email address.',
  country: 'Choose a country.',
  firstName: 'Enter a first name.',
  lastName: 'Enter a last name.',
  address1: 'Enter an address.',
  city: 'Enter a town or city.',
  postalCode: 'Enter a postcode.',
  deliveryOption: 'Choose a delivery method.',
  noDelivery: 'This shop has no delivery method yet.',
  tooLong: 'That is too long.',
  alreadyMember:
    'You already have access to something in your cart. Remove it from the cart to check out.',
  noPayments: 'This shop cannot take payments yet.',
} as const

/** The fields of the address form, by their names in the form. */
export const addressFields = [
  'country',
  'firstName',
  'lastName',
  'address1',
  'address2',
  'city',
  'region',
  'postalCode',
] as const

export type AddressField = (typeof addressFields)[number]

/** Those that may stay empty. */
export const optionalAddressFields: readonly AddressField[] = ['address2', 'region']

/** The longest answer to a field of the checkout form. */
export const MAX_CHECKOUT_FIELD = 200
