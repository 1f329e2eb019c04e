import type { Feature } from '../../app/feature.ts'

/** The carts that buyers left, which the list of orders leads to. */
export const abandonedCarts: Feature = [
  {
    path: 'abandoned-carts',
    label: 'studio.screen.abandonedCarts',
    group: 'orders',
    action: 'orders.read',
    lazy: () => import('./AbandonedCartsPage.tsx'),
  },
]
