import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { routeQuery } from '../../api/route-query.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/fields/Checkbox.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { Timestamp } from '../../ui/Timestamp.tsx'
import { CompareDialog } from './CompareDialog.tsx'
import { type ChangedDocument, getKey } from './changed-documents.ts'
import { formatLanguage, formatTitle } from './document-title.ts'
import styles from './publish.module.css'
import type { Publishing } from './use-publishing.ts'

/** The documents with changes, each with its languages, to choose from. */
export function ChangedList({ publishing }: { readonly publishing: Publishing }) {
  const t = useTranslate()
  const { documents, chosen, setChosen, proposal } = publishing
  const [compared, setCompared] = useState<ChangedDocument>()
  const all = documents.flatMap(listKeys)
  const count = all.filter((key) => chosen.has(key)).length
  const reasons = new Map(
    proposal.data?.proposed.map((proposed) => [getKey(proposed), proposed.reason]),
  )
  return (
    <section className={styles['part']} aria-labelledby="publish-changes">
      <h2 id="publish-changes">{t('publish.changes')}</h2>
      {documents.length > 1 && (
        <Checkbox
          label={t('publish.all')}
          isSelected={count === all.length}
          isIndeterminate={count > 0 && count < all.length}
          onChange={(isSelected) => setChosen(all, isSelected)}
        />
      )}
      <ul className={styles['rows']}>
        {documents.map((document) => (
          <li key={document.id}>
            <DocumentRow
              document={document}
              publishing={publishing}
              reason={listKeys(document)
                .map((key) => reasons.get(key))
                .find((reason) => reason !== undefined)}
              onCompare={() => setCompared(document)}
            />
          </li>
        ))}
      </ul>
      {compared && <CompareDialog document={compared} onClose={() => setCompared(undefined)} />}
    </section>
  )
}

type Proposed = NonNullable<Publishing['proposal']['data']>['proposed'][number]

interface DocumentRowProps {
  readonly document: ChangedDocument
  readonly publishing: Publishing
  /** Why it belongs to what is chosen; undefined if it does not. */
  readonly reason: Proposed['reason'] | undefined
  readonly onCompare: () => void
}

function DocumentRow({ document, publishing, reason, onCompare }: DocumentRowProps) {
  const t = useTranslate()
  const { chosen, setChosen } = publishing
  const keys = listKeys(document)
  const count = keys.filter((key) => chosen.has(key)).length
  const title = formatTitle(document, t)
  const hasLanguages = (useQuery(routeQuery('readLanguages')).data?.languages.length ?? 1) > 1
  const isPage = document.kind === 'page' || document.kind === 'item'
  return (
    <div className={styles['row']}>
      <div className={styles['choice']}>
        <Checkbox
          label={title}
          isSelected={count === keys.length}
          isIndeterminate={count > 0 && count < keys.length}
          onChange={(isSelected) => setChosen(keys, isSelected)}
        />
        <p className={styles['note']}>
          {document.languages.every(({ isNew }) => isNew) && (
            <Badge>{isPage ? t('publish.new') : t('publish.neverPublished')}</Badge>
          )}
          {document.state === 'scheduled' && <Badge tone="warn">{t('publish.scheduled')}</Badge>}
          {document.state === 'needs-review' && <Badge tone="warn">{t('publish.inReview')}</Badge>}
          <span>
            {t('publish.edited')} <Timestamp at={document.updatedAt} />
          </span>
          {hasLanguages &&
            document.languages.length === 1 &&
            document.languages.map(({ locale }) => (
              <span key={locale}>{formatLanguage(locale, t)}</span>
            ))}
          {reason !== undefined && count === 0 && <span>{t(`publish.reason.${reason}`)}</span>}
        </p>
        <Languages document={document} publishing={publishing} />
      </div>
      <Button small quiet aria-label={t('publish.compareTitle', { title })} onPress={onCompare}>
        {t('publish.compare')}
      </Button>
    </div>
  )
}

/** The languages of a document, to publish only some of them. */
function Languages(props: { readonly document: ChangedDocument; readonly publishing: Publishing }) {
  const { document, publishing } = props
  const t = useTranslate()
  const { chosen, setChosen } = publishing
  if (document.languages.length < 2) return null
  return (
    <fieldset className={styles['languages']}>
      <legend className="visually-hidden">
        {t('publish.languagesOf', { title: formatTitle(document, t) })}
      </legend>
      {document.languages.map(({ locale }) => {
        const key = getKey({ documentId: document.id, locale })
        return (
          <Checkbox
            key={locale}
            label={formatLanguage(locale, t)}
            isSelected={chosen.has(key)}
            onChange={(isSelected) => setChosen([key], isSelected)}
          />
        )
      })}
    </fieldset>
  )
}

function listKeys({ id: documentId, languages }: ChangedDocument): readonly string[] {
  return languages.map(({ locale }) => getKey({ documentId, locale }))
}
