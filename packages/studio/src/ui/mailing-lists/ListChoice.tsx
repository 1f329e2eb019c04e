import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useMay } from '../../api/use-may.ts'
import { Button } from '../Button.tsx'
import { Checkbox } from '../fields/Checkbox.tsx'
import { useTranslate } from '../i18n.ts'
import { LoadFailed } from '../states/LoadFailed.tsx'
import { addTexts } from '../texts.ts'
import { mailingListsTexts } from '../texts/audience/mailing-lists.ts'
import styles from './ListChoice.module.css'
import { ListDialog } from './ListDialog.tsx'
import { mailingListsQuery } from './lists-query.ts'

addTexts(mailingListsTexts)

interface ListChoiceProps {
  readonly label: string
  readonly help?: string | undefined
  /** The ids of the chosen lists; some may be deleted. */
  readonly value: readonly string[]
  readonly onChange: (ids: string[]) => void
  readonly isDisabled?: boolean
  /** Whether a list must be chosen, where the site has one. */
  readonly isRequired?: boolean
  /** Whether the choice is hidden as long as the site has no list. */
  readonly hidesEmpty?: boolean
  /** Whether the lists are excluded: none is created for it, and deleted ones do no harm. */
  readonly isExclusion?: boolean
}

/** A choice among the mailing lists of the site, with the way to create one. */
export function ListChoice(props: ListChoiceProps) {
  const { label, help, value, onChange } = props
  const { isDisabled = false, isRequired = false, hidesEmpty = false, isExclusion = false } = props
  const t = useTranslate()
  const mayManage = useMay('forms.manage')
  const noteId = useId()
  const { data, error, refetch } = useQuery(mailingListsQuery)
  if (!data)
    return (
      <fieldset className={styles['field']}>
        <legend>{label}</legend>
        {error ? (
          <LoadFailed error={error} onRetry={() => void refetch()} />
        ) : (
          <p>{t('studio.loading')}</p>
        )}
      </fieldset>
    )
  if (hidesEmpty && data.lists.length === 0 && value.length === 0) return null
  const gone = value.filter((id) => !data.lists.some((list) => list.id === id))
  const options = [
    ...data.lists.map(({ id, name }) => ({ id, name })),
    ...gone.map((id) => ({ id, name: t('lists.unknown') })),
  ]
  const needsOne = isRequired || (gone.length > 0 && !isExclusion)
  const isMissing = data.lists.length > 0 && gone.length === value.length && needsOne
  return (
    <fieldset className={styles['field']} aria-describedby={noteId}>
      <legend>{label}</legend>
      {options.map(({ id, name }) => (
        <Checkbox
          key={id}
          label={name}
          isDisabled={isDisabled}
          isSelected={value.includes(id)}
          onChange={(isOn) => onChange(isOn ? [...value, id] : value.filter((each) => each !== id))}
        />
      ))}
      <p id={noteId} className={isMissing ? styles['error'] : undefined} aria-live="polite">
        {data.lists.length === 0 ? t('lists.noneYet') : isMissing ? t('lists.required') : help}
      </p>
      {mayManage && !isDisabled && !isExclusion && (
        <AddList onAdded={(id) => onChange([...value, id])} />
      )}
    </fieldset>
  )
}

/** The button that creates a list in a dialog. */
function AddList({ onAdded }: { readonly onAdded: (id: string) => void }) {
  const t = useTranslate()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button small onPress={() => setOpen(true)}>
        {t('lists.add')}
      </Button>
      {isOpen && <ListDialog onClose={() => setOpen(false)} onSaved={({ id }) => onAdded(id)} />}
    </>
  )
}
