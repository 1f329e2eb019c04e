import type { FieldDefinition } from '../../definition/form-definition.ts'
import type { ResolvedText } from '../../definition/resolved-text.ts'
import { type FormField, getOptions, isRequired } from './fields.ts'

type Text = (field: string) => ResolvedText | undefined

export function createFieldDefinition(field: FormField, text: Text): FieldDefinition {
  const options = getOptions(field)
  const isHidden = field.type === 'hidden'
  return {
    id: field.id,
    type: field.type,
    required: isRequired(field),
    title: isHidden ? field.key || field.id : (text(`${field.id}.title`)?.words ?? ''),
    options: options.map(({ id }) => getOptionLabel(id, text)),
    optionIds: options.map(({ id }) => id),
    ...('maxLength' in field && field.maxLength !== undefined && { maxLength: field.maxLength }),
    ...(isHidden && { hidden: { key: field.key, value: field.value } }),
  }
}

/** Returns the label of an option, which is also its value; the id if it has no label. */
export function getOptionLabel(id: string, text: Text): string {
  return text(`${id}.option`)?.words || id
}
