import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { SearchField } from '../../../ui/fields/SearchField.tsx'
import type { Option } from '../../../ui/fields/options.tsx'
import { useTranslate } from '../../../ui/i18n.ts'
import { Popover } from '../../../ui/overlays/Popover.tsx'
import { Fieldset } from './Fieldset.tsx'
import styles from './SearchPicker.module.css'

interface SearchPickerProps {
  readonly label: string
  readonly help?: string
  readonly isDisabled: boolean
  /** The name of what is chosen; undefined if nothing is. */
  readonly chosen: string | undefined
  /** The label of the button that opens the search: "Choose product". */
  readonly action: string
  /** The key of the queries, and the search itself. */
  readonly name: string
  readonly search: (text: string) => Promise<readonly Option[]>
  /** The text if the site has nothing to choose. */
  readonly empty: string
  readonly onChoose: (id: string) => void
  readonly onRemove?: (() => void) | undefined
}

/** The choice of one of many things of the site, which the server searches. */
export function SearchPicker(props: SearchPickerProps) {
  const { label, help, isDisabled, chosen, action, onRemove } = props
  const t = useTranslate()
  const reason = isDisabled ? t('editor.block.cannotChange') : undefined
  return (
    <Fieldset label={label} help={help}>
      {chosen !== undefined && <span className={styles['chosen']}>{chosen}</span>}
      <div className={styles['row']}>
        <Popover
          label={action}
          trigger={
            <Button small disabledReason={reason}>
              {chosen === undefined ? action : t('inspector.change')}
            </Button>
          }
        >
          {(close) => <Results {...props} onClose={close} />}
        </Popover>
        {chosen !== undefined && onRemove && !isDisabled && (
          <Button small quiet onPress={onRemove}>
            {t('inspector.remove')}
          </Button>
        )}
      </div>
    </Fieldset>
  )
}

function Results(props: SearchPickerProps & { readonly onClose: () => void }) {
  const { action, name, search, empty, onChoose, onClose } = props
  const t = useTranslate()
  const [text, setText] = useState('')
  const asked = useDeferredValue(text.trim())
  const { data, error, refetch } = useQuery({
    queryKey: [name, asked],
    queryFn: () => search(asked),
  })
  const note = getNote()
  function getNote(): string | undefined {
    if (error) return t('inspector.results.failed')
    if (!data) return t('studio.loading')
    if (data.length > 0) return undefined
    return asked === '' ? empty : t('studio.noMatches')
  }
  return (
    <>
      <SearchField label={action} placeholder={action} value={text} onChange={setText} />
      {note !== undefined && (
        <p className={styles['note']} role={error ? 'alert' : 'status'}>
          {note}
        </p>
      )}
      {error && (
        <Button small onPress={() => void refetch()}>
          {t('studio.tryAgain')}
        </Button>
      )}
      <ul className={styles['results']} aria-label={t('inspector.results')}>
        {data?.map(({ id, label, help }) => (
          <li key={id}>
            <button
              type="button"
              className={styles['result']}
              onClick={() => {
                onChoose(id)
                onClose()
              }}
            >
              <span>{label}</span>
              {help !== undefined && <small>{help}</small>}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
