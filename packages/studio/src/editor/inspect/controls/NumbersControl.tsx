import { NumberField } from '../../../ui/fields/NumberField.tsx'
import { useTranslate } from '../../../ui/i18n.ts'
import { useEditor } from '../../context.ts'
import { getEntryName } from '../values/list-entries.ts'
import { listNumbers, setNumber } from '../values/numbers.ts'
import styles from '../Inspector.module.css'
import { Fieldset } from './Fieldset.tsx'
import type { ControlProps } from './control.ts'
import { findList } from '../values/find-list.ts'

/** A number for each entry of another list. */
export function NumbersControl(props: ControlProps<'numbers'>) {
  const { field, place, value, isDisabled, onChange } = props
  const { store } = useEditor()
  const t = useTranslate()
  const each = findList(place.block, field.each)
  const numbers = listNumbers(value, each?.entries.length ?? 0)
  if (!each || each.entries.length === 0)
    return <p className={styles['note']}>{t('inspector.dataset.noColumn')}</p>
  return (
    <Fieldset label={field.label}>
      {each.entries.map((entry, index) => (
        <NumberField
          key={entry.id}
          label={getEntryName(each.place, each.field, {
            id: entry.id,
            index,
            languages: store,
          })}
          value={numbers[index] ?? 0}
          minValue={field.min}
          maxValue={field.max}
          hidesSteppers
          isDisabled={isDisabled}
          onChange={(number) => onChange(setNumber(numbers, index, number ?? 0))}
        />
      ))}
    </Fieldset>
  )
}
