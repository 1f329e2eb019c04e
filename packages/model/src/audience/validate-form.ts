import { type FormMessage, type FormRule, type FormValues, validateField } from './form.ts'

/**
 * Returns the rules of the fields that visitors are asked to fill in: those whose condition is met by the values. A condition on a
 * field that is not asked itself is not met; conditions in a circle count as met.
 */
export function listAskedRules<R extends FormRule>(
  rules: readonly R[],
  values: FormValues,
): readonly R[] {
  const byId = new Map(rules.map((rule) => [rule.id, rule]))
  const isAsked = ({ id, shownFor }: FormRule, before: readonly string[]): boolean => {
    const other = shownFor && byId.get(shownFor.id)
    if (!other || before.includes(id)) return true
    const value = values[other.id] ?? ''
    const given = typeof value === 'string' ? [value] : Object.values(value)
    return given.includes(shownFor.choice) && isAsked(other, [...before, id])
  }
  return rules.filter((rule) => isAsked(rule, []))
}

/**
 * Returns an error message for each invalid field, by field id; an empty object if the form may be sent. A field whose condition is not
 * met is not required: without scripts, visitors see it, and may leave it empty.
 */
export function validateForm(
  rules: readonly FormRule[],
  values: FormValues,
): Readonly<Record<string, FormMessage>> {
  const asked = new Set(listAskedRules(rules, values))
  const errors = rules.flatMap((rule) => {
    const required = rule.required && asked.has(rule)
    const error = validateField({ ...rule, required }, values[rule.id] ?? '')
    return error === undefined ? [] : [[rule.id, error] as const]
  })
  return Object.fromEntries(errors)
}
