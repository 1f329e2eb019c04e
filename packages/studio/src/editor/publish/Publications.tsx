import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Publication } from '@vitrine/contract'
import { useEffect, useRef, useState } from 'react'
import { callApi } from '../../api/call-api.ts'
import { routeQuery } from '../../api/route-query.ts'
import { Button } from '../../ui/Button.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { showFailure } from '../../ui/overlays/toasts.ts'
import { Timestamp } from '../../ui/Timestamp.tsx'
import { isReplaced } from './is-replaced.ts'
import { listTitles } from './list-titles.ts'
import styles from './publish.module.css'

/** The number of publications that can be rolled back here. */
const COUNT = 5

/** The last publications, to roll them back; nothing if there was none. */
export function Publications({ mayPublish }: { readonly mayPublish: boolean }) {
  const t = useTranslate()
  const { data } = useQuery(routeQuery('listPublications'))
  if (!data || data.publications.length === 0) return null
  return (
    <section className={styles['part']} aria-labelledby="publish-history">
      <h2 id="publish-history">{t('publish.history')}</h2>
      <ul className={styles['rows']}>
        {data.publications.slice(0, COUNT).map((publication) => (
          <li key={publication.id} className={styles['row']}>
            <div className={styles['choice']}>
              <p>{listTitles(publication.changed, t)}</p>
              <p className={styles['note']}>
                <span>
                  {t(`publish.action.${publication.action}`)} ·{' '}
                  <Timestamp at={publication.publishedAt} />
                </span>
              </p>
            </div>
            {mayPublish &&
              publication.action !== 'trash' &&
              (isReplaced(publication, data.publications) ? (
                <span className={styles['note']}>{t('publish.replaced')}</span>
              ) : (
                <RollBackButton publication={publication} />
              ))}
          </li>
        ))}
      </ul>
    </section>
  )
}

interface RollBackButtonProps {
  readonly publication: Publication
  readonly onDone?: () => void
}

/** Restores what visitors saw before a publication, after a question. */
export function RollBackButton({ publication, onDone }: RollBackButtonProps) {
  const t = useTranslate()
  const queries = useQueryClient()
  const { id } = publication
  const rollingBack = useMutation({
    mutationFn: () => callApi('rollBackPublication', { params: { id } }),
    onSuccess: () => onDone?.(),
    onError: (error) => showFailure(error.message),
    onSettled: () => queries.invalidateQueries(),
  })
  const [isAsking, setAsking] = useState(false)
  if (rollingBack.isSuccess)
    return <output className={styles['note']}>{t('publish.rolledBack')}</output>
  if (!isAsking)
    return (
      <Button small onPress={() => setAsking(true)}>
        {t('publish.rollBack')}
      </Button>
    )
  return (
    <RollBackQuestion
      isPending={rollingBack.isPending}
      onConfirm={() => rollingBack.mutate()}
      onCancel={() => setAsking(false)}
    />
  )
}

function RollBackQuestion(props: {
  readonly isPending: boolean
  readonly onConfirm: () => void
  readonly onCancel: () => void
}) {
  const t = useTranslate()
  const { isPending, onConfirm, onCancel } = props
  const question = useRef<HTMLFieldSetElement>(null)
  // The button that asked is gone.
  useEffect(() => question.current?.focus(), [])
  return (
    <fieldset className={styles['question']} tabIndex={-1} ref={question}>
      <legend>{t('publish.rollBack.title')}</legend>
      <p>{t('publish.rollBack.text')}</p>
      <div className={styles['buttons']}>
        <Button
          small
          danger
          disabledReason={isPending ? t('publish.wait') : undefined}
          onPress={onConfirm}
        >
          {t('publish.rollBack')}
        </Button>
        <Button small quiet onPress={onCancel}>
          {t('studio.cancel')}
        </Button>
      </div>
    </fieldset>
  )
}
