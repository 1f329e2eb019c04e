import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReviewView } from '@vitrine/contract'
import { useEffect, useRef, useState } from 'react'
import { callApi } from '../../api/call-api.ts'
import { routeQuery } from '../../api/route-query.ts'
import { Button } from '../../ui/Button.tsx'
import { TextArea } from '../../ui/fields/TextField.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { showFailure, showToast } from '../../ui/overlays/toasts.ts'
import { Notice } from '../../ui/states/Notice.tsx'
import { Timestamp } from '../../ui/Timestamp.tsx'
import { listTitles } from './list-titles.ts'
import styles from './publish.module.css'
import type { Publishing } from './use-publishing.ts'

/** The open requests for a review; nothing if there are none. */
export function Reviews({ publishing }: { readonly publishing: Publishing }) {
  const t = useTranslate()
  const { data } = useQuery(routeQuery('listReviews', { query: { state: 'open' } }))
  if (!data || data.reviews.length === 0) return null
  return (
    <section className={styles['part']} aria-labelledby="publish-reviews">
      <h2 id="publish-reviews">{t('publish.reviews')}</h2>
      <ul className={styles['rows']}>
        {data.reviews.map((review) => (
          <li key={review.id}>
            <ReviewRow review={review} publishing={publishing} />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface ReviewRowProps {
  readonly review: ReviewView
  readonly publishing: Publishing
}

function ReviewRow({ review, publishing }: ReviewRowProps) {
  const t = useTranslate()
  const { asker, askedAt, askedBy, note, entries } = review
  const changed = entries.filter(({ isChangedSince }) => isChangedSince)
  const isOwn = askedBy === publishing.session?.member.id
  return (
    <div className={styles['choice']}>
      <p>{listTitles(entries, t)}</p>
      <p className={styles['note']}>
        {asker?.email ?? t('publish.someone')} · <Timestamp at={askedAt} />
      </p>
      {note !== '' && <p className={styles['quote']}>{note}</p>}
      {changed.length > 0 && (
        <Notice tone="warn" title={t('publish.changedSince', { titles: listTitles(changed, t) })}>
          {t('publish.changedSince.text')}
        </Notice>
      )}
      <div className={styles['buttons']}>
        {publishing.mayPublish && <Decision review={review} />}
        {isOwn && publishing.mayEdit && <WithdrawButton review={review} />}
      </div>
    </div>
  )
}

function useDecision(run: () => Promise<unknown>, done: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: run,
    onSuccess: () => showToast(done),
    onError: (error) => showFailure(error.message),
    onSettled: () => queries.invalidateQueries(),
  })
}

function Decision({ review: { id } }: { readonly review: ReviewView }) {
  const t = useTranslate()
  const [answer, setAnswer] = useState<string>()
  const params = { id }
  const approving = useDecision(() => callApi('approveReview', { params }), t('publish.approved'))
  const returning = useDecision(
    () => callApi('declineReview', { params, body: { note: answer?.trim() ?? '' } }),
    t('publish.returned'),
  )
  const isPending = approving.isPending || returning.isPending
  const wait = isPending ? t('publish.wait') : undefined
  if (answer === undefined)
    return (
      <>
        <Button small disabledReason={wait} onPress={() => approving.mutate()}>
          {t('publish.approve')}
        </Button>
        <Button small quiet onPress={() => setAnswer('')}>
          {t('publish.return')}
        </Button>
      </>
    )
  return (
    <AnswerForm
      isPending={isPending}
      answer={answer}
      onChange={setAnswer}
      onSubmit={() => returning.mutate()}
    />
  )
}

interface AnswerFormProps {
  readonly isPending: boolean
  readonly answer: string
  /** Sets the note; undefined ends the form. */
  readonly onChange: (answer: string | undefined) => void
  readonly onSubmit: () => void
}

/** The note with which changes are returned. */
function AnswerForm({ isPending, answer, onChange, onSubmit }: AnswerFormProps) {
  const t = useTranslate()
  const field = useRef<HTMLTextAreaElement>(null)
  // The button that asked is gone.
  useEffect(() => field.current?.focus(), [])
  const isMissing = answer.trim() === ''
  const wait = isPending ? t('publish.wait') : undefined
  return (
    <form
      className={styles['answer']}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isMissing && !isPending) onSubmit()
      }}
    >
      <TextArea
        ref={field}
        label={t('publish.answer')}
        value={answer}
        maxLength={2_000}
        onChange={onChange}
      />
      <div className={styles['buttons']}>
        <Button small type="submit" disabledReason={isMissing ? t('publish.answer.missing') : wait}>
          {t('publish.return.submit')}
        </Button>
        <Button small quiet onPress={() => onChange(undefined)}>
          {t('studio.cancel')}
        </Button>
      </div>
    </form>
  )
}

function WithdrawButton({ review: { id } }: { readonly review: ReviewView }) {
  const t = useTranslate()
  const withdrawing = useDecision(
    () => callApi('withdrawReview', { params: { id } }),
    t('publish.withdrawn'),
  )
  return (
    <Button small quiet onPress={() => withdrawing.mutate()}>
      {t('publish.withdraw')}
    </Button>
  )
}
