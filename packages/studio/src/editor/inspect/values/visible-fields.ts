import { getVisibleFields } from '@vitrine/blocks/fields'
import type { LabeledField } from '../../block-fields.ts'
import type { EditedLanguages } from '../../store/add-language.ts'
import { isTable } from './data-table.ts'
import { type FieldPlace, getSubject } from './field-place.ts'

/** Returns the fields of a place to show: those whose conditions are met, and of a table its rows alone. */
export function listVisibleFields(
  place: FieldPlace,
  fields: readonly LabeledField[],
  languages: EditedLanguages,
): readonly LabeledField[] {
  const columns = fields.flatMap((field) =>
    field.ui === 'list' ? (isTable(field)?.each ?? []) : [],
  )
  return getVisibleFields(fields, getSubject(place, fields, languages)).filter(
    ({ key }) => !columns.includes(key),
  )
}
