import { useMutation, useQuery } from '@tanstack/react-query'
import type { FormSubmission } from '@vitrine/contract'
import { formatFileSize } from '@vitrine/model'
import { Download } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { callApi } from '../../api/call-api.ts'
import { routeQuery } from '../../api/route-query.ts'
import { Button } from '../../ui/Button.tsx'
import { DefinitionList } from '../../ui/DefinitionList.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { Drawer } from '../../ui/overlays/Dialog.tsx'
import { QueryView } from '../../ui/states/QueryView.tsx'
import { TableSkeleton } from '../../ui/states/TableSkeleton.tsx'
import { Timestamp } from '../../ui/Timestamp.tsx'
import styles from './submissions.module.css'
import { StateBadge } from './submission-columns.tsx'
import { summarizeSubmission } from './summarize.ts'
import { refreshSubmissions, useSubmissionChanges } from './use-submissions.ts'

interface SubmissionDrawerProps {
  readonly id: string
  readonly mayManage: boolean
  readonly onClose: () => void
}

/** A submission with all of its answers. Opening it marks it as read. */
export function SubmissionDrawer({ id, mayManage, onClose }: SubmissionDrawerProps) {
  const t = useTranslate()
  const query = useQuery(routeQuery('readFormSubmission', { params: { id } }))
  const { data } = query
  useMarkRead(data)
  const name = (data && summarizeSubmission(data).name) || t('forms.unnamed')
  return (
    <Drawer
      title={t('forms.submission', { name })}
      isOpen
      onClose={onClose}
      footer={data && <Actions submission={data} mayManage={mayManage} onClose={onClose} />}
    >
      <QueryView query={query} skeleton={<TableSkeleton widths={[12, 20]} rows={6} />}>
        {(submission) => <Details submission={submission} />}
      </QueryView>
    </Drawer>
  )
}

/** Marks a submission as read once it is shown. One that is marked as unread afterwards stays so. */
function useMarkRead(submission: FormSubmission | undefined): void {
  const { mutate } = useMutation({
    mutationFn: (id: string) =>
      callApi('markFormSubmissions', { body: { ids: [id], isRead: true } }),
    onSuccess: refreshSubmissions,
  })
  const id = submission?.id
  const isNew = submission?.isRead === false
  const seen = useRef<string>(undefined)
  useEffect(() => {
    if (id === undefined || seen.current === id) return
    seen.current = id
    if (isNew) mutate(id)
  }, [id, isNew, mutate])
}

function Actions(props: {
  readonly submission: FormSubmission
  readonly mayManage: boolean
  readonly onClose: () => void
}) {
  const { submission, mayManage, onClose } = props
  const t = useTranslate()
  const { mark, sort, remove, isPending } = useSubmissionChanges(onClose)
  const { id, status } = submission
  const { email } = summarizeSubmission(submission)
  return (
    <div className={styles['actions']}>
      {mayManage && (
        <>
          <Button danger onPress={() => void remove([id])}>
            {t('studio.delete')}
          </Button>
          <Button
            isPending={isPending}
            onPress={() => sort([id], status === 'spam' ? 'received' : 'spam')}
          >
            {t(status === 'spam' ? 'forms.notSpam' : 'forms.markSpam')}
          </Button>
        </>
      )}
      <Button isPending={isPending} onPress={() => mark([id], false)}>
        {t('forms.markUnread')}
      </Button>
      {email !== '' && (
        <Button
          primary
          onPress={() => window.location.assign(`mailto:${encodeURIComponent(email)}`)}
        >
          {t('forms.reply')}
        </Button>
      )}
    </div>
  )
}

function Details({ submission }: { readonly submission: FormSubmission }) {
  const t = useTranslate()
  const { disclaimer, formName, pageTitle, pagePath, createdAt, expiresAt } = submission
  const { locale, reason } = submission
  return (
    <div className={styles['details']}>
      <StateBadge submission={submission} />
      <section aria-label={t('forms.detail.answers')}>
        <Answers submission={submission} />
      </section>
      <DefinitionList
        items={[
          [t('forms.detail.form'), <bdi key="form">{formName}</bdi>],
          [
            t('forms.detail.page'),
            <span key="page">
              <bdi>{pageTitle}</bdi> {pagePath !== '' && <a href={pagePath}>{pagePath}</a>}
            </span>,
          ],
          [t('forms.detail.received'), <Timestamp key="received" at={createdAt} />],
          [t('forms.detail.language'), locale],
          [
            t('forms.detail.consent'),
            disclaimer === ''
              ? t('forms.detail.consent.none')
              : t('forms.detail.consent.shown', { text: disclaimer }),
          ],
          ...(expiresAt === null
            ? []
            : [[t('forms.detail.expires'), <Timestamp key="expires" at={expiresAt} />] as const]),
          ...(reason === null
            ? []
            : [[t('forms.detail.spam'), describeReason(t, reason)] as const]),
        ]}
      />
    </div>
  )
}

/** Lists answers in the order of the form. Fields may share a title. */
function Answers({ submission }: { readonly submission: FormSubmission }) {
  const t = useTranslate()
  const { answers, files } = submission
  return (
    <dl className={styles['answers']}>
      {answers.map(({ id, title, text }) => {
        const own = files.filter(({ fieldId }) => fieldId === id)
        return (
          <div key={id}>
            <dt dir="auto">{title}</dt>
            <dd>
              {own.length > 0 ? (
                <Files files={own} />
              ) : text === '' ? (
                <span className={styles['meta']}>{t('forms.detail.noAnswer')}</span>
              ) : (
                <span dir="auto">{text}</span>
              )}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

/** Lists files with their sizes, each to download. */
function Files({ files }: Pick<FormSubmission, 'files'>) {
  const t = useTranslate()
  return (
    <ul className={styles['files']}>
      {files.map(({ id, filename, byteSize, url }) => (
        <li key={id}>
          <a href={url} download aria-label={t('forms.detail.download', { name: filename })}>
            <Download aria-hidden="true" />
            <bdi>{filename}</bdi>
          </a>
          <span className={styles['meta']}>{formatFileSize(byteSize)}</span>
        </li>
      ))}
    </ul>
  )
}

function describeReason(t: ReturnType<typeof useTranslate>, reason: string): string {
  if (reason === 'owner' || reason === 'quick' || reason === 'trap')
    return t(`forms.reason.${reason}`)
  return reason
}
