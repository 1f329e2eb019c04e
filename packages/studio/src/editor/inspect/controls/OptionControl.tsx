import { Select } from '../../../ui/fields/Select.tsx'
import { SegmentedControl } from '../../../ui/fields/SegmentedControl.tsx'
import { useTranslate } from '../../../ui/i18n.ts'
import styles from '../Inspector.module.css'
import { type ControlProps, getLabels } from './control.ts'

/** The choice of no value. */
const UNSET = ''
/** The number of characters that a row of segments has space for. */
const MAX_CHARACTERS = 20
const MAX_SEGMENTS = 4

/** One of a few options: a row of segments if they are short, else a list. */
export function OptionControl(props: ControlProps<'segmented' | 'select'>) {
  const { field, value, isMixed = false, onChange, isDisabled } = props
  const t = useTranslate()
  const { label, isOptional, unset, initial } = field
  const hasUnset = isOptional && initial === undefined
  const options = field.options.map((option) => ({ id: String(option.value), label: option.label }))
  const change = (id: string) =>
    onChange(field.options.find((option) => String(option.value) === id)?.value)
  const chosen = typeof value === 'string' || typeof value === 'number' ? String(value) : UNSET
  const length = options.reduce((sum, option) => sum + option.label.length, 0)
  const isRow =
    field.ui === 'segmented' && options.length <= MAX_SEGMENTS && length <= MAX_CHARACTERS
  const help = isMixed ? t('inspector.mixed') : field.help
  if (isRow && !hasUnset && !isDisabled)
    return (
      <div className={styles['choice']}>
        <span className={styles['label']} aria-hidden="true">
          {label}
        </span>
        <SegmentedControl label={label} segments={options} value={chosen} onChange={change} />
        {help !== undefined && <p className={styles['note']}>{help}</p>}
      </div>
    )
  const all = hasUnset
    ? [{ id: UNSET, label: unset ?? t('editor.field.default') }, ...options]
    : options
  return (
    <Select
      {...getLabels(props)}
      options={all}
      value={isMixed ? null : chosen}
      {...(isMixed && { placeholder: t('inspector.mixed') })}
      onChange={change}
    />
  )
}
