import { useQuery } from '@tanstack/react-query'
import type { DocumentWithDraft, SiteLanguage } from '@vitrine/contract'
import { may } from '@vitrine/model'
import { ChevronLeft } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link, useParams, useSearchParams } from 'react-router'
import { routeQuery } from '../../api/route-query.ts'
import { sessionQuery } from '../../api/session.ts'
import { SegmentedControl } from '../../ui/fields/SegmentedControl.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { QueryView } from '../../ui/states/QueryView.tsx'
import { TableSkeleton } from '../../ui/states/TableSkeleton.tsx'
import { addTexts } from '../../ui/texts.ts'
import { publishingTexts } from '../../ui/texts/publishing.ts'
import { useDocumentTitle } from '../../ui/use-document-title.ts'
import { findSourceLocale } from '../languages/page-languages.ts'
import { Comparison } from './Comparison.tsx'
import type { FrameDevice } from './PageFrames.tsx'
import { DraftActions, VersionActions } from './VersionActions.tsx'
import { useVersions } from './use-versions.ts'
import { VersionList } from './VersionList.tsx'
import styles from './versions.module.css'

addTexts(publishingTexts)

/** The versions of a page: to look at, compare, name, restore and publish again. */
export function Component() {
  const { documentId = '' } = useParams()
  const query = useQuery(routeQuery('readDocument', { params: { id: documentId } }))
  const site = useQuery(routeQuery('listLanguages'))
  return (
    <QueryView query={query} skeleton={<TableSkeleton widths={[30]} rows={10} />}>
      {(document) => (
        <QueryView query={site} skeleton={<TableSkeleton widths={[30]} rows={10} />}>
          {({ languages }) => (
            <Versions key={document.id} document={document} languages={languages} />
          )}
        </QueryView>
      )}
    </QueryView>
  )
}

interface VersionsProps {
  readonly document: DocumentWithDraft
  readonly languages: readonly SiteLanguage[]
}

function Versions({ document, languages }: VersionsProps) {
  const t = useTranslate()
  const [search, setSearch] = useSearchParams()
  const [device, setDevice] = useState<FrameDevice>('desktop')
  const role = useQuery(sessionQuery).data?.member.role
  const versions = useVersions(document.id)
  const titles = listTitles(document)
  const locale = search.get('locale') ?? findSourceLocale(Object.keys(titles), languages)
  const title = titles[locale] ?? ''
  const chosen = versions.versions.find(({ id }) => id === search.get('version'))
  useDocumentTitle(t('versions.titleOf', { title }))
  const mayEdit = role !== undefined && may(role, 'content.edit')
  const mayPublish = role !== undefined && may(role, 'content.publish')
  const choose = (id: string | undefined) => {
    if (id === undefined) search.delete('version')
    else search.set('version', id)
    setSearch(search, { replace: true })
  }
  return (
    <div className={styles['screen']}>
      <VersionsBar document={document} locale={locale} device={device} onDevice={setDevice}>
        {mayEdit && !chosen && <DraftActions documentId={document.id} />}
        {chosen && (
          <VersionActions
            document={document}
            version={chosen}
            locale={locale}
            may={{ edit: mayEdit, publish: mayPublish }}
          />
        )}
      </VersionsBar>
      <main id="main" className={styles['main']} aria-label={t('versions.comparison')}>
        <Comparison document={document} version={chosen} locale={locale} device={device} />
      </main>
      <aside className={styles['list']} aria-label={t('versions.list')}>
        <VersionList
          document={document}
          versions={versions}
          chosen={chosen?.id}
          onChoose={choose}
        />
      </aside>
    </div>
  )
}

interface VersionsBarProps {
  readonly document: DocumentWithDraft
  readonly locale: string
  readonly device: FrameDevice
  readonly onDevice: (device: FrameDevice) => void
  /** The buttons of the chosen version. */
  readonly children: ReactNode
}

function VersionsBar({ document, locale, device, onDevice, children }: VersionsBarProps) {
  const t = useTranslate()
  const title = listTitles(document)[locale] ?? ''
  return (
    <header className={styles['bar']} aria-label={t('versions.title')}>
      <Link
        className={styles['back']}
        to={`/config/pages/${document.id}?locale=${encodeURIComponent(locale)}`}
        aria-label={t('versions.back', { title })}
      >
        <ChevronLeft data-mirrors aria-hidden="true" />
      </Link>
      <h1>
        {t('versions.title')} <span>{title}</span>
      </h1>
      <SegmentedControl
        label={t('versions.device')}
        segments={[
          { id: 'desktop', label: t('versions.desktop') },
          { id: 'phone', label: t('versions.phone') },
        ]}
        value={device}
        onChange={onDevice}
      />
      <div className={styles['actions']}>{children}</div>
    </header>
  )
}

/** Returns the titles of a document by language. */
function listTitles({ body }: DocumentWithDraft): Readonly<Record<string, string>> {
  const { meta } = body
  if (typeof meta !== 'object' || meta === null) return {}
  return Object.fromEntries(
    Object.entries(meta).map(([locale, own]: [string, unknown]) => {
      const hasTitle = typeof own === 'object' && own !== null && 'title' in own
      return [locale, hasTitle && typeof own.title === 'string' ? own.title : '']
    }),
  )
}
