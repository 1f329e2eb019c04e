import type { FormSubmission } from '@vitrine/contract'
import { Link, useSearchParams } from 'react-router'
import { Badge } from '../../ui/Badge.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import type { Column } from '../../ui/Table.tsx'
import { Timestamp } from '../../ui/Timestamp.tsx'
import styles from './submissions.module.css'
import { summarizeSubmission } from './summarize.ts'

/** Returns the columns of the list of submissions; with the form of each if they are of several. */
export function useSubmissionColumns(hasForms: boolean): readonly Column<FormSubmission>[] {
  const t = useTranslate()
  return [
    {
      title: t('forms.column.from'),
      fold: 'first',
      cell: (submission) => <SenderLink submission={submission} />,
    },
    {
      title: t('forms.column.message'),
      fold: 'second',
      cell: (submission) => (
        <span className={styles['excerpt']} dir="auto">
          {summarizeSubmission(submission).excerpt}
        </span>
      ),
    },
    ...(hasForms
      ? [
          {
            title: t('forms.column.form'),
            cell: ({ formName }: FormSubmission) => <bdi>{formName}</bdi>,
          },
        ]
      : []),
    {
      title: t('forms.column.state'),
      fold: 'end',
      cell: (submission) => <StateBadge submission={submission} />,
    },
    {
      title: t('forms.column.received'),
      fold: 'end-second',
      cell: ({ createdAt }) => <Timestamp at={createdAt} />,
    },
  ]
}

/** The state of a submission; one that is read has no color. */
export function StateBadge({
  submission: { status, isRead },
}: {
  readonly submission: Pick<FormSubmission, 'status' | 'isRead'>
}) {
  const t = useTranslate()
  if (status === 'spam') return <Badge tone="bad">{t('forms.state.spam')}</Badge>
  return isRead ? (
    <Badge>{t('forms.state.read')}</Badge>
  ) : (
    <Badge tone="warn">{t('forms.state.unread')}</Badge>
  )
}

function SenderLink({ submission }: { readonly submission: FormSubmission }) {
  const t = useTranslate()
  const [parameters] = useSearchParams()
  const { name, email } = summarizeSubmission(submission)
  const shown = name || t('forms.unnamed')
  const to = new URLSearchParams(parameters)
  to.set('open', submission.id)
  return (
    <span className={styles['two']} data-unread={!submission.isRead || undefined}>
      <Link to={`?${to}`} aria-label={t('forms.open', { name: shown })} dir="auto">
        {shown}
      </Link>
      {email !== '' && email !== name && <bdi className={styles['meta']}>{email}</bdi>}
    </span>
  )
}
