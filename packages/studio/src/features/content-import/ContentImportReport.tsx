import type { ContentImport } from '@vitrine/contract'
import { Link } from 'react-router'
import { useTranslate } from '../../ui/i18n.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Panel } from '../../ui/Page.tsx'
import styles from './content-import.module.css'

type ReportedEntry = ContentImport['entries'][number]

/** The report of an import or its check: what is imported, what is not, and what the owner should know. */
export function ContentImportReport({ report }: { readonly report: ContentImport }) {
  const t = useTranslate()
  const { format, dryRun, counts, images, redirects, entries, remarks } = report
  const { posts, pages, drafts, comments, exists, skip, error } = counts
  const texts = {
    posts: String(posts),
    pages: String(pages),
    comments: String(comments),
    drafts: String(drafts),
    exists: String(exists),
    skip: String(skip),
    error: String(error),
  }
  const list = (action: ReportedEntry['action']) =>
    entries.filter((entry) => entry.action === action)
  const notes = remarks.map(({ message, ...place }) => ({
    ...{ ...place, title: '', documentId: null, action: 'create' as const },
    notes: [message],
  }))
  return (
    <>
      <Panel title={t(dryRun ? 'contentImport.plan' : 'contentImport.result')} padded>
        <div className={styles['summary']}>
          <p>
            <b>{t('contentImport.counts', texts)}</b>
          </p>
          <p>{t('contentImport.format', { format })}</p>
          <p>{t('contentImport.images', { count: dryRun ? images.named : images.stored })}</p>
          <p>{t('contentImport.redirectsCount', { count: redirects })}</p>
          {posts + pages + error === 0 && exists > 0 && <p>{t('contentImport.nothing')}</p>}
          {!dryRun && posts + pages > 0 && (
            <span>
              <LinkButton to="/config/pages">{t('contentImport.open')}</LinkButton>
            </span>
          )}
        </div>
      </Panel>
      <Entries title={t('contentImport.errors')} entries={list('error')} />
      <Entries title={t('contentImport.skipped')} entries={list('skip')} />
      <Entries title={t('contentImport.notes')} entries={[...notes, ...list('create')]} />
    </>
  )
}

function Entries(props: { readonly title: string; readonly entries: readonly ReportedEntry[] }) {
  const { title, entries } = props
  if (entries.length === 0) return null
  return (
    <Panel title={title} padded>
      <ul className={styles['entries']}>
        {entries.map((entry, index) => (
          <li key={`${entry.line} ${entry.file} ${index}`}>
            <Entry entry={entry} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function Entry({ entry }: { readonly entry: ReportedEntry }) {
  const t = useTranslate()
  const { line, file, title, documentId, notes } = entry
  const place = line === null ? file : t('contentImport.positionLine', { line: String(line) })
  const message = notes.join('; ')
  return (
    <>
      {title !== '' &&
        (documentId === null ? (
          <b>{title}</b>
        ) : (
          <Link to={`/config/pages/${documentId}`}>{title}</Link>
        ))}{' '}
      {place === null ? message : t('contentImport.position', { place, message })}
    </>
  )
}
