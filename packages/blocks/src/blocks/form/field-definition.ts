import type { FieldDefinition, FormDefinition } from '../../definition/form-definition.ts'
import type { ResolvedText } from '../../definition/resolved-text.ts'
import { getFileRule } from './file-view.ts'
import { findCondition, findOption, type FormField, getOptions, isRequired } from './fields.ts'

type Text = (field: string) => ResolvedText | undefined

/** Creates the definitions of the fields of a form. */
export function createFieldDefinitions(
  fields: readonly FormField[],
  text: Text,
): readonly FieldDefinition[] {
  return fields.map((field) => createFieldDefinition(field, fields, text))
}

function createFieldDefinition(
  field: FormField,
  fields: readonly FormField[],
  text: Text,
): FieldDefinition {
  const condition = findCondition(field, fields)
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
    ...(field.type === 'file' && { files: getFileRule(field) }),
    ...(condition && {
      shownFor: { id: condition.id, choice: getOptionLabel(condition.optionId, text) },
    }),
    ...(isHidden && { hidden: { key: field.key, value: field.value } }),
  }
}

/** Returns the mailing lists of a form, and the answer for which visitors join them. They join none for an answer that is gone. */
export function createJoin(
  {
    lists,
    joinsFor,
  }: { readonly lists: readonly string[]; readonly joinsFor?: string | undefined },
  { fields, text }: { readonly fields: readonly FormField[]; readonly text: Text },
): Pick<FormDefinition, 'listIds' | 'joinsFor'> {
  if (joinsFor === undefined) return { listIds: lists }
  const option = findOption(joinsFor, fields)
  if (!option) return { listIds: [] }
  return {
    listIds: lists,
    joinsFor: { id: option.id, choice: getOptionLabel(option.optionId, text) },
  }
}

/** Returns the label of an option, which is also its value; the id if it has no label. */
export function getOptionLabel(id: string, text: Text): string {
  return text(`${id}.option`)?.words || id
}
