import type { Feature } from '../../app/feature.ts'

/** The carts that buyers left, which the list of orders leads to. */
export const abandonedCarts: Feature = {
  screens: [
    {
      path: 'abandoned-carts',
      label: 'studio.screen.abandonedCarts',
      action: 'orders.read',
      lazy: () => import('./AbandonedCartsPage.tsx'),
    },
  ],
}
