import type { ProductFormDraft, ProductFormField } from '@vitrine/contract'
import { hasFormFieldProperty } from '@vitrine/model'

type Errors = Record<string, string>

/** Returns an error for each part of a form that keeps it from being saved, by the path of the part. */
export function checkForm({ fields }: ProductFormDraft): Readonly<Errors> {
  const errors: Errors = {}
  const ids = new Set<string>()
  const titles = new Set<string>()
  for (const [index, field] of fields.entries()) {
    const at = `fields.${index}`
    for (const id of [field.id, ...field.options.map((option) => option.id)]) {
      if (ids.has(id)) errors[`${at}.id`] = 'This ID is used twice in the form.'
      ids.add(id)
    }
    const title = field.title.trim().toLowerCase()
    // Orders tell answers apart by the labels of their fields.
    if (titles.has(title))
      errors[`${at}.title`] = 'Another field has this label. Change one of them.'
    titles.add(title)
    checkOptions(field, at, errors)
  }
  if (fields.every(({ type }) => type === 'section'))
    errors['fields'] = 'Add a field that visitors fill in.'
  return errors
}

function checkOptions({ type, options }: ProductFormField, at: string, errors: Errors): void {
  if (!hasFormFieldProperty(type, 'options')) return
  if (options.length === 0) errors[`${at}.options`] = 'Add an option to choose.'
  const labels = options.map(({ label }) => label.trim())
  for (const [index, label] of labels.entries())
    if (labels.indexOf(label) !== index)
      errors[`${at}.options.${index}.label`] = 'Another option has this label. Change one of them.'
}

/** Removes the spaces around texts, and the properties that the types of the fields do not have. */
export function cleanForm({ name, fields }: ProductFormDraft): ProductFormDraft {
  return { name: name.trim(), fields: fields.map(cleanField) }
}

function cleanField(field: ProductFormField): ProductFormField {
  const { id, type, options, ...rest } = field
  const has = (property: string) => hasFormFieldProperty(type, property)
  return {
    id,
    type,
    title: field.title.trim(),
    description: rest.description.trim(),
    placeholder: has('placeholder') ? rest.placeholder.trim() : '',
    required: has('required') && type !== 'likert' && rest.required,
    options: has('options') ? options.map(({ id, label }) => ({ id, label: label.trim() })) : [],
    maxLength: has('maxLength') ? rest.maxLength : null,
    currencySymbol: has('currencySymbol') ? rest.currencySymbol.trim() : '',
    showCountryCode: has('showCountryCode') && rest.showCountryCode,
    underline: has('underline') && rest.underline,
  }
}
