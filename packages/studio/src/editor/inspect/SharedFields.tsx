import { fieldGroups } from '@vitrine/blocks/fields'
import type { Block } from '@vitrine/page'
import { useTranslate } from '../../ui/i18n.ts'
import { useEditor } from '../context.ts'
import { FieldControl } from './FieldControl.tsx'
import styles from './Inspector.module.css'
import { listSharedFields, setSharedValue } from './values/shared-fields.ts'

/** The fields of several blocks of one type, each of which changes all of them. */
export function SharedFields({ blocks }: { readonly blocks: readonly Block[] }) {
  const t = useTranslate()
  const { store } = useEditor()
  const shared = listSharedFields(blocks, store)
  const [first] = blocks
  if (!first) return null
  const ids = blocks.map(({ id }) => id)
  return fieldGroups.map((group) => {
    const own = shared.filter(({ field }) => field.group === group)
    if (own.length === 0) return null
    const label = t(`editor.group.${group}`)
    return (
      <section className={styles['group']} key={group} aria-label={label}>
        <h3>{label}</h3>
        {own.map(({ field, value, isMixed }) => (
          <FieldControl
            key={`${field.target}.${field.key}`}
            field={field}
            place={{ block: first, entries: [] }}
            value={value}
            isMixed={isMixed}
            isDisabled={blocks.some(({ lock }) => lock === 'all')}
            onChange={(next) => setSharedValue(store, ids, field, next)}
            renderFields={() => null}
          />
        ))}
      </section>
    )
  })
}
