import { useQuery } from '@tanstack/react-query'
import { Inbox } from 'lucide-react'
import { useState } from 'react'
import { callApi } from '../../api/call-api.ts'
import { routeQuery } from '../../api/route-query.ts'
import { useMay } from '../../api/use-may.ts'
import { CsvButton } from '../../ui/files/CsvButton.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { EmptyList } from '../../ui/lists/EmptyList.tsx'
import { ListPanel } from '../../ui/lists/ListPanel.tsx'
import { Page } from '../../ui/Page.tsx'
import { addTexts } from '../../ui/texts.ts'
import { formsTexts } from '../../ui/texts/audience/forms.ts'
import { useSubmissionColumns } from './submission-columns.tsx'
import { SubmissionDrawer } from './SubmissionDrawer.tsx'
import { SubmissionSelection } from './SubmissionSelection.tsx'
import { SubmissionTools } from './SubmissionTools.tsx'
import { summarizeSubmission } from './summarize.ts'
import {
  type SubmissionFilters,
  toSubmissionQuery,
  useSubmissionFilters,
  useSubmissions,
} from './use-submissions.ts'

addTexts(formsTexts)

/** The submissions of one form or all. The filters and the open submission are in the URL. */
export function Component() {
  const t = useTranslate()
  const filters = useSubmissionFilters()
  const { data } = useQuery(routeQuery('listForms'))
  const forms = data?.forms ?? []
  const form = forms.find(({ formId }) => formId === filters.formId)
  return (
    <Page
      title={form?.formName ?? t('forms.submissions.title')}
      back={{ to: '/config/forms', label: t('forms.title') }}
      actions={
        <CsvButton
          name="submissions"
          label={t('forms.export')}
          loadPage={(page) =>
            callApi('exportFormSubmissions', { query: { ...toSubmissionQuery(filters), ...page } })
          }
        />
      }
    >
      <SubmissionList filters={filters} forms={forms} />
    </Page>
  )
}

function SubmissionList(props: {
  readonly filters: SubmissionFilters
  readonly forms: Parameters<typeof SubmissionTools>[0]['forms']
}) {
  const { filters, forms } = props
  const t = useTranslate()
  const mayManage = useMay('forms.manage')
  const query = useSubmissions(filters)
  const [selectedIds, setSelectedIds] = useState<readonly string[]>([])
  const columns = useSubmissionColumns(filters.formId === '')
  return (
    <>
      <ListPanel
        label={t('forms.submissions.title')}
        query={query}
        getRows={({ submissions }) => submissions}
        rowKey={({ id }) => id}
        columns={columns}
        skeleton={{ widths: [16, 24, 6, 8], rows: 8 }}
        tools={<SubmissionTools filters={filters} counts={query.data?.counts} forms={forms} />}
        empty={<NoSubmissions filters={filters} />}
        renderSelection={(submissions) => (
          <SubmissionSelection
            submissions={submissions}
            selected={submissions.filter(({ id }) => selectedIds.includes(id))}
            mayManage={mayManage}
            onSelect={setSelectedIds}
          />
        )}
        selection={{
          keys: selectedIds,
          onChange: setSelectedIds,
          getLabel: (submission) =>
            t('forms.select', {
              name: summarizeSubmission(submission).name || t('forms.unnamed'),
            }),
        }}
      />
      {filters.openId !== '' && (
        <SubmissionDrawer
          id={filters.openId}
          mayManage={mayManage}
          onClose={() => filters.change({ open: null })}
        />
      )}
    </>
  )
}

function NoSubmissions({ filters }: { readonly filters: SubmissionFilters }) {
  const t = useTranslate()
  return (
    <EmptyList
      Icon={Inbox}
      title={t('forms.noSubmissions')}
      text={t('forms.noSubmissions.text')}
      isFiltered={filters.isFiltered}
      noMatches={{
        title: t('forms.noMatches'),
        text: t('forms.noMatches.text'),
        clearLabel: t('forms.clearFilters'),
        onClear: filters.clear,
      }}
    />
  )
}
