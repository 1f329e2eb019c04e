import { TextArea } from '../../../ui/fields/TextField.tsx'
import { useTranslate } from '../../../ui/i18n.ts'
import { formatRich, isPlainRich, parseRich } from '../values/rich-value.ts'
import { type ControlProps, getLabels, useSourceText } from './control.ts'
import { useDraft } from './use-draft.ts'

/** A formatted text outside of the page. Text without formatting is edited as lines; other text is only shown. */
export function RichControl(props: ControlProps<'rich'>) {
  const { value, onChange } = props
  const t = useTranslate()
  const isPlain = isPlainRich(value)
  const draft = useDraft({
    value,
    source: useSourceText(props),
    format: formatRich,
    parse: (text) => ({ value: parseRich(text) }),
    onChange,
  })
  return (
    <TextArea
      {...getLabels(props)}
      isReadOnly={!isPlain}
      {...(!isPlain && { help: t('editor.field.formatted') })}
      {...draft}
    />
  )
}
