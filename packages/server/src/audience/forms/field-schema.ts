import type { FormFieldSchema } from '@vitrine/contract'
import { formFields, type FormFieldType, formParts, hasParts } from '@vitrine/model'

/** Each kind of field. @see platform spec §3 "Form field types", storefront spec §3 "Value shapes on submit" */
export function fieldSchemas(): FormFieldSchema[] {
  // The keys of the table are the names.
  return (Object.keys(formFields) as FormFieldType[]).map((type) => ({
    type,
    properties: propertiesOf(type),
    value: shapeOf(type),
    parts: hasParts(type) ? formParts[type].map(([name]) => name) : [],
  }))
}

/** What is hidden has no title: it is called by its key. */
function propertiesOf(type: FormFieldType): string[] {
  return type === 'hidden' ? [...formFields.hidden] : ['title', ...formFields[type]]
}

function shapeOf(type: FormFieldType): FormFieldSchema['value'] {
  if (type === 'section') return 'none'
  if (type === 'likert') return 'map'
  return type === 'checkbox' || hasParts(type) ? 'list' : 'text'
}
