/** The names of the fields of the address form. */
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

/** The address fields that must not be empty. */
export const requiredAddressFields = [
  'country',
  'firstName',
  'lastName',
  'address1',
  'city',
  'postalCode',
] as const satisfies readonly AddressField[]

/** The maximum length of a checkout field, in characters. */
export const MAX_CHECKOUT_FIELD = 200
