import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ScheduleView } from '@vitrine/contract'
import { callApi } from '../../api/call-api.ts'
import { routeQuery } from '../../api/route-query.ts'
import { Button } from '../../ui/Button.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { showFailure, showToast } from '../../ui/overlays/toasts.ts'
import { listTitles } from './list-titles.ts'
import { PlannedAt } from './PlannedAt.tsx'
import styles from './publish.module.css'

interface SchedulesProps {
  readonly mayPublish: boolean
  readonly timeZone: string
}

/** The planned publications; nothing if there are none. */
export function Schedules({ mayPublish, timeZone }: SchedulesProps) {
  const t = useTranslate()
  const { data } = useQuery(routeQuery('listSchedules', { query: { state: 'pending' } }))
  if (!data || data.schedules.length === 0) return null
  return (
    <section className={styles['part']} aria-labelledby="publish-planned">
      <h2 id="publish-planned">{t('publish.scheduled')}</h2>
      <ul className={styles['rows']}>
        {data.schedules.map((schedule) => (
          <li key={schedule.id} className={styles['row']}>
            <div className={styles['choice']}>
              <p>
                {schedule.action === 'publish'
                  ? t('publish.plan.publish')
                  : t('publish.plan.unpublish')}{' '}
                {listTitles(schedule.entries, t)}
              </p>
              <p className={styles['note']}>
                <PlannedAt at={schedule.runAt} timeZone={timeZone} />
              </p>
              {schedule.entries.some(({ outdatedBy }) => outdatedBy !== null) && (
                <p className={styles['note']}>{t('publish.plan.outdated')}</p>
              )}
            </div>
            {mayPublish && <CancelButton schedule={schedule} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

function CancelButton({ schedule }: { readonly schedule: ScheduleView }) {
  const t = useTranslate()
  const queries = useQueryClient()
  const canceling = useMutation({
    mutationFn: () => callApi('cancelSchedule', { params: { id: schedule.id } }),
    onSuccess: () => showToast(t('publish.plan.canceled')),
    onError: (error) => showFailure(error.message),
    onSettled: () => queries.invalidateQueries(),
  })
  return (
    <Button
      small
      {...(canceling.isPending && { disabledReason: t('publish.wait') })}
      onPress={() => canceling.mutate()}
    >
      {t('publish.plan.cancel')}
    </Button>
  )
}
