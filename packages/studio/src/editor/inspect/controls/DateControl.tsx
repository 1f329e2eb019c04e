import { DateField } from '../../../ui/fields/DateField.tsx'
import { useTranslate } from '../../../ui/i18n.ts'
import { formatText, parseDay } from '../values/parse-text.ts'
import { type ControlProps, getLabels } from './control.ts'
import { useDraft } from './use-draft.ts'

/** A day. A required one stays as it was while the field is empty. */
export function DateControl(props: ControlProps<'date'>) {
  const { field, value, onChange } = props
  const t = useTranslate()
  const draft = useDraft({
    value,
    format: formatText,
    parse: (text) =>
      text === '' && field.isOptional
        ? { value: undefined }
        : (parseDay(text) ?? { error: t('inspector.date.invalid') }),
    onChange,
  })
  return <DateField {...getLabels(props)} {...draft} />
}
