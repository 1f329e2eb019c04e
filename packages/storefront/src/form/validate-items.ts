import { type FormValues, validateForm } from '@vitrine/model'
import { clearErrors, showErrors } from './field-errors.ts'
import type { FormItem } from './form-items.ts'
import { t } from './translate.ts'

/** Returns the values of a form, or shows the errors that it has and returns undefined. */
export function readValidValues(
  form: HTMLFormElement,
  items: readonly FormItem[],
): FormValues | undefined {
  const values = Object.fromEntries(items.map(({ rule, value }) => [rule.id, value()]))
  const rules = items.map(({ rule }) => rule)
  const invalid = Object.entries(validateForm(rules, values))
  if (invalid.length === 0) {
    clearErrors(form, items)
    return values
  }
  const errors = Object.fromEntries(invalid.map(([id, error]) => [id, t(error)]))
  showErrors(form, items, { errors, alert: t('forms.invalid') })
  return undefined
}
