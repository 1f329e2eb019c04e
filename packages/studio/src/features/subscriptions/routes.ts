import type { Feature } from '../../app/feature.ts'

/** The subscriptions of customers, which the list of orders leads to. */
export const subscriptions: Feature = [
  {
    path: 'subscriptions',
    label: 'studio.screen.subscriptions',
    group: 'orders',
    action: 'orders.read',
    lazy: () => import('./SubscriptionsPage.tsx'),
  },
  {
    path: 'subscriptions/:id',
    action: 'orders.read',
    lazy: () => import('./SubscriptionPage.tsx'),
  },
]
