import type { Publication, ScheduleView } from '@vitrine/contract'
import { CircleCheck } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { formatLanguage, formatTitle } from './document-title.ts'
import { PlannedAt } from './PlannedAt.tsx'
import styles from './publish.module.css'
import { usePublishHost } from './publish-host.ts'
import { QrCode } from './QrCode.tsx'
import { RollBackButton } from './Publications.tsx'
import type { Publishing } from './use-publishing.ts'

interface OutcomeProps {
  readonly publishing: Publishing
  /** The content until something was done. */
  readonly children: ReactNode
}

/** The outcome: published, rolled back again, scheduled or sent for a review. */
export function Outcome({ publishing, children }: OutcomeProps) {
  const t = useTranslate()
  const { publishing: now, scheduling, requesting, timeZone } = publishing
  const [rolledBack, setRolledBack] = useState<string>()
  const goOn = () => {
    now.reset()
    scheduling.reset()
    requesting.reset()
  }
  if (now.data && now.data.id === rolledBack)
    return (
      <Done key="rolled-back" title={t('publish.rolledBack')} onBack={goOn}>
        <p>{t('publish.rolledBack.text')}</p>
      </Done>
    )
  if (now.data)
    return (
      <Done title={t('publish.done')} onBack={goOn}>
        <Published publication={now.data} onRollBack={setRolledBack} />
      </Done>
    )
  if (scheduling.data)
    return (
      <Done title={t('publish.planned')} onBack={goOn}>
        <Planned schedule={scheduling.data} timeZone={timeZone} />
      </Done>
    )
  if (requesting.data)
    return (
      <Done title={t('publish.requested')} onBack={goOn}>
        <p>{t('publish.requested.text')}</p>
      </Done>
    )
  return children
}

function Done(props: {
  readonly title: string
  readonly onBack: () => void
  readonly children: ReactNode
}) {
  const t = useTranslate()
  const { title, onBack, children } = props
  const heading = useRef<HTMLHeadingElement>(null)
  // The form that had the focus is gone.
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className={styles['part']} aria-labelledby="publish-outcome">
      <h2 id="publish-outcome" tabIndex={-1} ref={heading} className={styles['fine']}>
        <CircleCheck aria-hidden="true" />
        {title}
      </h2>
      {children}
      <div className={styles['buttons']}>
        <Button onPress={onBack}>{t('publish.back')}</Button>
      </div>
    </section>
  )
}

function Planned(props: { readonly schedule: ScheduleView; readonly timeZone: string }) {
  const t = useTranslate()
  const { schedule, timeZone } = props
  return (
    <>
      <p>
        <PlannedAt at={schedule.runAt} timeZone={timeZone} />
      </p>
      <p className={styles['note']}>{t('publish.planned.text')}</p>
    </>
  )
}

interface PublishedProps {
  readonly publication: Publication
  /** Called with the id of the publication after it was rolled back. */
  readonly onRollBack: (id: string) => void
}

function Published({ publication, onRollBack }: PublishedProps) {
  const t = useTranslate()
  const { open } = usePublishHost()
  const { changed } = publication
  const pages = changed.filter(({ url }) => url !== null)
  const first =
    pages.find(
      ({ documentId, locale }) => documentId === open?.documentId && locale === open.locale,
    ) ?? pages[0]
  const hasLanguages = new Set(pages.map(({ locale }) => locale)).size > 1
  return (
    <>
      <p>{t('publish.done.text')}</p>
      <ul className={styles['rows']}>
        {pages.map(({ documentId, locale, kind, title, url }) => (
          <li key={`${documentId} ${locale}`}>
            <a className={styles['link']} href={url ?? '/'} target="_blank" rel="noopener">
              {t('publish.view', { title: formatTitle({ kind, title }, t) })}
              {hasLanguages && ` (${formatLanguage(locale, t)})`}
            </a>
          </li>
        ))}
      </ul>
      {first && first.url !== null && (
        <QrCode url={new URL(first.url, window.location.origin).href} />
      )}
      {publication.outdatedSchedules.length > 0 && (
        <p className={styles['note']}>
          {t('publish.outdated', { count: publication.outdatedSchedules.length })}
        </p>
      )}
      <div className={styles['buttons']}>
        <RollBackButton publication={publication} onDone={() => onRollBack(publication.id)} />
      </div>
    </>
  )
}
