import { useEffect } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import { useFormLabels } from '../../../ui/forms/form-labels.ts'
import type { TranslationValues } from '../values/translations.ts'

/**
 * Returns the name and the error of a field of a translation, and lists it in the summary of errors. The translations
 * change together, as one field of the form, so that their fields are no `FormField`s.
 */
export function useTranslationError(
  index: number,
  field: keyof TranslationValues,
  label: string,
): { readonly name: string; readonly error: string | undefined } {
  const name = `translations.${index}.${field}`
  const { getFieldState } = useFormContext()
  const state = useFormState()
  const labels = useFormLabels()
  useEffect(() => {
    labels.set(name, label)
    return () => {
      labels.delete(name)
    }
  }, [labels, name, label])
  return { name, error: getFieldState(name, state).error?.message }
}
