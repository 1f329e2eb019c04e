import { type WebhookEvent, webhookEvents } from '@vitrine/model'
import { Checkbox } from '../../ui/fields/Checkbox.tsx'
import type { FormFieldState } from '../../ui/forms/FormField.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import styles from './webhooks.module.css'

/** The events that a webhook is sent for, as boxes to tick. */
export function EventsField(field: FormFieldState<WebhookEvent[]>) {
  const { label, value, error, onChange, onBlur, ref } = field
  const t = useTranslate()
  const toggle = (event: WebhookEvent, isSelected: boolean) =>
    onChange(webhookEvents.filter((each) => (each === event ? isSelected : value.includes(each))))
  return (
    <fieldset className={styles['events']}>
      <legend>{label}</legend>
      {webhookEvents.map((event, index) => (
        <Checkbox
          key={event}
          {...(index === 0 && { ref })}
          label={t(`webhooks.event.${event}`)}
          isSelected={value.includes(event)}
          onChange={(isSelected) => toggle(event, isSelected)}
          onBlur={onBlur}
          error={index === webhookEvents.length - 1 ? error : undefined}
        />
      ))}
    </fieldset>
  )
}
