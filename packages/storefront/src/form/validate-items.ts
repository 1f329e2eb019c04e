import { type FormValues, validateField } from '@vitrine/model'
import { clearErrors, showErrors } from './field-errors.ts'
import type { FormItem } from './form-items.ts'
import { t } from './translate.ts'

/** Returns the values of the fields that visitors see, or shows the errors that they have and returns undefined. */
export function readValidValues(
  form: HTMLFormElement,
  items: readonly FormItem[],
): FormValues | undefined {
  const asked = items.filter(({ element }) => !element.matches('.unasked'))
  const values = Object.fromEntries(asked.map(({ rule, value }) => [rule.id, value()]))
  const invalid = asked.flatMap(({ rule }) => {
    const error = validateField(rule, values[rule.id] ?? '')
    return error === undefined ? [] : [[rule.id, t(error)] as const]
  })
  if (invalid.length === 0) {
    clearErrors(form, items)
    return values
  }
  showErrors(form, items, { errors: Object.fromEntries(invalid), alert: t('forms.invalid') })
  return undefined
}
