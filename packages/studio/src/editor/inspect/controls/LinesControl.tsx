import { TextArea } from '../../../ui/fields/TextField.tsx'
import { formatText } from '../values/parse-text.ts'
import { type ControlProps, getLabels } from './control.ts'

/** A text of several lines without formatting. */
export function LinesControl(props: ControlProps<'lines'>) {
  const { value, onChange } = props
  return (
    <TextArea
      {...getLabels(props)}
      value={formatText(value)}
      onChange={(text) => onChange(text === '' ? undefined : text)}
    />
  )
}
