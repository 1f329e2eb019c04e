import { Button } from '../../ui/Button.tsx'
import { RadioGroup } from '../../ui/fields/RadioGroup.tsx'
import { TextArea, TextField } from '../../ui/fields/TextField.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { Notice } from '../../ui/states/Notice.tsx'
import styles from './publish.module.css'
import type { PlannedTime } from './use-publish-form.ts'
import type { Publishing } from './use-publishing.ts'
import { findPlanIssue } from './zoned-time.ts'

/** The fields about when the chosen changes become public, or about the request to publish them. */
export function PublishForm({ publishing }: { readonly publishing: Publishing }) {
  const t = useTranslate()
  const { mayPublish, timeZone, hasTimeZone } = publishing
  const { when, setWhen, planned, setPlanned, note, setNote } = publishing.form
  return (
    <section className={styles['part']} aria-labelledby="publish-when">
      <h2 id="publish-when">{t(mayPublish ? 'publish.when' : 'publish.review')}</h2>
      {mayPublish ? (
        <RadioGroup
          label={t('publish.when')}
          hidesLabel
          options={[
            { id: 'now', label: t('publish.now') },
            { id: 'later', label: t('publish.later') },
            { id: 'review', label: t('publish.askFirst') },
          ]}
          value={when}
          onChange={setWhen}
        />
      ) : (
        <p className={styles['note']}>{t('publish.mayNot')}</p>
      )}
      {when === 'later' && hasTimeZone && (
        <TimeFields planned={planned} timeZone={timeZone} onChange={setPlanned} />
      )}
      {when === 'later' && !hasTimeZone && <p role="alert">{t('publish.noTimeZone')}</p>}
      {when === 'review' && (
        <TextArea
          label={t('publish.reviewNote')}
          value={note}
          maxLength={2_000}
          onChange={setNote}
        />
      )}
    </section>
  )
}

/** The button that publishes, schedules or asks for a review, below what the last attempt failed with. */
export function PublishSubmit({ publishing }: { readonly publishing: Publishing }) {
  const t = useTranslate()
  const { publishing: now, scheduling, requesting, entries, timeZone, hasTimeZone } = publishing
  const { when, planned, note } = publishing.form
  const error = now.error ?? scheduling.error ?? requesting.error
  const count = new Set(entries.map(({ documentId }) => documentId)).size
  const issue = when === 'later' ? findPlanIssue(planned, timeZone) : undefined
  const isPending = now.isPending || scheduling.isPending || requesting.isPending
  const submit = () => {
    if (when === 'now') now.mutate()
    else if (when === 'later') scheduling.mutate(planned)
    else requesting.mutate(note)
  }
  const disabledReason = isPending
    ? t('publish.wait')
    : count === 0
      ? t('publish.chooseSome')
      : when === 'later' && !hasTimeZone
        ? t('publish.noTimeZone')
        : issue && t(`publish.plan.${issue}`)
  return (
    <div className={styles['submit']}>
      {error && (
        <div role="alert">
          <Notice tone="bad" title={t('publish.failed')}>
            {error.message}
          </Notice>
        </div>
      )}
      <Button primary wide disabledReason={disabledReason} onPress={submit}>
        {count === 0 ? t(`publish.submit.${when}.none`) : t(`publish.submit.${when}`, { count })}
      </Button>
    </div>
  )
}

function TimeFields(props: {
  readonly planned: PlannedTime
  readonly timeZone: string
  readonly onChange: (planned: PlannedTime) => void
}) {
  const t = useTranslate()
  const { planned, timeZone, onChange } = props
  const issue = findPlanIssue(planned, timeZone)
  const text = issue && t(`publish.plan.${issue}`)
  const isDateWrong = issue === 'date' || issue === 'past-date'
  return (
    <>
      <div className={styles['time']}>
        <TextField
          type="date"
          label={t('publish.date')}
          value={planned.date}
          error={isDateWrong ? text : undefined}
          onChange={(date) => onChange({ ...planned, date })}
        />
        <TextField
          type="time"
          label={t('publish.time')}
          value={planned.time}
          error={isDateWrong ? undefined : text}
          onChange={(time) => onChange({ ...planned, time })}
        />
      </div>
      <p className={styles['note']}>{t('publish.timeZone', { timeZone })}</p>
    </>
  )
}
