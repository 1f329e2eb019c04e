import { type ReactNode, useEffect } from 'react'
import { type FieldValues, type Path, type PathValue, useController } from 'react-hook-form'
import { useFormLabels } from './form-labels.ts'

/** The properties that a form gives to one of its fields. */
export interface FormFieldState<Value> {
  readonly label: string
  readonly name: string
  readonly value: Value
  readonly onChange: (value: Value) => void
  readonly onBlur: () => void
  readonly ref: (element: HTMLElement | null) => void
  readonly error: string | undefined
}

interface FormFieldProps<Values extends FieldValues, Name extends Path<Values>> {
  readonly name: Name
  readonly label: string
  /** Renders the field: `{(field) => <TextField {...field} />}`. */
  readonly children: (field: FormFieldState<PathValue<Values, Name>>) => ReactNode
}

/** A field of a `Form`, with its value, its error and its place in the summary. */
export function FormField<Values extends FieldValues, Name extends Path<Values> = Path<Values>>(
  props: FormFieldProps<Values, Name>,
) {
  const { name, label, children } = props
  const { field, fieldState } = useController<Values, Name>({ name })
  const labels = useFormLabels()
  useEffect(() => {
    labels.set(name, label)
    return () => {
      labels.delete(name)
    }
  }, [labels, name, label])
  return children({ ...field, label, error: fieldState.error?.message })
}
