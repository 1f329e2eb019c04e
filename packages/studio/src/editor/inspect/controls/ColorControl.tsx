import type { Json } from '@vitrine/page'
import { Select } from '../../../ui/fields/Select.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { useTranslate } from '../../../ui/i18n.ts'
import styles from '../Inspector.module.css'
import { formatText, parseColor } from '../values/parse-text.ts'
import { type ControlProps, getLabels } from './control.ts'
import { useDraft } from './use-draft.ts'

const CUSTOM = '#'
const FIRST_COLOR = '#808080'

/** The properties of a color, wherever it is stored. */
type ColorControlProps = Omit<ControlProps<'color'>, 'place'>

/** A color of the theme by its name, or a color of one's own. */
export function ColorControl(props: ColorControlProps) {
  const { field, value, isMixed = false, onChange } = props
  const t = useTranslate()
  const isCustom = typeof value === 'string' && value.startsWith(CUSTOM)
  const options = [
    ...field.options.map(({ value: id, label }) => ({ id: String(id), label })),
    { id: CUSTOM, label: t('inspector.color.custom') },
  ]
  return (
    <>
      <Select
        {...getLabels(props)}
        options={options}
        value={isMixed ? null : isCustom ? CUSTOM : formatText(value)}
        {...(isMixed && { placeholder: t('inspector.mixed') })}
        onChange={(id) => onChange(id === CUSTOM ? FIRST_COLOR : id)}
      />
      {isCustom && <CustomColor {...props} value={value} />}
    </>
  )
}

function CustomColor({ field, value, isDisabled, onChange }: ColorControlProps) {
  const t = useTranslate()
  const label = t('inspector.color.value', { label: field.label })
  const draft = useDraft({
    value,
    format: formatText,
    parse: (text) => parseColor(text) ?? { error: t('inspector.color.invalid') },
    onChange,
    restoresEmpty: true,
  })
  return (
    <div className={styles['color']}>
      <TextField label={label} {...draft} isDisabled={isDisabled} />
      <ColorWell
        label={t('inspector.color.pick', { label: field.label })}
        {...{ value, isDisabled, onChange }}
      />
    </div>
  )
}

/** The color picker of the browser. */
function ColorWell(props: {
  readonly label: string
  readonly value: Json | undefined
  readonly isDisabled: boolean
  readonly onChange: (value: Json) => void
}) {
  const { label, value, isDisabled, onChange } = props
  return (
    <input
      type="color"
      className={styles['well']}
      aria-label={label}
      value={formatText(value)}
      disabled={isDisabled}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
