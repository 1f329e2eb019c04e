import { CodeField } from '../../../ui/code/CodeField.tsx'
import { formatText } from '../values/parse-text.ts'
import { type ControlProps, getLabels } from './control.ts'

/** Code, HTML or Markdown: a text in which every character counts. */
export function CodeControl(props: ControlProps<'html' | 'markdown'>) {
  const { field, value, onChange } = props
  const max = field.ui === 'html' ? field.max : undefined
  return (
    <CodeField
      {...getLabels(props)}
      language={field.ui}
      {...(max !== undefined && { maxLength: max })}
      value={formatText(value)}
      onChange={(next) => onChange(next === '' ? undefined : next)}
    />
  )
}
