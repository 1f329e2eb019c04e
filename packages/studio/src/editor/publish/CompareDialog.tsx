import { useQuery } from '@tanstack/react-query'
import { singleKinds } from '@vitrine/page'
import { useState } from 'react'
import { routeQuery } from '../../api/route-query.ts'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { SegmentedControl } from '../../ui/fields/SegmentedControl.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { QueryView } from '../../ui/states/QueryView.tsx'
import { TableSkeleton } from '../../ui/states/TableSkeleton.tsx'
import { type FrameDevice, PageFrames } from '../versions/PageFrames.tsx'
import type { ChangedDocument } from './changed-documents.ts'
import { formatLanguage, formatTitle } from './document-title.ts'
import styles from './publish.module.css'
import { CodeChanges } from '../versions/lazy-code-changes.tsx'

interface CompareDialogProps {
  readonly document: ChangedDocument
  readonly onClose: () => void
}

/**
 * A page as visitors see it now beside what they will see, in one language on one device. Of styles, header and footer,
 * menus and site settings it is the home page.
 */
export function CompareDialog({ document, onClose }: CompareDialogProps) {
  const t = useTranslate()
  const { id, kind, languages } = document
  const isOfSite = singleKinds.some((single) => single === kind)
  const [device, setDevice] = useState<FrameDevice>('desktop')
  const [locale, setLocale] = useState(languages[0]?.locale ?? '')
  const query = useQuery(routeQuery('readDocument', { params: { id } }))
  return (
    <Dialog
      title={t('publish.compareTitle', { title: formatTitle(document, t) })}
      size="full"
      isOpen
      onClose={onClose}
      footer={
        !isOfSite && (
          <LinkButton to={`/config/pages/${id}/versions`}>{t('publish.allVersions')}</LinkButton>
        )
      }
    >
      <CompareTools {...{ device, setDevice, locale, setLocale, languages }} />
      <QueryView query={query} skeleton={<TableSkeleton widths={[30]} rows={8} />}>
        {({ published, body }) => {
          const versionId = isOfSite
            ? 'site-now'
            : published.find((row) => row.locale === locale)?.versionId
          return (
            <>
              <PageFrames
                device={device}
                documentId={id}
                locale={locale}
                frames={[
                  {
                    title: t('publish.before'),
                    version: versionId,
                    empty: t('publish.nothingYet'),
                  },
                  { title: t('publish.after'), version: isOfSite ? 'site-draft' : 'draft' },
                ]}
              />
              <PublishedCode
                id={id}
                versionId={published.find((row) => row.locale === locale)?.versionId}
                body={body}
              />
            </>
          )
        }}
      </QueryView>
    </Dialog>
  )
}

/** The code of the published version beside that of the draft, if it differs. */
function PublishedCode(props: {
  readonly id: string
  readonly versionId: string | undefined
  readonly body: object
}) {
  const { id, versionId = '', body } = props
  const t = useTranslate()
  const { data } = useQuery({
    ...routeQuery('readVersion', { params: { id, versionId } }),
    enabled: versionId !== '',
  })
  const before = versionId === '' ? {} : data?.body
  if (!before) return null
  return (
    <CodeChanges
      before={{ title: t('publish.before'), body: before }}
      after={{ title: t('publish.after'), body }}
    />
  )
}

interface CompareToolsProps {
  readonly device: FrameDevice
  readonly setDevice: (device: FrameDevice) => void
  readonly locale: string
  readonly setLocale: (locale: string) => void
  readonly languages: CompareDialogProps['document']['languages']
}

/** Chooses the device of both pages, and the language if there are several. */
function CompareTools({ device, setDevice, locale, setLocale, languages }: CompareToolsProps) {
  const t = useTranslate()
  return (
    <div className={styles['buttons']}>
      <SegmentedControl
        label={t('versions.device')}
        segments={[
          { id: 'desktop', label: t('versions.desktop') },
          { id: 'phone', label: t('versions.phone') },
        ]}
        value={device}
        onChange={setDevice}
      />
      {languages.length > 1 && (
        <SegmentedControl
          label={t('publish.language')}
          segments={languages.map((each) => ({
            id: each.locale,
            label: formatLanguage(each.locale, t),
          }))}
          value={locale}
          onChange={setLocale}
        />
      )}
    </div>
  )
}
