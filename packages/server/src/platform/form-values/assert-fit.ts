import type { FieldDefinition } from '@vitrine/blocks'
import { type FormFileMessage, type FormValues, validateForm } from '@vitrine/model'
import { createInvalidFormError } from './errors.ts'

/** Throws `forms.invalid` with the error of each field whose value breaks a rule of the form, or whose files do. */
export function assertFit(
  { fields }: { readonly fields: readonly FieldDefinition[] },
  values: FormValues,
  fileErrors: Readonly<Record<string, FormFileMessage>> = {},
): void {
  const errors = { ...validateForm(fields, values), ...fileErrors }
  if (Object.keys(errors).length > 0) throw createInvalidFormError(errors)
}
