import type { DocumentWithDraft, VersionSummary } from '@vitrine/contract'
import { formatDate, useLocale } from '@vitrine/react-kit'
import { Bookmark } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { SegmentedControl } from '../../ui/fields/SegmentedControl.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { QueryView } from '../../ui/states/QueryView.tsx'
import { TableSkeleton } from '../../ui/states/TableSkeleton.tsx'
import { formatVersionNote, formatVersionTitle } from './version-title.ts'
import type { Versions } from './use-versions.ts'
import styles from './versions.module.css'

type Filter = 'all' | 'named' | 'published'

interface VersionListProps {
  readonly document: DocumentWithDraft
  readonly versions: Versions
  /** The id of the chosen version; undefined for the draft. */
  readonly chosen: string | undefined
  readonly onChoose: (id: string | undefined) => void
}

/** The draft and its versions by day, newest first. */
export function VersionList({ document, versions, chosen, onChoose }: VersionListProps) {
  const t = useTranslate()
  const [filter, setFilter] = useState<Filter>('all')
  const { query } = versions
  const shown = versions.versions.filter(
    ({ reason, outcome }) =>
      filter === 'all' || (filter === 'named' ? reason === 'named' : outcome === 'published'),
  )
  const live = new Set(document.published.map(({ versionId }) => versionId))
  return (
    <>
      <div className={styles['filter']}>
        <SegmentedControl
          label={t('versions.show')}
          segments={[
            { id: 'all', label: t('versions.all') },
            { id: 'named', label: t('versions.named') },
            { id: 'published', label: t('versions.published') },
          ]}
          value={filter}
          onChange={setFilter}
        />
      </div>
      <ul className={styles['versions']}>
        <li>
          <button
            type="button"
            aria-current={chosen === undefined ? 'true' : undefined}
            onClick={() => onChoose(undefined)}
          >
            <b>{t('versions.draft')}</b>
          </button>
        </li>
      </ul>
      <QueryView query={query} skeleton={<TableSkeleton widths={[16]} rows={6} />}>
        {() => (
          <>
            {shown.length === 0 && <p className={styles['hint']}>{t('versions.none')}</p>}
            <Days versions={shown} live={live} chosen={chosen} onChoose={onChoose} />
            {query.hasNextPage && (
              <Button quiet wide onPress={() => void query.fetchNextPage()}>
                {t('studio.loadMore')}
              </Button>
            )}
          </>
        )}
      </QueryView>
      <p className={styles['hint']}>{t('versions.age')}</p>
    </>
  )
}

interface DaysProps extends Pick<VersionListProps, 'chosen' | 'onChoose'> {
  readonly versions: readonly VersionSummary[]
  /** The ids of the versions that visitors see. */
  readonly live: ReadonlySet<string>
}

function Days({ versions, ...rest }: DaysProps) {
  const { formatting } = useLocale()
  const days = new Map<string, VersionSummary[]>()
  for (const version of versions) {
    const day = formatDate(version.createdAt, formatting, { dateStyle: 'medium' })
    days.set(day, [...(days.get(day) ?? []), version])
  }
  return [...days].map(([day, ofDay]) => (
    <section key={day} aria-label={day}>
      <h2 className={styles['day']}>{day}</h2>
      <ul className={styles['versions']}>
        {ofDay.map((version) => (
          <li key={version.id}>
            <VersionRow version={version} {...rest} />
          </li>
        ))}
      </ul>
    </section>
  ))
}

function VersionRow(props: Omit<DaysProps, 'versions'> & { readonly version: VersionSummary }) {
  const t = useTranslate()
  const { formatting } = useLocale()
  const { version, live, chosen, onChoose } = props
  const { id, reason, createdAt } = version
  const time = formatDate(createdAt, formatting, { timeStyle: 'short' })
  return (
    <button
      type="button"
      aria-current={id === chosen ? 'true' : undefined}
      onClick={() => onChoose(id)}
    >
      <b>{formatVersionTitle(version, time, t)}</b>
      {reason === 'named' && <Bookmark aria-hidden="true" />}
      {live.has(id) && <Badge tone="ok">{t('versions.live')}</Badge>}
      <small>{formatVersionNote(version, time, t)}</small>
    </button>
  )
}
