import type { Json } from '@vitrine/page'
import type { LabeledField } from '../../block-fields.ts'
import { useEditor } from '../../context.ts'
import { type FieldPlace, getFieldValue } from '../values/field-place.ts'

interface FieldControlProps<F> {
  readonly field: F
  readonly place: FieldPlace
  readonly value: Json | undefined
  /** Whether the field is that of several blocks, whose values differ. */
  readonly isMixed?: boolean
  readonly onChange: (value: Json | undefined) => void
  readonly isDisabled: boolean
}

/** The properties of the control for a `ui` of fields. */
export type ControlProps<U extends LabeledField['ui'] = LabeledField['ui']> = FieldControlProps<
  Extract<LabeledField, { readonly ui: U }>
>

/** Returns the properties that a control hands to its field. */
export function getLabels({
  field: { label, help },
  isDisabled,
}: Pick<ControlProps, 'field' | 'isDisabled'>) {
  return { label, isDisabled, ...(help !== undefined && { help }) }
}

/** Returns the text that a translation starts from; undefined in the language of the site itself. */
export function useSourceText({
  field,
  place,
}: Pick<ControlProps, 'field' | 'place'>): Json | undefined {
  const { locale, sourceLocale } = useEditor().store
  if (field.target !== 'text' || locale === sourceLocale) return undefined
  return getFieldValue(place, field, sourceLocale)
}
