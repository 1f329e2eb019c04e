import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { callApi } from '../../api/call-api.ts'
import { pagedQuery } from '../../api/paged-query.ts'
import { queryClient } from '../../api/route-query.ts'
import { useMay } from '../../api/use-may.ts'
import { Button } from '../../ui/Button.tsx'
import { Panel } from '../../ui/Page.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { Timestamp } from '../../ui/Timestamp.tsx'
import styles from './EmailsPage.module.css'

/** The addresses that get no emails, as a mail server rejected them; nothing if there are none. */
export function SuppressedAddresses() {
  const t = useTranslate()
  const { data, hasNextPage, fetchNextPage } = useInfiniteQuery(
    pagedQuery(['listMailSuppressions'], (query) => callApi('listMailSuppressions', { query })),
  )
  const remove = useMutation({
    mutationFn: (id: string) => callApi('deleteMailSuppression', { params: { id } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['listMailSuppressions'] }),
  })
  const suppressions = data?.pages.flatMap((page) => page.suppressions) ?? []
  if (suppressions.length === 0) return null
  const canRemove = useMay('mail.manage')

  return (
    <Panel title={t('emails.suppressed')} aside={t('emails.suppressed.text')}>
      <ul className={styles['suppressions']}>
        {suppressions.map(({ id, email, reason, createdAt }) => (
          <li key={id}>
            <div>
              <b>{email}</b>
              <p>{reason}</p>
              <Timestamp at={createdAt} />
            </div>
            {canRemove && (
              <Button
                aria-label={t('emails.removeAddress', { address: email })}
                onPress={() => remove.mutate(id)}
                isDisabled={remove.isPending}
              >
                {t('emails.remove')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <div className={styles['actions']}>
          <Button onPress={() => void fetchNextPage()}>{t('studio.loadMore')}</Button>
        </div>
      )}
    </Panel>
  )
}
