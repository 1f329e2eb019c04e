import { TextArea } from '../../../ui/fields/TextField.tsx'
import { useTranslate } from '../../../ui/i18n.ts'
import { formatText } from '../values/parse-text.ts'
import { type ControlProps, getLabels } from './control.ts'
import styles from '../Inspector.module.css'

const ROWS = 10

/** Code, HTML or Markdown: a text in which every character counts. */
export function CodeControl(props: ControlProps<'html' | 'markdown'>) {
  const { field, value, onChange } = props
  const t = useTranslate()
  const text = formatText(value)
  const max = field.ui === 'html' ? field.max : undefined
  return (
    <div className={styles['code']}>
      <TextArea
        {...getLabels(props)}
        rows={ROWS}
        spellCheck="false"
        autoComplete="off"
        {...(max !== undefined && { maxLength: max })}
        value={text}
        onChange={(next) => onChange(next === '' ? undefined : next)}
      />
      <p className={styles['note']}>{t('inspector.code.lines', { count: countLines(text) })}</p>
    </div>
  )
}

function countLines(text: string): number {
  return text === '' ? 0 : text.split('\n').length
}
