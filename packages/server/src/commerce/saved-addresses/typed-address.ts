import { addressFields, getCountryName, type TypedAddress } from '@vitrine/model'

/** The maximum length of a stored value; forms reject values this long and show them again. */
const MAX_FIELD_LENGTH = 1_000

const names = [...addressFields, 'phone'] as const

/** Parses the address fields of a native form. */
export function parseTypedAddress(body: Readonly<Record<string, string>>): TypedAddress {
  return Object.fromEntries(
    names.map((name) => [name, (body[name] ?? '').slice(0, MAX_FIELD_LENGTH)]),
  )
}

/** Returns whether two addresses say the same, in any case. */
export function isSameAddress(a: TypedAddress, b: TypedAddress): boolean {
  const text = (address: TypedAddress, name: (typeof names)[number]) =>
    (address[name] ?? '').trim().toLowerCase()
  return names.every((name) => text(a, name) === text(b, name))
}

/** Returns the lines of an address, with the name of the country in `locale`. */
export function formatAddressLines(address: TypedAddress, locale: string): readonly string[] {
  const text = (name: (typeof names)[number]) => (address[name] ?? '').trim()
  const join = (parts: readonly string[], separator: string) =>
    parts.filter((part) => part !== '').join(separator)
  return [
    join([text('firstName'), text('lastName')], ' '),
    text('address1'),
    text('address2'),
    join([text('city'), text('region'), text('postalCode')], ', '),
    getCountryName(text('country'), locale),
  ].filter((line) => line !== '')
}

/** Returns an address on one line, the street first: the names of the addresses of an account are often the same. */
export function formatAddressLabel(address: TypedAddress, locale: string): string {
  const [name = '', ...rest] = formatAddressLines(address, locale)
  return [...rest, name].join(', ')
}
