import { useQuery } from '@tanstack/react-query'
import type { ChangeSummary, DocumentWithDraft, VersionSummary } from '@vitrine/contract'
import { formatDate, useLocale } from '@vitrine/react-kit'
import { callApi } from '../../api/call-api.ts'
import { routeQuery } from '../../api/route-query.ts'
import { useTranslate } from '../../ui/i18n.ts'
import { QueryView } from '../../ui/states/QueryView.tsx'
import { TableSkeleton } from '../../ui/states/TableSkeleton.tsx'
import { Timestamp } from '../../ui/Timestamp.tsx'
import { listChangedBlocks } from './changed-blocks.ts'
import { type FrameDevice, PageFrames } from './PageFrames.tsx'
import { formatVersionNote, formatVersionTitle } from './version-title.ts'
import styles from './versions.module.css'
import { CodeChanges } from './lazy-code-changes.tsx'

interface ComparisonProps {
  readonly document: DocumentWithDraft
  /** The version to compare with the draft; undefined shows the draft alone. */
  readonly version: VersionSummary | undefined
  readonly locale: string
  readonly device: FrameDevice
}

/** A version beside the draft, and the changes between them. */
export function Comparison({ document, version, locale, device }: ComparisonProps) {
  const t = useTranslate()
  const { formatting } = useLocale()
  const draft = { title: t('versions.draft'), version: 'draft' }
  const shared = { device, documentId: document.id, locale }
  const params = { id: document.id, versionId: version?.id ?? '' }
  const chosen = useQuery({
    ...routeQuery('readVersion', { params }),
    enabled: version !== undefined,
  })
  if (!version) return <PageFrames {...shared} frames={[draft]} />
  const time = formatDate(version.createdAt, formatting, {
    dateStyle: 'medium',
    timeStyle: 'short',
  })
  const old = {
    title: formatVersionTitle(version, time, t),
    note: formatVersionNote(version, time, t),
    version: version.id,
  }
  const marked = chosen.data ? listChangedBlocks(chosen.data.body, document.body) : []
  return (
    <>
      <PageFrames {...shared} frames={[old, draft]} marked={marked} />
      {chosen.data && (
        <CodeChanges
          before={{ title: old.title, body: chosen.data.body }}
          after={{ title: draft.title, body: document.body }}
        />
      )}
      <ChangeLog document={document} version={version} />
    </>
  )
}

/** The maximum number of pages of changes that are loaded. */
const MAX_PAGES = 6

interface Changes {
  readonly changes: readonly ChangeSummary[]
  /** Whether there are more, or older ones that are deleted by now. */
  readonly isPartial: boolean
}

/** Loads the changes of a draft after a revision, newest first. */
async function loadChanges(id: string, since: number, rev: number): Promise<Changes> {
  const found: ChangeSummary[] = []
  let cursor: string | undefined
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const query = { ...(cursor !== undefined && { cursor }) }
    const { changes, nextPageCursor } = await callApi('listChanges', { params: { id }, query })
    found.push(...changes.filter((change) => change.rev > since))
    const last = changes.at(-1)
    if (nextPageCursor === null || (last && last.rev <= since)) break
    cursor = nextPageCursor
  }
  return { changes: found, isPartial: found.length < rev - since }
}

function ChangeLog(props: {
  readonly document: DocumentWithDraft
  readonly version: VersionSummary
}) {
  const t = useTranslate()
  const { document, version } = props
  const query = useQuery({
    queryKey: ['listChanges', document.id, version.rev, document.rev],
    queryFn: () => loadChanges(document.id, version.rev, document.rev),
  })
  return (
    <section className={styles['log']} aria-labelledby="versions-log">
      <h2 id="versions-log">{t('versions.log', { count: document.rev - version.rev })}</h2>
      <QueryView query={query} skeleton={<TableSkeleton widths={[24, 10]} rows={3} />}>
        {({ changes, isPartial }) => (
          <>
            <ol>
              {changes.map((change) => (
                <li key={change.rev}>
                  <span>{change.label}</span>
                  <small>
                    {change.by?.email ?? t('publish.someone')} · <Timestamp at={change.madeAt} />
                  </small>
                </li>
              ))}
            </ol>
            {isPartial && <p className={styles['hint']}>{t('versions.logPartial')}</p>}
          </>
        )}
      </QueryView>
    </section>
  )
}
