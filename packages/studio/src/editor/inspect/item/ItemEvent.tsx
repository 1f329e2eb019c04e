import { NumberField } from '../../../ui/fields/NumberField.tsx'
import { Switch } from '../../../ui/fields/Switch.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { useTranslate } from '../../../ui/i18n.ts'
import type { Location } from '@vitrine/page'
import { useEditor } from '../../context.ts'
import { useTimeZone } from '../../publish/use-time-zone.ts'
import { TimeField } from '../controls/TimeField.tsx'
import styles from '../Inspector.module.css'
import {
  type EventTimes,
  formatTime,
  moveEnd,
  moveStart,
  setAllDay,
} from '../values/event-times.ts'
import { NoTimeZone } from './NoTimeZone.tsx'
import { useItem, useSetItem } from './use-item.ts'

/** The time of an event. */
export function ItemTime() {
  const t = useTranslate()
  const { event } = useItem()
  const timeZone = useTimeZone()
  if (!event) return null
  const label = t('inspector.item.time')
  return (
    <section className={styles['group']} aria-label={label}>
      <h3>{label}</h3>
      {timeZone === undefined ? <NoTimeZone /> : <EventFields event={event} timeZone={timeZone} />}
    </section>
  )
}

function EventFields({
  event,
  timeZone,
}: {
  readonly event: EventTimes
  readonly timeZone: string
}) {
  const t = useTranslate()
  const { isReadOnly } = useEditor()
  const setItem = useSetItem()
  const set = (next: EventTimes | undefined) => next && setItem('event', next)
  const toText = (at: string) => formatTime(at, timeZone, event.allDay)
  const common = { timeZone, isDay: event.allDay, isDisabled: isReadOnly }
  return (
    <>
      <Switch
        label={t('inspector.item.allDay')}
        isSelected={event.allDay}
        isDisabled={isReadOnly}
        onChange={(isOn) => set(setAllDay(event, isOn, timeZone))}
      />
      <TimeField
        {...common}
        key={`start ${event.allDay}`}
        label={t('inspector.item.start')}
        value={event.startAt}
        onChange={(at) => at !== undefined && set(moveStart(event, toText(at), timeZone))}
      />
      <TimeField
        {...common}
        key={`end ${event.allDay}`}
        label={t('inspector.item.end')}
        value={event.endAt}
        check={(at) =>
          moveEnd(event, toText(at), timeZone) ? undefined : t('inspector.item.endFirst')
        }
        onChange={(at) => at !== undefined && set(moveEnd(event, toText(at), timeZone))}
      />
    </>
  )
}

const lines = ['addressTitle', 'addressLine1', 'addressLine2', 'addressCountry'] as const
const lengths = { addressTitle: 200, addressLine1: 200, addressLine2: 200, addressCountry: 100 }

/** The place of an event. */
export function ItemLocation() {
  const t = useTranslate()
  const { isReadOnly } = useEditor()
  const { location = {} } = useItem()
  const setItem = useSetItem()
  const label = t('inspector.item.location')
  const set = (name: keyof Location, value: string | number | undefined) => {
    const { [name]: _, ...rest } = location
    const next = { ...rest, ...(value !== undefined && { [name]: value }) }
    setItem('location', Object.keys(next).length === 0 ? undefined : next)
  }
  return (
    <section className={styles['group']} aria-label={label}>
      <h3>{label}</h3>
      {lines.map((name) => (
        <TextField
          key={name}
          label={t(`inspector.item.${name}`)}
          maxLength={lengths[name]}
          isDisabled={isReadOnly}
          value={location[name] ?? ''}
          onChange={(text) => set(name, text === '' ? undefined : text)}
        />
      ))}
      <div className={styles['pair']}>
        {(['mapLat', 'mapLng'] as const).map((name) => (
          <NumberField
            key={name}
            label={t(`inspector.item.${name}`)}
            minValue={name === 'mapLat' ? -90 : -180}
            maxValue={name === 'mapLat' ? 90 : 180}
            formatOptions={{ maximumFractionDigits: 6 }}
            hidesSteppers
            isDisabled={isReadOnly}
            value={location[name] ?? null}
            onChange={(number) => set(name, number ?? undefined)}
          />
        ))}
      </div>
    </section>
  )
}
