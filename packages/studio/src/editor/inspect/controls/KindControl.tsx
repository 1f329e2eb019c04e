import { Select } from '../../../ui/fields/Select.tsx'
import { type ControlProps, getLabels } from './control.ts'

/** The kind of an entry, which decides its other settings. */
export function KindControl(props: ControlProps<'kind'>) {
  const { field, value, onChange } = props
  return (
    <Select
      {...getLabels(props)}
      options={field.options.map((option) => ({ id: String(option.value), label: option.label }))}
      value={typeof value === 'string' ? value : null}
      onChange={onChange}
    />
  )
}
