import { useTranslate } from '../../ui/i18n.ts'
import { addTexts } from '../../ui/texts.ts'
import { checksTexts } from '../../ui/texts/checks/check-texts.ts'
import { publishingTexts } from '../../ui/texts/publishing.ts'
import { EmptyState } from '../../ui/states/EmptyState.tsx'
import { QueryView } from '../../ui/states/QueryView.tsx'
import { TableSkeleton } from '../../ui/states/TableSkeleton.tsx'
import { ChangedList } from './ChangedList.tsx'
import { Checks } from './Checks.tsx'
import { NotSaved } from './not-saved.ts'
import { Publications } from './Publications.tsx'
import { PublishForm, PublishSubmit } from './PublishForm.tsx'
import { Returned } from './Returned.tsx'
import { Reviews } from './Reviews.tsx'
import { Schedules } from './Schedules.tsx'
import type { Publishing } from './use-publishing.ts'

addTexts({ ...publishingTexts, ...checksTexts })

interface PublishPanelProps {
  readonly publishing: Publishing
  /** Whether the button that publishes is elsewhere, such as in the footer of a drawer. */
  readonly hasFooter?: boolean
}

/** The changes of the site, the checks of the chosen ones, and how they become public. */
export function PublishPanel({ publishing, hasFooter = false }: PublishPanelProps) {
  const t = useTranslate()
  const { changes, entries } = publishing
  const error = changes.error instanceof NotSaved ? new Error(t('publish.notSaved')) : changes.error
  return (
    <>
      <Reviews publishing={publishing} />
      <Returned />
      <QueryView
        query={{ ...changes, error }}
        skeleton={<TableSkeleton widths={[24]} rows={4} />}
        isEmpty={(documents) => documents.length === 0}
        empty={<EmptyState title={t('publish.empty')}>{t('publish.empty.text')}</EmptyState>}
      >
        {() => (
          <>
            <ChangedList publishing={publishing} />
            {entries.length > 0 && <Checks publishing={publishing} />}
            {publishing.mayEdit && <PublishForm publishing={publishing} />}
            {publishing.mayEdit && !hasFooter && <PublishSubmit publishing={publishing} />}
          </>
        )}
      </QueryView>
      <Schedules mayPublish={publishing.mayPublish} timeZone={publishing.timeZone} />
      <Publications mayPublish={publishing.mayPublish} />
    </>
  )
}
