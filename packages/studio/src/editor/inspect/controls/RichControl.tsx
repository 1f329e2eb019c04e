import { TextArea } from '../../../ui/fields/TextField.tsx'
import { useTranslate } from '../../../ui/i18n.ts'
import { formatRich, isPlainRich, parseRich } from '../values/rich-value.ts'
import { type ControlProps, getLabels } from './control.ts'

/** A formatted text outside of the page. Text without formatting is edited as lines; other text is only shown. */
export function RichControl(props: ControlProps<'rich'>) {
  const { value, onChange } = props
  const t = useTranslate()
  const isPlain = isPlainRich(value)
  return (
    <TextArea
      {...getLabels(props)}
      isReadOnly={!isPlain}
      {...(!isPlain && { help: t('editor.field.formatted') })}
      value={formatRich(value)}
      onChange={(text) => onChange(parseRich(text))}
    />
  )
}
