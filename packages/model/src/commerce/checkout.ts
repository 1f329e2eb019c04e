import { message, type Message } from '../messages/message.ts'
import { isCountry } from '../platform/country.ts'

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

/** An address as the buyer typed it. */
export type TypedAddress = Readonly<Partial<Record<AddressField | 'phone', string>>>

/** Returns an error for each field of an address that is missing, too long or no country, by the name of the field. */
export function computeAddressErrors(
  typed: TypedAddress,
  required: readonly AddressField[] = requiredAddressFields,
): Readonly<Record<string, Message>> {
  const missing = requiredAddressFields
    .filter((field) => required.includes(field) && (typed[field] ?? '').trim() === '')
    .map((field) => [field, message(`checkout.${field}`)])
  const tooLong = Object.entries(typed)
    .filter(([, value]) => value.length > MAX_CHECKOUT_FIELD)
    .map(([field]) => [field, message('checkout.tooLong')])
  const errors: Record<string, Message> = Object.fromEntries([...missing, ...tooLong])
  if (typed.country && !isCountry(typed.country)) errors['country'] = message('checkout.country')
  return errors
}

/** The maximum number of addresses that an account saves. */
export const MAX_SAVED_ADDRESSES = 20
