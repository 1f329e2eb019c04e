import { Select } from '../../../ui/fields/Select.tsx'
import { useTranslate } from '../../../ui/i18n.ts'
import { useEditor } from '../../context.ts'
import { listAnswers } from '../values/answers.ts'
import { type ControlProps, getLabels } from './control.ts'

/** The choice of no answer. */
const UNSET = ''

/** An answer to another field of the form, or none. */
export function AnswerControl(props: ControlProps<'answer'>) {
  const { field, place, value, onChange } = props
  const { store } = useEditor()
  const t = useTranslate()
  const answers = listAnswers(place, field.each, store)
  const isKnown = answers.some(({ id }) => id === value)
  return (
    <Select
      {...getLabels(props)}
      options={[{ id: UNSET, label: field.unset ?? t('editor.field.default') }, ...answers]}
      value={typeof value === 'string' && isKnown ? value : UNSET}
      onChange={(id) => onChange(id === UNSET ? undefined : id)}
    />
  )
}
