import { TextArea } from '../../../ui/fields/TextField.tsx'
import { formatText } from '../values/parse-text.ts'
import { type ControlProps, getLabels, useSourceText } from './control.ts'
import { useDraft } from './use-draft.ts'

/** A text of several lines without formatting. */
export function LinesControl(props: ControlProps<'lines'>) {
  const { value, onChange } = props
  const draft = useDraft({
    value,
    source: useSourceText(props),
    format: formatText,
    parse: (text) => ({ value: text === '' ? undefined : text }),
    onChange,
  })
  return <TextArea {...getLabels(props)} {...draft} />
}
