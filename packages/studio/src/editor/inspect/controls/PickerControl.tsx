import type { UseQueryResult } from '@tanstack/react-query'
import { ComboBox } from '../../../ui/fields/ComboBox.tsx'
import type { Option } from '../../../ui/fields/options.tsx'
import { Select } from '../../../ui/fields/Select.tsx'
import { Button } from '../../../ui/Button.tsx'
import { useTranslate } from '../../../ui/i18n.ts'
import styles from '../Inspector.module.css'

const NONE = ''
/** The number of options from which typing filters them. */
const MANY = 10

interface PickerControlProps {
  readonly label: string
  readonly help?: string
  readonly isDisabled: boolean
  readonly query: Pick<UseQueryResult<readonly Option[]>, 'data' | 'error' | 'refetch'>
  readonly value: string | undefined
  readonly onChange: (id: string | undefined) => void
  /** The label of no value; undefined if a value is needed. */
  readonly none: string | undefined
  /** The text if there is nothing to choose: what to do. */
  readonly empty: string
  /** The text if the things cannot be loaded. */
  readonly failed?: string
}

/** One of the site's own things: a collection, a menu, a member area. */
export function PickerControl(props: PickerControlProps) {
  const { label, isDisabled, query, value, empty, none } = props
  const t = useTranslate()
  const { data, error } = query
  // A list stays open when it cannot be refreshed.
  if (error && !data)
    return (
      <PickerFailed
        label={label}
        title={props.failed ?? t('inspector.results.failed')}
        error={error}
        onRetry={() => void query.refetch()}
      />
    )
  if (!data)
    return (
      <Select
        label={label}
        options={[]}
        value={null}
        placeholder={t('studio.loading')}
        isDisabled
        onChange={() => {}}
      />
    )
  if (data.length === 0 && value === undefined)
    return (
      <div className={styles['choice']}>
        <span className={styles['label']}>{label}</span>
        <p className={styles['note']}>{empty}</p>
      </div>
    )
  const isUnknown = value !== undefined && !data.some(({ id }) => id === value)
  const options = [
    ...(none === undefined ? [] : [{ id: NONE, label: none }]),
    ...(isUnknown ? [{ id: value, label: t('inspector.missing') }] : []),
    ...data,
  ]
  const common = {
    label,
    isDisabled,
    options,
    value: value ?? (none === undefined ? null : NONE),
    ...(props.help !== undefined && { help: props.help }),
    ...(isUnknown && { error: t('inspector.unexpectedOption', { val: value }) }),
    onChange: (id: string | null) => props.onChange(id === NONE || id === null ? undefined : id),
  }
  return options.length > MANY ? <ComboBox {...common} /> : <Select {...common} />
}

function PickerFailed(props: {
  readonly label: string
  readonly title: string
  readonly error: Error
  readonly onRetry: () => void
}) {
  const { label, title, error, onRetry } = props
  const t = useTranslate()
  return (
    <div className={styles['choice']} role="alert">
      <span className={styles['label']}>{label}</span>
      <p>{title}</p>
      <p className={styles['note']}>{error.message}</p>
      <Button small onPress={onRetry}>
        {t('studio.tryAgain')}
      </Button>
    </div>
  )
}
