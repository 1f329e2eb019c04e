import type { FieldDefinition } from '@vitrine/blocks'
import { type FormValues, validateForm } from '@vitrine/model'
import { createInvalidFormError } from './errors.ts'

/** Throws `forms.invalid` with the error of each field whose value breaks a rule of the form. */
export function assertFit(
  { fields }: { readonly fields: readonly FieldDefinition[] },
  values: FormValues,
): void {
  const errors = validateForm(fields, values)
  if (Object.keys(errors).length > 0) throw createInvalidFormError(errors)
}
