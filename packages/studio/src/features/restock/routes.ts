import type { Feature } from '../../app/feature.ts'

/** The visitors who wait for stock, which the screen of stock leads to. */
export const restock: Feature = [
  {
    path: 'products/restock',
    label: 'studio.screen.restock',
    group: 'store',
    action: 'orders.read',
    lazy: () => import('./RestockPage.tsx'),
  },
]
