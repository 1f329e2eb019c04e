import { TextField } from '../../../ui/fields/TextField.tsx'
import { useTranslate } from '../../../ui/i18n.ts'
import { formatTime, parseTime } from '../values/event-times.ts'
import { formatText } from '../values/parse-text.ts'
import { type Parsed, useDraft } from './use-draft.ts'

interface TimeFieldProps {
  readonly label: string
  /** The text below the field; the time zone by default. */
  readonly help?: string
  /** The time in ISO 8601 and UTC; undefined if there is none. */
  readonly value: string | undefined
  readonly timeZone: string
  /** Whether it is a day without a time. */
  readonly isDay?: boolean
  readonly isOptional?: boolean
  readonly isDisabled: boolean
  /** Returns what is wrong with a time; undefined if it can be stored. */
  readonly check?: (at: string) => string | undefined
  readonly onChange: (at: string | undefined) => void
}

/** A time on the clocks of the site, wherever the owner is. */
export function TimeField(props: TimeFieldProps) {
  const { label, value, timeZone, isDay = false, isOptional = false, isDisabled, onChange } = props
  const t = useTranslate()
  const parse = (text: string): Parsed => {
    if (text === '' && isOptional) return { value: undefined }
    const at = parseTime(text, timeZone)
    if (at === undefined)
      return { error: t(isDay ? 'inspector.date.invalid' : 'inspector.time.invalid') }
    const error = props.check?.(at)
    return error === undefined ? { value: at } : { error }
  }
  const draft = useDraft({
    value,
    format: (at) => (typeof at === 'string' ? formatTime(at, timeZone, isDay) : ''),
    parse,
    onChange: (at) => onChange(at === undefined ? undefined : formatText(at)),
  })
  return (
    <TextField
      label={label}
      type={isDay ? 'date' : 'datetime-local'}
      isDisabled={isDisabled}
      help={props.help ?? t('inspector.time.zone', { timeZone })}
      {...draft}
    />
  )
}
