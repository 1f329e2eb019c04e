import { may, type Role } from '@vitrine/model'
import { useQuery } from '@tanstack/react-query'
import { ChevronRight, CircleAlert, type LucideIcon, Mail, PackageMinus, Truck } from 'lucide-react'
import { Link } from 'react-router'
import { routeQuery } from '../../api/route-query.ts'
import { useTranslate } from '../../ui/i18n.ts'
import { Panel } from '../../ui/Page.tsx'
import { LoadingContent } from '../../ui/states/Skeleton.tsx'
import { TableSkeleton } from '../../ui/states/TableSkeleton.tsx'
import styles from './HomePage.module.css'

interface Task {
  readonly id: 'attention' | 'unfulfilled' | 'failedEmails' | 'lowStock'
  readonly Icon: LucideIcon
  readonly to: string
  readonly count: number
  /** Whether there are more than were counted. */
  readonly hasMore: boolean
}

/** The tasks of every day. */
const CALM: ReadonlySet<Task['id']> = new Set(['unfulfilled', 'lowStock'])

/** Lists what waits for staff, with a link to each list. A list is counted as far as its first page. */
export function ToDo({ role }: { readonly role: Role }) {
  const t = useTranslate()
  const { isPending, tasks } = useTasks(role)
  return (
    <Panel title={t('home.toDo')}>
      {isPending && (
        <LoadingContent>
          <TableSkeleton widths={[24]} rows={2} />
        </LoadingContent>
      )}
      {!isPending && tasks.length === 0 && (
        <p className={styles['nothing']}>{t('home.nothingToDo')}</p>
      )}
      <ul className={styles['tasks']}>
        {tasks.map(({ id, Icon, to, count, hasMore }) => (
          <li key={id}>
            <Link to={to} data-tone={CALM.has(id) ? undefined : 'bad'}>
              <Icon aria-hidden="true" />
              <span>
                {hasMore && id !== 'lowStock'
                  ? t(`home.${id}Many`, { count })
                  : t(`home.${id}`, { count })}
              </span>
              <ChevronRight data-mirrors aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function useTasks(role: Role) {
  const attention = useQuery(routeQuery('listOrders', { query: { filter: 'attention' } }))
  const unfulfilled = useQuery(routeQuery('listOrders', { query: { filter: 'unfulfilled' } }))
  const failed = useQuery({
    ...routeQuery('listEmails', { query: { state: 'failed' } }),
    enabled: may(role, 'mail.read'),
  })
  const lowStock = useQuery({
    ...routeQuery('listStock', { query: { filter: 'low' } }),
    enabled: may(role, 'products.read'),
  })
  const all: readonly Task[] = [
    {
      id: 'attention',
      Icon: CircleAlert,
      to: '/config/orders?view=attention',
      count: attention.data?.orders.length ?? 0,
      hasMore: attention.data?.hasNextPage ?? false,
    },
    {
      id: 'unfulfilled',
      Icon: Truck,
      to: '/config/orders?view=unfulfilled',
      count: unfulfilled.data?.orders.length ?? 0,
      hasMore: unfulfilled.data?.hasNextPage ?? false,
    },
    {
      id: 'failedEmails',
      Icon: Mail,
      to: '/config/mail?view=failed',
      count: failed.data?.emails.length ?? 0,
      hasMore: failed.data?.hasNextPage ?? false,
    },
    {
      id: 'lowStock',
      Icon: PackageMinus,
      to: '/config/products/stock?filter=low',
      count: lowStock.data?.lowCount ?? 0,
      hasMore: false,
    },
  ]
  return {
    isPending: attention.isPending || unfulfilled.isPending,
    tasks: all.filter(({ count }) => count > 0),
  }
}
