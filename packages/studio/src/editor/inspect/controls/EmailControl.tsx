import { TextField } from '../../../ui/fields/TextField.tsx'
import { useTranslate } from '../../../ui/i18n.ts'
import { formatText, parseEmail } from '../values/parse-text.ts'
import { type ControlProps, getLabels } from './control.ts'
import { useDraft } from './use-draft.ts'

export function EmailControl(props: ControlProps<'email'>) {
  const { field, value, onChange } = props
  const t = useTranslate()
  const draft = useDraft({
    value,
    format: formatText,
    parse: (text) => parseEmail(text) ?? { error: t('inspector.email.invalid') },
    onChange,
  })
  return (
    <TextField
      {...getLabels(props)}
      {...draft}
      type="email"
      {...(field.unset !== undefined && { placeholder: field.unset })}
    />
  )
}
