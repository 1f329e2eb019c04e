import { useMutation, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { callApi } from '../../api/call-api.ts'
import { queryClient, routeQuery } from '../../api/route-query.ts'
import { sessionQuery } from '../../api/session.ts'
import { useMay } from '../../api/use-may.ts'
import { Switch } from '../../ui/fields/Switch.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { Panel } from '../../ui/Page.tsx'
import { showFailure, showToast } from '../../ui/overlays/toasts.ts'
import { QueryView } from '../../ui/states/QueryView.tsx'
import { TableSkeleton } from '../../ui/states/TableSkeleton.tsx'

const weeklyEmailQuery = routeQuery('readWeeklyEmail')

/** The switch of the email with which a person gets the report of each week. */
export function WeeklyEmail() {
  const t = useTranslate()
  const { data: session } = useSuspenseQuery(sessionQuery)
  const query = useQuery(weeklyEmailQuery)
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (isOn: boolean) => callApi('changeWeeklyEmail', { body: { isOn } }),
    onSuccess: (saved) => {
      queryClient.setQueryData(weeklyEmailQuery.queryKey, saved)
      showToast(t(saved.isOn ? 'analytics.weekly.on' : 'analytics.weekly.off'))
    },
    onError: ({ message }) => showFailure(message),
  })
  const email = session?.member.email ?? ''
  const mayReadEmails = useMay('mail.read')
  const isSent = session?.site.sendsEmail !== false
  const help = [
    t('analytics.weekly.help', { email }),
    ...(isSent ? [] : [t('analytics.weekly.noServer')]),
    ...(!isSent && mayReadEmails ? [t('analytics.weekly.read')] : []),
  ]
  return (
    <Panel title={t('analytics.weekly')} padded>
      <QueryView query={query} skeleton={<TableSkeleton widths={[20]} rows={1} />}>
        {({ isOn }) => (
          <Switch
            label={t('analytics.weekly.switch')}
            help={help.join(' ')}
            isSelected={isPending ? variables : isOn}
            onChange={(next) => !isPending && mutate(next)}
          />
        )}
      </QueryView>
    </Panel>
  )
}
