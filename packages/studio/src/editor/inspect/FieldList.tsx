import type { LabeledField } from '../block-fields.ts'
import { useEditor } from '../context.ts'
import { FieldControl } from './FieldControl.tsx'
import { type FieldPlace, getShownValue, setFieldValue, setKind } from './values/field-place.ts'
import { listVisibleFields } from './values/visible-fields.ts'

interface FieldListProps {
  readonly place: FieldPlace
  /** All fields of the place, which conditions look at. */
  readonly all: readonly LabeledField[]
  /** The fields to show, as far as their conditions are met. */
  readonly fields: readonly LabeledField[]
}

/** The fields of a block, or of an entry of one of its lists. */
export function FieldList({ place, all, fields }: FieldListProps) {
  const { store, isReadOnly } = useEditor()
  const isDisabled = isReadOnly || place.block.lock === 'all'
  return listVisibleFields(place, all, store)
    .filter((field) => fields.includes(field))
    .map((field) => (
      <FieldControl
        key={`${field.target}.${field.key}`}
        field={field}
        place={place}
        value={getShownValue(place, field, store) ?? field.initial}
        isDisabled={isDisabled}
        onChange={(value) =>
          field.ui === 'kind' && typeof value === 'string'
            ? setKind(store, place, { fields: all, field, kind: value })
            : setFieldValue(store, place, field, value)
        }
        renderFields={(inner, own) => <FieldList place={inner} all={own} fields={own} />}
      />
    ))
}
