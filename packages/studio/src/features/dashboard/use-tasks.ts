import { may, type Role } from '@vitrine/model'
import { useQuery } from '@tanstack/react-query'
import {
  CircleAlert,
  Inbox,
  type LucideIcon,
  Mail,
  MessagesSquare,
  PackageMinus,
  Truck,
} from 'lucide-react'
import { routeQuery } from '../../api/route-query.ts'

/** Something that waits for staff. */
export type Task = {
  readonly Icon: LucideIcon
  readonly to: string
  readonly count: number
} & (
  | {
      readonly id: 'attention' | 'unfulfilled' | 'failedEmails'
      /** Whether there are more than were counted. */
      readonly hasMore: boolean
    }
  | { readonly id: 'lowStock' | 'submissions' | 'comments'; readonly hasMore?: never }
)

/** Loads what waits for staff of a role, most urgent first. A list of orders or emails is counted as far as its first page. */
export function useTasks(role: Role) {
  const ofShop = useShopTasks(role)
  const ofAudience = useAudienceTasks(role)
  return {
    isPending: ofShop.isPending,
    tasks: [...ofShop.tasks, ...ofAudience].filter(({ count }) => count > 0),
  }
}

function useShopTasks(role: Role) {
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
  const tasks: readonly Task[] = [
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
    },
  ]
  return { isPending: attention.isPending || unfulfilled.isPending, tasks }
}

function useAudienceTasks(role: Role): readonly Task[] {
  const forms = useQuery({ ...routeQuery('listForms'), enabled: may(role, 'forms.read') })
  const comments = useQuery({
    ...routeQuery('listComments', { query: {} }),
    enabled: may(role, 'comments.read'),
  })
  return [
    {
      id: 'submissions',
      Icon: Inbox,
      to: '/config/forms/submissions?list=unread',
      count: forms.data?.forms.reduce((sum, { unread }) => sum + unread, 0) ?? 0,
    },
    {
      id: 'comments',
      Icon: MessagesSquare,
      to: '/config/comments',
      count: comments.data?.counts.pending ?? 0,
    },
  ]
}
