import { useQuery } from '@tanstack/react-query'
import type { SiteForm } from '@vitrine/contract'
import { Inbox } from 'lucide-react'
import { Link } from 'react-router'
import { routeQuery } from '../../api/route-query.ts'
import { Badge } from '../../ui/Badge.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { ListPanel } from '../../ui/lists/ListPanel.tsx'
import { Page } from '../../ui/Page.tsx'
import { EmptyState } from '../../ui/states/EmptyState.tsx'
import type { Column } from '../../ui/Table.tsx'
import { addTexts } from '../../ui/texts.ts'
import { formsTexts } from '../../ui/texts/audience/forms.ts'
import { Timestamp } from '../../ui/Timestamp.tsx'
import styles from './submissions.module.css'
import { SUBMISSIONS } from './use-submissions.ts'

addTexts(formsTexts)

/** The forms of the site, each with its page and its unread submissions. */
export function Component() {
  const t = useTranslate()
  const query = useQuery(routeQuery('listForms'))
  const columns = useFormColumns()
  return (
    <Page
      title={t('forms.title')}
      note={t('forms.note')}
      actions={<LinkButton to={SUBMISSIONS}>{t('forms.all')}</LinkButton>}
    >
      <ListPanel
        label={t('forms.title')}
        query={query}
        getRows={({ forms }) => forms}
        rowKey={({ formId }) => formId}
        columns={columns}
        skeleton={{ widths: [18, 16, 6, 8], rows: 4 }}
        empty={
          <EmptyState
            Icon={Inbox}
            title={t('forms.empty')}
            action={<LinkButton to="/config/pages">{t('forms.empty.action')}</LinkButton>}
          >
            {t('forms.empty.text')}
          </EmptyState>
        }
      />
    </Page>
  )
}

/** Returns the columns of the list of forms. */
function useFormColumns(): readonly Column<SiteForm>[] {
  const t = useTranslate()
  return [
    {
      title: t('forms.column.form'),
      fold: 'first',
      cell: ({ formId, formName }) => (
        <Link
          to={`${SUBMISSIONS}?form=${encodeURIComponent(formId)}`}
          className={styles['target']}
          dir="auto"
        >
          {formName}
        </Link>
      ),
    },
    {
      title: t('forms.column.page'),
      fold: 'second',
      cell: (form) => <FormLocation form={form} />,
    },
    {
      title: t('forms.column.state'),
      fold: 'end',
      cell: ({ unread }) =>
        unread > 0 && <Badge tone="warn">{t('forms.new', { count: unread })}</Badge>,
    },
    { title: t('forms.column.submissions'), number: true, cell: ({ received }) => received },
    {
      title: t('forms.column.last'),
      fold: 'end-second',
      cell: ({ lastAt }) => (lastAt === null ? '–' : <Timestamp at={lastAt} />),
    },
  ]
}

function FormLocation({ form }: { readonly form: SiteForm }) {
  const t = useTranslate()
  const { documentId, pageTitle, pagePath } = form
  return (
    <span className={styles['two']}>
      {documentId === null ? (
        <bdi>{pageTitle}</bdi>
      ) : (
        <Link to={`/config/pages/${documentId}`} className={styles['target']} dir="auto">
          {pageTitle}
        </Link>
      )}
      <span className={styles['meta']}>
        {documentId === null ? t('forms.page.gone') : <bdi>{pagePath}</bdi>}
      </span>
    </span>
  )
}
