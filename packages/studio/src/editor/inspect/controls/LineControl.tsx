import { Checkbox } from '../../../ui/fields/Checkbox.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { useTranslate } from '../../../ui/i18n.ts'
import { formatText, parseLine } from '../values/parse-text.ts'
import { type ControlProps, getLabels, useSourceText } from './control.ts'
import { useDraft } from './use-draft.ts'

/** A line of text. The alternative text of an image can be empty on purpose. */
export function LineControl(props: ControlProps<'line'>) {
  const { field, value, onChange, isDisabled } = props
  const t = useTranslate()
  const isDecorative = field.a11y === 'alt' && value === ''
  const draft = useDraft({
    value,
    source: useSourceText(props),
    format: formatText,
    parse: (text) =>
      parseLine(text, field) ?? { error: t('inspector.unexpectedValue', { val: text }) },
    onChange,
  })
  const line = (
    <TextField
      {...getLabels(props)}
      {...draft}
      isDisabled={isDisabled || isDecorative}
      {...(field.max !== undefined && { maxLength: field.max })}
      {...(field.unset !== undefined && { placeholder: field.unset })}
    />
  )
  if (field.a11y !== 'alt') return line
  return (
    <>
      {line}
      <Checkbox
        label={t('inspector.decorative')}
        isSelected={isDecorative}
        isDisabled={isDisabled}
        onChange={(isOn) => onChange(isOn ? '' : undefined)}
      />
    </>
  )
}
