import type { Feature } from '../../app/feature.ts'

/** The subscriptions of customers, which the list of orders leads to. */
export const subscriptions: Feature = {
  screens: [
    {
      path: 'subscriptions',
      label: 'studio.screen.subscriptions',
      action: 'orders.read',
      lazy: () => import('./SubscriptionsPage.tsx'),
    },
    {
      path: 'subscriptions/:id',
      action: 'orders.read',
      lazy: () => import('./SubscriptionPage.tsx'),
    },
  ],
}
