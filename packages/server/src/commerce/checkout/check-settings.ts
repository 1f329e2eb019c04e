import { isCountry } from '@vitrine/model'

/** The errors of settings by the path of their field. */
export type SettingsErrors = Record<string, string>

/** Adds an error for each id that no entry has, or that two have. */
export function checkIds(
  given: readonly { readonly id?: string | undefined }[],
  known: readonly { readonly id: string }[],
  { field, errors }: { readonly field: string; readonly errors: SettingsErrors },
): void {
  const left = new Set(known.map(({ id }) => id))
  for (const [index, { id }] of given.entries())
    if (id !== undefined && !left.delete(id))
      errors[`${field}.${index}.id`] = 'There is no such entry, or it is listed twice.'
}

/** Adds an error for codes that are no country. */
export function checkCountries(
  codes: readonly string[],
  field: string,
  errors: SettingsErrors,
): void {
  const unknown = codes.filter((code) => !isCountry(code))
  if (unknown.length > 0) errors[field] = `Unknown country: ${unknown.join(', ')}.`
}
