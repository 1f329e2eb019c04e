import type { ReactNode } from 'react'
import type { LabeledField } from '../../block-fields.ts'
import { useTranslate } from '../../../ui/i18n.ts'
import { useEditor } from '../../context.ts'
import type { Entry, FieldPlace } from '../values/field-place.ts'
import {
  addEntries,
  getEntries,
  getEntryName,
  moveEntry,
  removeEntry,
} from '../values/list-entries.ts'
import { Fieldset } from './Fieldset.tsx'
import { ListAdd } from './ListAdd.tsx'
import styles from './ListControl.module.css'
import { ListEntry } from './ListEntry.tsx'
import type { ControlProps } from './control.ts'
import { useOpenedEntry } from './use-asked-setting.ts'

export type ListControlProps = ControlProps<'list'> & {
  /** Renders the fields of an entry. */
  readonly renderFields: (place: FieldPlace, fields: readonly LabeledField[]) => ReactNode
}

/** An ordered list: entries are added, opened, moved and removed. */
export function ListControl(props: ListControlProps) {
  const { field, place, isDisabled, renderFields } = props
  const { store } = useEditor()
  const t = useTranslate()
  const entries = getEntries(place, field)
  const [opened, setOpened] = useOpenedEntry(place.block.id, entries)
  const names = entries.map(({ id }, index) =>
    getEntryName(place, field, { id, index, languages: store }),
  )
  const add = (added: readonly Entry[]) => {
    const isDone = addEntries(
      store,
      place,
      field,
      added.map((entry) => ({ entry, text: {} })),
    )
    const last = added.at(-1)
    if (isDone && last) setOpened(last.id)
  }
  const move = (id: string, index: number, step: -1 | 1) => {
    if (moveEntry(store, place, { field, id, step }))
      store.announce((translate) =>
        translate('inspector.list.moved', {
          name: names[index] ?? '',
          number: index + step + 1,
          count: entries.length,
        }),
      )
  }
  return (
    <Fieldset label={field.label} help={field.help}>
      {entries.length === 0 && (
        <p className={styles['note']}>{t('inspector.list.empty', { list: field.label })}</p>
      )}
      <ol className={styles['entries']}>
        {entries.map((entry, index) => {
          const id = entry.id
          const own = { ...place, entries: [...place.entries, { list: field.key, id }] }
          return (
            <ListEntry
              key={id}
              name={names[index] ?? ''}
              isOpen={opened === id}
              isFirst={index === 0}
              isLast={index === entries.length - 1}
              isDisabled={isDisabled}
              onToggle={() => setOpened(opened === id ? undefined : id)}
              onMove={(step) => move(id, index, step)}
              onRemove={() => removeEntry(store, place, field, id)}
            >
              {renderFields(own, field.fields)}
            </ListEntry>
          )
        })}
      </ol>
      {!isDisabled && <ListAdd field={field} entries={entries} onAdd={add} />}
    </Fieldset>
  )
}
