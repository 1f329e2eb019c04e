import { TextField } from '../../ui/fields/TextField.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { useDraft } from '../inspect/controls/use-draft.ts'
import { formatText, parseColor } from '../inspect/values/parse-text.ts'
import styles from './styles.module.css'

/** A color as its hex value, with the picker of the browser. */
export function ColorField(props: {
  readonly label: string
  readonly value: string
  readonly onChange: (color: string) => void
}) {
  const { label, value, onChange } = props
  const t = useTranslate()
  const draft = useDraft({
    value,
    format: formatText,
    parse: (text) => parseColor(text) ?? { error: t('inspector.color.invalid') },
    onChange: (color) => typeof color === 'string' && onChange(color),
    restoresEmpty: true,
  })
  return (
    <div className={styles['color']}>
      <TextField label={t('styles.color.value', { color: label })} {...draft} />
      <input
        type="color"
        className={styles['well']}
        aria-label={t('styles.color.pick', { color: label })}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  )
}
