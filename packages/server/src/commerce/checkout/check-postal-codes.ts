import type { Taxes } from '@vitrine/contract'
import { isPostalCodeEntry, MAX_STORE_POSTAL_CODE_ENTRIES } from '@vitrine/model'
import type { SettingsErrors } from './check-settings.ts'

/** Adds an error for each rate that names all its entries that are no postal codes, and one for too many of them. */
export function checkPostalCodes(rates: Taxes['rates'], errors: SettingsErrors): void {
  for (const [index, { postalCodes }] of rates.entries()) {
    const wrong = postalCodes.filter((entry) => !isPostalCodeEntry(entry))
    if (wrong.length > 0)
      errors[`rates.${index}.postalCodes`] =
        `These are no postal codes: ${wrong.map((entry) => `“${entry.trim()}”`).join(', ')}. Write 94110, 94* or 10000-10999.`
  }
  const count = rates.reduce((sum, { postalCodes }) => sum + postalCodes.length, 0)
  if (count > MAX_STORE_POSTAL_CODE_ENTRIES)
    errors['rates'] =
      'The rates have more than 5,000 postal codes altogether. Use starts such as 94* and ranges such as 10000-10999.'
}
