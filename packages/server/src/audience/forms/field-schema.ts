import type { FormFieldSchema } from '@vitrine/contract'
import { formFields, type FormFieldType, formParts, hasParts } from '@vitrine/model'

/**
 * Returns the schema of each field type. @see platform spec §3 "Form field types", storefront spec
 * §3 "Value shapes on submit"
 */
export function listFieldSchemas(): FormFieldSchema[] {
  // The keys of the table are the names of the types.
  return (Object.keys(formFields) as FormFieldType[]).map((type) => ({
    type,
    properties: describeProperties(type),
    value: describeShape(type),
    parts: hasParts(type) ? formParts[type].map(([name]) => name) : [],
  }))
}

/** Lists the properties of a field type; a hidden field has a key in place of a title. */
function describeProperties(type: FormFieldType): string[] {
  return type === 'hidden' ? [...formFields.hidden] : ['title', ...formFields[type]]
}

function describeShape(type: FormFieldType): FormFieldSchema['value'] {
  if (type === 'section') return 'none'
  if (type === 'likert') return 'map'
  return type === 'checkbox' || type === 'file' || hasParts(type) ? 'list' : 'text'
}
